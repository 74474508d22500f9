import { escapeHtml } from '../escape.ts';
import type { Page } from '../page.ts';

/** The privacy policy. */
export function privacyContents({ say, shop }: Page): string {
  const name = escapeHtml(shop.name);
  const part = (title: string, text: string) => `<dt>${title}</dt><dd>${text}</dd>`;
  return (
    `<div id="privacy"><h2>${say('プライバシーポリシー', 'Privacy Policy')}</h2>` +
    `<p class="privacy_intro">${say(`${name}は、お客様の個人情報を大切に取り扱います。`, `${name} handles your personal data with care.`)}</p><dl>` +
    part(
      say('個人情報の取得', 'What we collect'),
      say('ご注文に必要な情報だけをお預かりします。', 'Only what an order needs: name, address, e-mail address.'),
    ) +
    part(
      say('個人情報の利用', 'What we use it for'),
      say('商品の発送とご連絡のために利用します。', 'To send your order and to write to you about it.'),
    ) +
    `${part(say('第三者への提供', 'Who else sees it'), say('法令に基づく場合を除き、第三者に提供しません。', 'Nobody, unless the law requires it.'))}</dl></div>`
  );
}

/** The legal notice. */
export function lawContents({ say, shop }: Page): string {
  const part = (title: string, text: string, className = '') => `<h3>${title}</h3><p${className}>${text}</p>`;
  return (
    `<div id="law"><h2>${say('特定商取引法に基づく表記', 'Act on Specified Commercial Transactions')}</h2>` +
    part(say('事業者の名称', 'Seller'), escapeHtml(shop.name)) +
    part(say('事業者の所在地', 'Address'), '1 Pier Road, Harbor Town') +
    part(say('事業者の連絡先', 'Telephone'), '000-0000-0000', ' class="law__telNumber"') +
    part(
      say('販売価格', 'Prices'),
      say('各商品ページに税込価格で表示しています。', 'Shown with each item, tax included.'),
    ) +
    part(
      say('お支払い方法', 'Payment'),
      say('クレジットカード、コンビニ決済、あと払い', 'Credit card, convenience store, pay later'),
    ) +
    `<p class="law_attention">${say('返品は商品到着後8日以内に承ります。', 'Returns are accepted within 8 days of delivery.')}</p>` +
    `<div class="atobaraiTerm"><h3 class="atobaraiTerm__title">${say('あと払い', 'Pay later')}</h3><p class="atobaraiTerm__body">${say('翌月のお支払いです。', 'Payment is due in the following month.')}</p></div></div>`
  );
}
