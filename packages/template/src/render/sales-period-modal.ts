import type { Page } from './page.ts';

/** The dialog in which a visitor asks for a mail before sales start; hidden until its button is pressed. */
export function salesPeriodModal({ say }: Page): string {
  const mail = say('メールアドレス', 'Email address');
  const title = (text: string) => `<p class="salesPeriodModal__title">${text}</p>`;
  const hint = `<p class="salesPeriodModal__subText">${say('※ @thebase.inからのメール受信許可設定をお願いします。', 'Please allow email from @thebase.in.')}</p>`;
  return (
    '<div id="salesPeriodModal" class="x_salesPeriodModal" style="display: none"><div id="x_salesPeriodModalInner" class="salesPeriodModal__container">' +
    `<div class="salesPeriodModal__submit">${title(say('販売開始のお知らせを希望する', 'Notify me when sales start'))}<div class="salesPeriodModal__inner">` +
    `<p class="salesPeriodModal__text">${say('メールアドレスを登録すると販売開始の前日にメールでお知らせします。', 'Register your email address, and we will email you the day before sales start.')}</p>${hint}` +
    `<p class="salesPeriodModal__label">${mail}</p><input id="x_salesPeriodModalInput" class="salesPeriodModal__input" type="email" aria-label="${mail}" placeholder="${mail}">` +
    '<p id="x_salesPeriodModalError" class="salesPeriodModal__error" style="display: none"><i class="salesPeriodModal__errorIcon"></i><span id="x_salesPeriodModalErrorText" class="salesPeriodModal__errorText"></span></p>' +
    `<button type="button" id="x_salesPeriodModalSubmit" class="salesPeriodModal__btn salesPeriodModal__btn--submit">${say('登録する', 'Register')}</button></div></div>` +
    `<div class="salesPeriodModal__result" style="display: none">${title(say('登録完了', 'Registered'))}<p class="salesPeriodModal__text">${say('メールアドレスの登録が完了しました。', 'Your email address has been registered.')}</p>${hint}` +
    `<button type="button" class="salesPeriodModal__btn salesPeriodModal__btn--close x_salesPeriodModalClose">${say('閉じる', 'Close')}</button></div>` +
    `<button type="button" class="salesPeriodModal__closeIcon x_salesPeriodModalClose" aria-label="${say('閉じる', 'Close')}"></button></div></div>`
  );
}
