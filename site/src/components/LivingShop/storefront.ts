import { render, type Shop, sampleShop } from '@shop-docs/template';
import { palette } from '../../../config/palette.ts';
import { frameDocument } from '../TemplateExample/frame-document.ts';

/** An item as `GET /1/items` gives it, as far as the storefront shows it. */
export interface StockItem {
  readonly item_id: number;
  readonly title: string;
  readonly price: number;
  readonly stock: number;
}

/** So many items fill the front page; each brings its picture into the document. */
export const shownItems = 3;

type Item = Shop['items'][number];

/** The sample shop of the templates has the pictures of the first items of the sandbox. */
function toItem({ item_id: id, title, price, stock }: StockItem): Item {
  const { shape = 'plate', hue = 90 } = sampleShop.items.find((each) => each.title === title) ?? {};
  return { id, title, detail: '', price, stock, shape, hue, images: 1, categories: [] };
}

const style = `
body { max-width: none; padding: 0; }
header { padding: 14px 18px; background: ${palette.harbor}; color: ${palette.canvas}; font: 600 20px Georgia, serif; }
.shop { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(190px, 42%), 1fr)); gap: 16px; padding: 16px 18px; }
[data-changed] { outline: 3px solid ${palette.accent}; outline-offset: 6px; border-radius: 10px; }
.item { position: relative; }
.item img { display: block; width: 100%; max-width: none; aspect-ratio: 1; object-fit: cover; border-radius: 8px; }
.item b { position: absolute; top: 8px; left: 8px; padding: 2px 8px; border-radius: 4px; background: ${palette.harbor}; color: ${palette.canvas}; font-size: 13px; }
.item p { margin: 6px 0 0; font-size: 14px; }
@media (max-width: 680px) {
  .shop { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; padding: 12px; }
  .item b { top: 4px; left: 4px; padding: 1px 6px; font-size: 12px; }
  .item p { font-size: 13px; line-height: 1.4; }
}
@media (min-width: 561px) and (max-height: 330px) {
  .item img { aspect-ratio: 4 / 3; }
}
@media (min-height: 365px) {
  .item img { aspect-ratio: 6 / 7; }
}
`;

/** The elements that the template of a reader makes of one item; none when it makes not as many of each. */
export function cardsOf(page: ParentNode, items: readonly StockItem[], itemId: number): readonly Element[] {
  const made = [...(page.querySelector('main')?.children ?? [])];
  const each = made.length / items.length;
  const at = items.findIndex(({ item_id: id }) => id === itemId);
  return at >= 0 && Number.isInteger(each) ? made.slice(at * each, (at + 1) * each) : [];
}

/** The part of the theme that a reader edits. */
export const productCard = `{block:Items}
<div class="item">
  <img src="{ItemImage1URL-300}" alt="">
  {block:NoItemStock}
  <b>Sold out</b>
  {/block:NoItemStock}
  <p>{ItemTitle}<br>{ItemPrice}</p>
</div>
{/block:Items}`;

/** The front page of Harbor Goods as a document: what a template makes of the items of the API. */
export function storefront(template: string, items: readonly StockItem[]): string {
  const shop: Shop = { ...sampleShop, items: items.map(toItem) };
  const theme = `<style>${style}</style><header>{ShopName}</header><main class="shop">${template}</main>`;
  const { html } = render(theme, { page: { page: 'index' }, shop, apps: [], language: 'en', link: () => '#' });
  return frameDocument(html, 'en');
}
