import type { Item, ItemOption } from '../shop/shop.ts';
import { escapeHtml } from './escape.ts';
import { yen } from './money.ts';
import type { Page } from './page.ts';

/** Controls for quantity, variation and options of an item. */
export function itemSelect({ stock, variations = [], options = [] }: Item, page: Page): string {
  const { apps, say } = page;
  const choices = variations.map(({ name, stock }, index) => {
    const text = stock > 0 ? name : `${say('在庫なし:', 'Out of stock: ')}${name}`;
    return `<option value="${index + 1}" data-stock="${stock}"${stock > 0 ? '' : ' disabled'}>${escapeHtml(text)}</option>`;
  });
  const variation = element('variationSelectWrap', 'valiationSelect', say('種類', 'Type'), 'name="select"', choices);
  const numbers = Array.from(
    { length: Math.min(stock, 10) },
    (_, index) => `<option value="${index + 1}">${index + 1}</option>`,
  );
  const amount = element(
    'amountSelectWrap',
    'amountSelect',
    say('数量', 'Quantity'),
    'class="amountSelect" name="amount"',
    numbers,
  );
  const extras = apps.has('item_option') ? options.map((option, index) => itemOption(option, index, page)) : [];
  return `<div id="itemSelect">${variations.length > 0 ? variation : ''}${extras.join('')}${stock > 0 ? amount : ''}</div>`;
}

function element(wrapId: string, id: string, label: string, attributes: string, options: readonly string[]): string {
  return `<div id="${wrapId}" class="purchaseElement"><label for="${id}">${label}</label><select id="${id}" ${attributes}>${options.join('')}</select></div>`;
}

function itemOption(option: ItemOption, index: number, { say }: Page): string {
  const id = 7001 + index;
  const start = (control: string) =>
    `<div class="itemOptionElement"><label class="itemOption__name" for="${control}${id}">${escapeHtml(option.name)}</label>` +
    `<input type="hidden" name="options[${index}][id]" value="${id}">`;
  if (option.type === 'select') {
    const choices = option.choices.map(({ name, price }, choice) => {
      const text = price ? `${name}(${yen(price).replace('¥', '¥ ')})` : name;
      return `<option value="${id * 10 + choice}">${escapeHtml(text)}</option>`;
    });
    const name = `options[${index}][variation_id]`;
    return `${start('x_optionSelect')}<select class="itemOption__select" id="x_optionSelect${id}" name="${name}" required>${choices.join('')}</select></div>`;
  }
  const input =
    `<input class="itemOption__input" id="x_optionInput${id}" data-optionid="${id}" name="options[${index}][free_text]"` +
    ` data-maxlength="${option.maxLength}" aria-label="${escapeHtml(option.name)}"${option.required ? ' required' : ' disabled'}>`;
  const area =
    `<div id="x_optionInputArea${id}"${option.required ? '' : ' style="display: none"'}>${input}` +
    `<div class="itemOption__bottomCaptionBlock"><p class="itemOption__caption">${escapeHtml(option.caption)}</p>` +
    `<p class="itemOption__caption itemOption__caption--error" id="x_optionInputError${id}"></p>` +
    `<p class="itemOption__count" id="x_optionCount${id}"><span id="x_optionInputCount${id}">0</span>/${option.maxLength}</p></div></div>`;
  if (option.required) return `${start('x_optionInput')}${area}</div>`;
  const select =
    `<select class="itemOption__select" id="x_optionTextSelect${id}" data-optionid="${id}">` +
    `<option value="">${say('選択なし', 'No selection')}</option><option value="1">${say('あり', 'Yes')}</option></select>`;
  return `${start('x_optionTextSelect')}${select}${area}</div>`;
}
