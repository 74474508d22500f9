import { readFile } from 'node:fs/promises';
import { type App, app, callApi, main } from '@shop-docs/client';

/** An item to import. Its `identifier` tells it from all others. */
export interface Goods {
  readonly identifier: string;
  readonly title: string;
  readonly detail?: string;
  readonly price: number;
  /** 1 is the standard rate and the default, 2 the reduced one. */
  readonly item_tax_type?: 1 | 2;
  /** 0 keeps the item hidden; the default is 1. */
  readonly visible?: 0 | 1;
  /** Of an item without variations. */
  readonly stock?: number;
  readonly variations?: readonly Variation[];
  /** Public URLs of JPEG, PNG or GIF files, at most 20. */
  readonly images?: readonly string[];
  readonly categories?: readonly string[];
}

export interface Variation {
  readonly name: string;
  readonly stock: number;
  readonly identifier?: string;
  readonly barcode?: string;
}

const entryKeys =
  'identifier, title, detail, price, item_tax_type, visible, stock, variations, images, categories'.split(', ');
const variationKeys = ['name', 'stock', 'identifier', 'barcode'];

export interface Item {
  readonly item_id: number;
  readonly identifier: string | null;
  readonly [image: `img${number}_origin`]: string | null;
}

export interface Category {
  readonly category_id: number;
  readonly name: string;
}

export type Assignment = Pick<Category, 'category_id'>;

/**
 * Adds what the shop does not have yet, and yields the `identifier` of each entry that is complete. An error names the
 * entry that it stopped at: correct it, and run it again. It goes on where it stopped.
 */
