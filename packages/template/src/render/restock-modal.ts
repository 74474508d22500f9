import type { Page } from './page.ts';

/** The dialog in which a visitor asks for a mail when the item is back; hidden until its button is pressed. */
export function restockModal({ say }: Page): string {
  const mail = say('メールアドレス', 'Email address');
  return (
    '<div id="restockMailNotificationModal" class="purchaseButtonModal" style="display: none"><div class="purchaseButtonModal__wrapper"><div class="purchaseButtonModal__container">' +
    `<p class="purchaseButtonModal__title">${say('再入荷のお知らせを希望する', 'Tell me when it is back')}</p>` +
    `<p class="purchaseButtonModal__inputAreaLabel">${mail}</p><input type="text" aria-label="${mail}">` +
    `<button type="button" class="purchaseButtonModal__btn">${say('登録する', 'Register')}</button></div></div></div>`
  );
}
