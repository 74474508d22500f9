import type { Item, Moment } from '../shop/shop.ts';
import { longDate } from './dates.ts';
import { yen } from './money.ts';
import type { Page } from './page.ts';
import { saleStatus } from './sale-status.ts';

/** The notices about an item, in the order of the picture of 2019 and of a mock-up. */
export function itemAttention(item: Item, page: Page): string {
  const lines = [...specialLines(item, page), ...periodLines(item, page), taxLine(page), shippingLine(item, page)];
  return `<div id="itemAttention">${lines.join('')}</div>`;
}

function taxLine({ say }: Page): string {
  return attention('', say('※こちらの価格には消費税が含まれています。', 'This price includes consumption tax.'));
}

function shippingLine({ freeShipping }: Item, { say }: Page): string {
  if (freeShipping) {
    return attention(
      'free',
      `<span class="free__text">${say('この商品は送料無料です。', 'Shipping is free for this item.')}</span>`,
    );
  }
  const details =
    '<div id="postageInfo" class="centeringFixForPostageInfo hide" style="display: none"><div class="shippingInfoBlock">' +
    `<h3>${say('宅配便', 'Parcel')}</h3><p>${say('全国一律', 'All of Japan')} ${yen(700)}</p></div></div>`;
  const text = say('※送料は別途発生いたします。詳細は', 'Shipping is charged separately. Details ');
  return attention('', `${text}<a href="#postageInfo" id="postageOpen">${say('こちら', 'here')}</a>`) + details;
}

function periodLines(item: Item, page: Page): string[] {
  const { say, language } = page;
  const { start, end } = item.period ?? {};
  const status = saleStatus(item, page);
  const date = (moment: Moment | undefined) => (moment ? longDate(moment, language) : '');
  const note = attention(
    'salesPeriod salesPeriod--text',
    say('※販売期間・内容は予告なく変更になる場合があります。', 'Sales period and content may change without notice.'),
  );
  if (status === 'waiting' || status === 'soon') {
    const line = end
      ? attention(
          'salesPeriod salesPeriod--term',
          `${say('販売期間', 'Sales period')}<br />${date(start)} ~ ${date(end)}`,
        )
      : attention(
          'salesPeriod salesPeriod--willStart',
          say(`${date(start)} から販売`, `Sales start on ${date(start)}`),
        );
    return [line, note];
  }
  if (status === 'ended') {
    return [
      attention('salesPeriod salesPeriod--finish', say(`${date(end)} に販売終了`, `Sales ended on ${date(end)}`)),
      note,
    ];
  }
  return [];
}

function specialLines({ preOrder, lottery, takeout }: Item, { apps, say, language }: Page): string[] {
  const span = ({ from, to }: { from: Moment; to: Moment }) => `${longDate(from, language)}~${longDate(to, language)}`;
  const block = (name: string, label: string, data: string) =>
    `<div class="${name}"><div class="${name}__label">${label}</div><p><span class="${name}__data">${data}</span></p></div>`;
  const lines: string[] = [];
  if (preOrder && apps.has('pre_order')) {
    lines.push(
      block('preOrder', say('予約商品', 'Pre-order item'), `${say('発送予定: ', 'Ships: ')}${span(preOrder)}`),
    );
  }
  if (lottery && apps.has('lottery')) {
    lines.push(block('lottery', say('抽選商品', 'Lottery'), `${say('応募期間: ', 'Apply: ')}${span(lottery)}`));
  }
  if (takeout && apps.has('takeout')) {
    const where = `<span class="takeout__text">${say('受取場所を見る', 'Show where to pick up')}</span>`;
    lines.push(block('takeout', say('テイクアウト', 'Takeout'), where));
  }
  return lines;
}

function attention(className: string, content: string): string {
  return `<p class="attention${className && ` ${className}`}">${content}</p>`;
}
