import type { BlockName, PageBlockName, VariableName } from '../../catalogue/tag-facts.ts';
import type { Item } from '../../shop/shop.ts';
import { escapeHtml } from '../escape.ts';
import { type BlockHandler, itemOf, ofItem, type Print } from '../handler.ts';
import { itemSelect } from '../item-select.ts';
import type { Page } from '../page.ts';
import { restockModal } from '../restock-modal.ts';
import { saleStatus, takesApplications } from '../sale-status.ts';
import { salesPeriodModal } from '../sales-period-modal.ts';

export const purchaseVariables = {
  ItemSelectTag: ofItem(itemSelect),
  AddToCartURL: ofItem((_, { link }) => link('/cart')),
  PurchaseButton: ofItem((item, page) => `<div class="purchaseButton">${purchaseButton(item, page)}</div>`),
  ItemWatingForSaleButtonTag: ofItem((item, page) => periodButton(item, page)),
  CommunityPurchaseButton: ofItem(({ membersOnly }, { say }) =>
    membersOnly
      ? `<div class="purchaseButton"><button type="button" class="purchaseButton__btn">${say('メンバー登録して購入する', 'Join to buy')}</button></div>`
      : '',
  ),
  AppsAgeVerificationWarningTag: ofItem(
    // As in a mock-up, without its icon and its size: a theme that sets no size should look it.
    (_, { say }) =>
      `<p class="ageVerificationWarning">${say(
        'このショップでは酒類を取り扱っています。20歳未満の者の飲酒は法律で禁止されています。',
        'This shop sells alcohol. Drinking under the age of 20 is prohibited by law.',
      )}</p>`,
  ),
} satisfies Partial<Record<VariableName, Print>>;

export const purchaseBlocks = {
  PurchaseForm: {
    around: (page, scope) => {
      const item = itemOf(page, scope);
      if (!item) return undefined;
      const login = item.membersOnly && page.apps.has('community') ? ' data-community-needs-login="true"' : '';
      const action = escapeHtml(page.link('/cart'));
      return [`<form id="purchase_form" action="${action}" method="post" data-purchase-form${login}>`, '</form>'];
    },
  },
} satisfies Partial<Record<BlockName | PageBlockName, BlockHandler>>;

function purchaseButton(item: Item, page: Page): string {
  const { apps, say } = page;
  const outsidePeriod = periodButton(item, page);
  if (outsidePeriod) return outsidePeriod;
  if (item.stock === 0) {
    if (apps.has('restock_mail_notification')) {
      return button('outOfStock', say('再入荷のお知らせを希望する', 'Tell me when it is back')) + restockModal(page);
    }
    return inquiry(item, page, 'noItem', say('再入荷についてお問い合わせをする', 'Ask about a restock'));
  }
  if (item.lottery && apps.has('lottery')) {
    const text = say('抽選に応募する', 'Enter the lottery');
    return takesApplications(item, page)
      ? button('addToCart', text, ' type="submit"')
      : button('notApplying', text, ' type="button" disabled');
  }
  if (item.membersOnly && apps.has('community')) {
    return button('disabled', say('カートに入れる', 'Add to cart'), ' type="submit" disabled');
  }
  const preOrder = item.preOrder && apps.has('pre_order');
  return button(
    'addToCart',
    preOrder ? say('予約注文する', 'Place a pre-order') : say('カートに入れる', 'Add to cart'),
    ' type="submit"',
  );
}

/** The button of an item outside its sales period; '' for every other item. */
function periodButton(item: Item, page: Page): string {
  const { say } = page;
  switch (saleStatus(item, page)) {
    case 'waiting':
      return (
        '<button type="button" class="purchaseButton__btn purchaseButton__btn--comingSoon x_salesPeriodModalOpen">' +
        `${say('販売開始のお知らせを希望する', 'Notify me when sales start')}</button>${salesPeriodModal(page)}`
      );
    case 'soon':
      return button(
        'comingSoonStay',
        say('販売開始までお待ち下さい', 'Please wait until sales start'),
        ' type="button" disabled',
      );
    case 'ended':
      return inquiry(item, page, 'endOfSale', say('この商品についてお問い合わせする', 'Ask about this item'));
    default:
      return '';
  }
}

function button(modifier: string, text: string, attributes = ' type="button"'): string {
  return `<button${attributes} class="purchaseButton__btn purchaseButton__btn--${modifier}">${text}</button>`;
}

function inquiry({ id }: Item, { link }: Page, modifier: string, text: string): string {
  const address = escapeHtml(link(`/contact/items/${id}`));
  return `<a class="purchaseButton__btn purchaseButton__btn--${modifier}" href="${address}">${text}</a>`;
}
