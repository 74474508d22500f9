import { archived, documentedOption } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { purchase } from './purchase.ts';

/** What readers learn of the tags of the page item/purchase. */
export const purchaseProse: Record<(typeof purchase)[number]['name'], TagProse> = {
  '{block:PurchaseForm}': {
    summary: 'Makes a form that puts the item into the cart.',
    prints: '`form#purchase_form` around its content',
    since: '2019-01',
    notes:
      'It must contain `{PurchaseButton}`, and `{ItemSelectTag}` for quantity, variation and options. Write no form element of your own.',
    evidence: documentedOption,
  },
  '{PurchaseButton}': {
    summary: 'Prints the purchase button, with text and behavior for the state of the item.',
    prints: 'an element with the class `purchaseButton__btn` and a modifier such as `--addToCart` or `--outOfStock`',
    sample: '<button class="purchaseButton__btn purchaseButton__btn--addToCart">カートに入れる</button>',
    evidence: documentedOption,
  },
  '{ItemSelectTag}': {
    summary: 'Prints the fields for quantity, variation and options.',
    prints: '`#itemSelect` with `select` elements such as `#amountSelect`',
    notes: 'Write it inside `{block:PurchaseForm}`, or inside a form of your own in old themes.',
    evidence: documentedOption,
  },
  '{AddToCartURL}': {
    summary: 'Prints the target of a hand-written cart form.',
    prints: 'an address that takes a POST request',
    evidence: archived,
  },
  '{lang:AddToCart}': {
    summary: 'Prints a fixed text for the button of a hand-written cart form.',
    notes: 'Japanese text of 2019: カートに入れる (“Add to cart”).',
    sample: 'カートに入れる',
    evidence: archived,
  },
  '{lang:NoItemInquiry}': {
    summary: 'Prints a fixed text for a question about a sold-out item.',
    notes:
      'Japanese text of 2019: 再入荷についてお問い合わせをする (“Ask about restocking”). Link it to `{ContactPageURL}/items/{ItemId}`.',
    sample: '再入荷についてお問い合わせをする',
    evidence: archived,
  },
};
