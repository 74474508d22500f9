import type { Page } from './page.ts';

/** The button that the Message App adds to a page on its own, without a tag. */
export function messenger({ apps, say }: Page): string {
  if (!apps.has('message')) return '';
  return (
    '<div id="x_message"><button type="button" id="x_startMessenger" class="msg_startButton" style="position: fixed; right: 24px; bottom: 24px; background: #1f3a4d; color: #fff">' +
    `<i class="msg_startButton__icon appsicon-message"></i><span class="msg_startButton__text">${say('ショップに質問する', 'Ask the shop a question')}</span></button>` +
    '<div id="x_baseMessage" class="msg_messenger" style="display: none"></div></div>'
  );
}
