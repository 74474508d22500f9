import { archived, documentedOption, platformScript, stock2025 } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const purchase = {
  page: 'item/purchase',
  tags: [
    {
      name: '{block:PurchaseForm}',
      kind: 'form',
      pages: ['item'],
      summary: 'Makes a form that puts the item into the cart.',
      prints: '`form#purchase_form` around its content',
      printsEvidence: platformScript,
      since: '2019-01',
      rules:
        'It must contain `{PurchaseButton}`, and `{ItemSelectTag}` for quantity, variation and options. Write no form element of your own.',
      evidence: documentedOption,
    },
    {
      name: '{PurchaseButton}',
      kind: 'variable',
      within: ['{block:PurchaseForm}'],
      escaping: 'markup',
      summary: 'Prints the purchase button, with text and behavior for the status of the item.',
      prints: 'an element with the class `purchaseButton__btn` and a modifier such as `--addToCart` or `--endOfSale`',
      printsEvidence: archived,
      sample: '<button class="purchaseButton__btn purchaseButton__btn--addToCart">カートに入れる</button>',
      evidence: documentedOption,
    },
    {
      name: '{ItemSelectTag}',
      kind: 'variable',
      pages: ['item'],
      escaping: 'markup',
      summary: 'Prints the fields for quantity, variation and options.',
      prints: '`#itemSelect` with `select` elements such as `#amountSelect`',
      printsEvidence: stock2025,
      notes: 'Write it inside `{block:PurchaseForm}`, or inside a form of your own in old themes.',
      evidence: documentedOption,
    },
    {
      name: '{AddToCartURL}',
      kind: 'variable',
      pages: ['item'],
      escaping: 'url',
      deprecated: {
        use: '{block:PurchaseForm}',
        note: 'The guide of 2019 recommends {block:PurchaseForm} with {PurchaseButton}; no source withdraws the old form.',
      },
      summary: 'Prints the target of a hand-written cart form (old; use `{block:PurchaseForm}`).',
      prints: 'a URL that takes a POST request',
      evidence: archived,
    },
    {
      name: '{lang:AddToCart}',
      kind: 'text',
      escaping: 'text',
      summary: 'Prints a fixed text for the button of a hand-written cart form.',
      japanese: { text: 'カートに入れる (“Add to cart”)', known: 'the guide of 2019' },
      sample: 'カートに入れる',
      evidence: archived,
    },
    {
      name: '{lang:NoItemInquiry}',
      kind: 'text',
      escaping: 'text',
      summary: 'Prints a fixed text for a question about a sold-out item.',
      japanese: { text: '再入荷についてお問い合わせをする (“Ask about a restock”)', known: 'the guide of 2019' },
      notes: 'Link it to `{ContactPageURL}/items/{ItemId}`.',
      sample: '再入荷についてお問い合わせをする',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