export async function* importCatalog(app: App, catalog: readonly Goods[]): AsyncGenerator<string> {
  checkIdentifiers(catalog);
  for (const goods of catalog) checkEntry(goods);
  const items = matchItems(catalog, await allItems(app));
  const categories = await allCategories(app, catalog);
  for (const goods of catalog) {
    try {
      const item = items.get(goods.identifier) ?? (await addItem(app, goods));
      items.set(goods.identifier, item);
      await complete(app, item, goods, categories);
    } catch (error) {
      throw new Error(`${goods.identifier}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    yield goods.identifier;
  }
}

/** Without a string of its own, an entry is not matched with its item on the next run, which would add it again. */
function checkIdentifiers(catalog: readonly Goods[]): void {
  const seen = new Set<string>();
  for (const [index, { identifier }] of catalog.entries()) {
    if (typeof identifier !== 'string' || !/^\S+$/.test(identifier) || seen.has(identifier))
      throw new Error(
        `Unexpected identifier ${JSON.stringify(identifier)} of entry ${index + 1}, expected a string without spaces that no other has`,
      );
    seen.add(identifier);
  }
}

/** What the API would overlook, or refuse in the middle of the import without saying why. */
function checkEntry(goods: Goods): void {
  const { identifier, title, detail = '', price, stock, item_tax_type = 1, visible = 1 } = goods;
  const { variations = [], images = [], categories = [] } = goods;
  const expect = (isFine: boolean, expected: string, unexpected = 'entry') => {
    if (!isFine) throw new Error(`${identifier}: Unexpected ${unexpected}, expected ${expected}`);
  };
  const checkKeys = (each: object, keys: readonly string[]) => {
    for (const key of Object.keys(each)) expect(keys.includes(key), keys.join(', '), `key ${key}`);
  };
  const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const isPublicUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  checkKeys(goods, entryKeys);
  expect([variations, images, categories].every(Array.isArray), 'variations, images and categories as lists');
  for (const variation of variations) checkKeys(variation, variationKeys);
  const stocks = variations.length ? variations.map((variation) => variation.stock) : [stock];
  expect(stocks.every(isCount), 'the stock of the item or of each variation');
  expect(!variations.length || stock === undefined, 'no stock beside variations, which have their own');
  expect(
    variations.every(({ name }) => isText(name)),
    'a name of each variation',
  );
  expect([...images, ...categories].every(isText), 'images and categories as texts');
  expect(images.every(isPublicUrl), 'each image as a URL that begins with http: or https:');
  expect(typeof detail === 'string', 'detail as a text');
  expect(
    variations.every(({ identifier = '', barcode = '' }) =>
      [identifier, barcode].every((each) => typeof each === 'string'),
    ),
    'the identifier and the barcode of each variation as texts',
  );
  expect(isText(title) && isCount(price), 'a title, and a price in whole yen');
  expect([1, 2].includes(item_tax_type) && [0, 1].includes(visible), 'item_tax_type 1 or 2, and visible 0 or 1');
  expect(!/[\u{10000}-\u{10ffff}]/u.test(`${title}${detail}`), 'no emoji or other 4-byte character');
  expect(images.length <= 20, 'at most 20 images');
}

/** The item of each entry that the shop has. Of two with the same identifier, which one is meant is unknown. */
function matchItems(catalog: readonly Goods[], items: readonly Item[]): Map<string | null, Item> {
  const wanted = new Set<string | null>(catalog.map(({ identifier }) => identifier));
  const matched = new Map<string | null, Item>();
  for (const item of items.filter(({ identifier }) => wanted.has(identifier))) {
    const { item_id, identifier } = item;
    const other = matched.get(identifier)?.item_id ?? item_id;
    if (other !== item_id)
      throw new Error(`${identifier}: Unexpected items ${other} and ${item_id}, expected one with this identifier`);
    matched.set(identifier, item);
  }
  return matched;
}

/** Adds the images and categories that an item does not have yet. */
async function complete(app: App, item: Item, goods: Goods, categories: ReadonlyMap<string, number>): Promise<void> {
  const { item_id } = item;
  for (const [index, image_url] of (goods.images ?? []).entries()) {
    const image_no = index + 1;
    if (item[`img${image_no}_origin`]) continue;
    await callApi(app, 'POST', '/1/items/add_image', { item_id, image_no, image_url });
  }
  const path = `/1/item_categories/detail/${item_id}`;
  const { item_categories } = await callApi<{ item_categories: Assignment[] }>(app, 'GET', path);
  for (const name of new Set(goods.categories)) {
    const category_id = categories.get(name);
    if (item_categories.some((each) => each.category_id === category_id)) continue;
    await callApi(app, 'POST', '/1/item_categories/add', { item_id, category_id });
  }
}

/**
 * All items, by creation and from both ends: what one pass misses, because the owner deletes, hides or shows items
 * meanwhile, is on a page of the other. A missed item would be added again.
 */
async function allItems(app: App): Promise<Item[]> {
  const [all, limit]: [Item[], number] = [[], 100];
  for (const sort of ['asc', 'desc'])
    for (const visible of [1, 0]) // what a call without it returns is not documented
      for (let offset = 0, isLast = false; !isLast; offset += limit) {
        const wanted = { visible, order: 'created', sort, limit, offset, max_image_no: 20 };
        const { items } = await callApi<{ items: Item[] }>(app, 'GET', '/1/items', wanted);
        all.push(...items);
        isLast = items.length < limit;
      }
  return all;
}

/** The IDs of categories by name; those that are missing are added at the top level. */
async function allCategories(app: App, catalog: readonly Goods[]): Promise<Map<string, number>> {
  let { categories } = await callApi<{ categories: Category[] }>(app, 'GET', '/1/categories');
  for (const name of new Set(catalog.flatMap((goods) => goods.categories ?? []))) {
    const { length } = categories.filter((category) => category.name === name);
    if (length > 1) throw new Error(`Unexpected category ${name}, expected one of this name: the shop has ${length}`);
    if (length === 1) continue;
    ({ categories } = await callApi<{ categories: Category[] }>(app, 'POST', '/1/categories/add', { name }));
  }
  return new Map(categories.map(({ name, category_id }) => [name, category_id]));
}

async function addItem(
  app: App,
  { variations = [], stock, identifier, title, detail, price, item_tax_type, visible }: Goods,
): Promise<Item> {
  const { item } = await callApi<{ item: Item }>(app, 'POST', '/1/items/add', {
    identifier,
    title,
    detail,
    price,
    item_tax_type,
    visible,
    stock: stock ?? variations.reduce((sum, variation) => sum + variation.stock, 0), // required, also with variations
    variation: variations.map(({ name }) => name),
    variation_stock: variations.map((variation) => variation.stock),
    variation_identifier: variations.map((variation) => variation.identifier ?? ''),
    barcode: variations.some((variation) => variation.barcode) ? variations.map(({ barcode }) => barcode) : undefined,
  });
  return item;
}

await main(import.meta.filename, async () => {
  const file = process.argv[2] ?? 'catalog.json';
  const catalog = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(catalog)) throw new Error(`Unexpected content of ${file}, expected a list of entries`);
  for await (const identifier of importCatalog(app, catalog)) console.log(identifier);
});
