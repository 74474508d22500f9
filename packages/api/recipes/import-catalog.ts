import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type App, app } from './app.ts';
import { callApi } from './call-api.ts';

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
  /** Without variations. */
  readonly stock?: number;
  readonly variations?: readonly Variation[];
  /** Public URLs of JPEG, PNG or GIF files, at most 20. */
  readonly images?: readonly string[];
  readonly categories?: readonly string[];
}

interface Variation {
  readonly name: string;
  readonly stock: number;
  readonly identifier?: string;
  readonly barcode?: string;
}

const entryKeys =
  'identifier, title, detail, price, item_tax_type, visible, stock, variations, images, categories'.split(', ');
const variationKeys = ['name', 'stock', 'identifier', 'barcode'];

interface Item {
  readonly item_id: number;
  readonly identifier: string | null;
  readonly [image: `img${number}_origin`]: string | null;
}

interface Category {
  readonly category_id: number;
  readonly name: string;
}

/**
 * Adds what the shop does not have yet, and yields the `identifier` of each entry that is complete. An error names the
 * entry that it stopped at: correct it, and run it again. It goes on where it stopped.
 */
export async function* importCatalog(app: App, catalog: readonly Goods[]): AsyncGenerator<string> {
  checkIdentifiers(catalog);
  for (const goods of catalog) checkKeys(goods);
  const items = new Map((await allItems(app)).map((item) => [item.identifier, item]));
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

/** Without a string of its own, an entry does not meet its item again: the next run would add it twice. */
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

/** A misspelt key would leave the item without what it holds, and nobody would notice. */
function checkKeys(goods: Goods): void {
  const { identifier, variations = [] } = goods;
  const check = (each: Goods | Variation, keys: readonly string[]) => {
    for (const key of Object.keys(each))
      if (!keys.includes(key)) throw new Error(`${identifier}: Unexpected key ${key}, expected ${keys.join(', ')}`);
  };
  check(goods, entryKeys);
  for (const variation of variations) check(variation, variationKeys);
  if ((variations.length ? variations : [goods]).some(({ stock }) => typeof stock !== 'number'))
    throw new Error(`${identifier}: Unexpected entry, expected the stock of the item or of each variation`);
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
  const { item_categories } = await callApi<{ item_categories: Category[] }>(app, 'GET', path);
  for (const name of goods.categories ?? []) {
    const category_id = categories.get(name);
    if (item_categories.some((each) => each.category_id === category_id)) continue;
    await callApi(app, 'POST', '/1/item_categories/add', { item_id, category_id });
  }
}

async function allItems(app: App): Promise<Item[]> {
  const [all, limit]: [Item[], number] = [[], 100];
  for (const visible of [1, 0]) // what a call without it returns is not documented
    for (let offset = 0, isLast = false; !isLast; offset += limit) {
      // By creation: the owner can move items in the default order while the program reads.
      const wanted = { visible, order: 'created', sort: 'asc', limit, offset, max_image_no: 20 };
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
  { variations = [], stock = 0, identifier, title, detail, price, item_tax_type, visible }: Goods,
): Promise<Item> {
  const { item } = await callApi<{ item: Item }>(app, 'POST', '/1/items/add', {
    identifier,
    title,
    detail,
    price,
    item_tax_type,
    visible,
    stock: variations.reduce((sum, variation) => sum + variation.stock, stock), // required, also with variations
    variation: variations.map(({ name }) => name),
    variation_stock: variations.map((variation) => variation.stock),
    variation_identifier: variations.map((variation) => variation.identifier ?? ''),
    barcode: variations.some((variation) => variation.barcode) ? variations.map(({ barcode }) => barcode) : undefined,
  });
  return item;
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const catalog = JSON.parse(await readFile(process.argv[2] ?? 'catalog.json', 'utf8'));
  for await (const identifier of importCatalog(app, catalog)) console.log(identifier);
}
