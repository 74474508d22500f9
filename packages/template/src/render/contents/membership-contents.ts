import { escapeHtml } from '../escape.ts';
import type { Page } from '../page.ts';

/** The page on which a visitor joins the membership. */
export function membershipGuide(page: Page): string {
  const { say, shop, link } = page;
  return membership(
    'guide',
    `<div class="content"><h2 class="heading">${escapeHtml(shop.name)} Membership</h2><p class="description">${say('お買い物でポイントが貯まります。', 'Collect points with every order.')}</p>` +
      `<div class="register"><h3 class="heading">${say('会員登録する', 'Join')}</h3><div class="mail-magazine-wrapper mail-magazine"><input type="checkbox" class="checkbox" id="subscribe-mail-magazine" name="subscribe-mail-magazine" value="on" checked>` +
      `<label class="label" for="subscribe-mail-magazine">${say('メールマガジンを受け取る', 'Receive the newsletter')}</label></div>` +
      `<div class="link-wrapper"><a class="link" href="${escapeHtml(link('/membership/mypage'))}">${say('Pay IDで登録する', 'Register with Pay ID')}</a></div></div></div>`,
  );
}

/** The page of a member. */
export function membershipMyPage(page: Page): string {
  const { say, shop, link } = page;
  return membership(
    'mypage',
    `<div class="heading-wrapper"><h2 class="heading">${say('マイページ', 'My page')}</h2><div class="logout-wrapper"><a class="logout" href="${escapeHtml(link('/membership'))}">${say('ログアウトする', 'Log out')}</a></div></div>` +
      `<div class="info"><div class="card"><p class="logo-text">${escapeHtml(shop.name)}</p><p class="membership-name">Harbor Club</p><p class="join-date">2026/04/01</p></div></div>` +
      `<dl class="definition-list"><dt class="definition-term">${say('会員ポイント', 'Points')}</dt><dd class="definition-description"><span class="point-amount">120</span> <span class="point-expiry-date">${say('有効期限：', 'Expires: ')}2027/03/31</span></dd></dl>` +
      `<div class="leave-wrapper"><button type="button" id="open-modal-button" class="leave">${say('このメンバーシップから退会する', 'Leave this membership')}</button></div>`,
  );
}

function membership(root: string, content: string): string {
  return `<div class="main"><div id="membership" class="membership"><div class="${root}">${content}</div></div></div>`;
}
