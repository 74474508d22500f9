import { escapeHtml } from '../escape.ts';
import type { Page } from '../page.ts';

/** The inquiry form. */
export function contactContents({ say, shop, link }: Page): string {
  const field = (name: string, label: string, control: string) =>
    `<dt><label for="ShopInquiry${name}">${label}</label></dt><dd>${control.replace('#', `id="ShopInquiry${name}" name="data[ShopInquiry][${name}]"`)}</dd>`;
  return (
    `<section class="inquirySection"><h1>${say('お問い合わせ', 'Contact')}</h1>` +
    `<p>${escapeHtml(say(`${shop.name}へのお問い合わせはこちらから。`, `Write to ${shop.name}.`))}</p>` +
    `<form method="post" action="${escapeHtml(link('/contact'))}"><dl>` +
    field('Name', say('お名前', 'Name'), '<input type="text" # required>') +
    field('Tel', say('電話番号（任意）', 'Telephone (optional)'), '<input type="tel" #>') +
    field('MailAddress', say('メールアドレス', 'Email address'), '<input type="email" # required>') +
    field('Title', say('件名', 'Subject'), '<input type="text" # required>') +
    field('Inquiry', say('お問い合わせ内容', 'Message'), '<textarea # rows="6" required></textarea>') +
    `</dl><div class="control-panel"><input type="submit" id="buttonLeave" value="${say('確認画面へ', 'Confirm')}"></div></form></section>`
  );
}
