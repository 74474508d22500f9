import { readFile } from 'node:fs/promises';
import { type App, app, callApi, main, refusal } from '@shop-docs/client';

/** What is in your warehouse: `identifier` is your code of an item, or of a variation. */
export interface Stock {
  readonly identifier: string;
  readonly stock: number;
}

export interface StockItem {
  readonly item_id: number;
  readonly identifier: string | null;
  readonly stock: number;
  readonly variations: readonly {
    readonly variation_id: number;
    readonly variation_identifier: string | null;
    readonly variation_stock: number;
  }[];
}

/** One place whose stock can be set. */
interface Place {
  readonly item_id: number;
  readonly variation_id?: number;
  readonly stock: number;
}

/**
 * Sets the stock of what has changed, and yields the code of each. A place that sold something while the program ran
 * keeps its stock: the next run sets it. When the API refuses one, the program continues and throws at the end.
 */
export async function* syncStock(app: App, wanted: readonly Stock[]): AsyncGenerator<string> {
  for (const { identifier, stock } of wanted)
    if (!identifier || !Number.isInteger(stock) || stock < 0)
      throw new Error(`Unexpected stock ${stock} of ${identifier}, expected a whole number that is not negative`);
  const places = await readPlaces(app);
  const problems: string[] = [];
  for (const { identifier, stock } of wanted) {
    const [place, other] = places.get(identifier) ?? [];
    if (!place || other) problems.push(`${identifier}: ${place ? 'several items have' : 'no item has'} this code`);
    else if (place.stock !== stock)
      try {
        if (await set(app, place, stock)) yield identifier;
        else problems.push(`${identifier}: sold in between, so nothing was set`);
      } catch (error) {
        problems.push(`${identifier}: ${refusal(error)}`);
      }
  }
  if (problems.length) throw new Error(problems.join('\n'));
}

/** Reads the place right before: a sale since the list was read must not be undone. Returns whether the stock was set. */
async function set(app: App, { item_id, variation_id, stock }: Place, wanted: number): Promise<boolean> {
  const { item } = await callApi<{ item: StockItem }>(app, 'GET', `/1/items/detail/${item_id}`);
  const now = placesOf(item).find(([, place]) => place.variation_id === variation_id)?.[1].stock;
  if (now !== stock) return false;
  const change = variation_id === undefined ? { stock: wanted } : { variation_id, variation_stock: wanted };
  await callApi(app, 'POST', '/1/items/edit_stock', { item_id, ...change });
  return true;
}

/** Every place by its code: 100 items a call, shown and hidden ones. */
async function readPlaces(app: App): Promise<Map<string, Place[]>> {
  const places = new Map<string, Place[]>();
  const [seen, limit] = [new Set<number>(), 100];
  for (const visible of [1, 0])
    for (let offset = 0, isLast = false; !isLast; offset += limit) {
      const { items } = await callApi<{ items: StockItem[] }>(app, 'GET', '/1/items', { visible, limit, offset });
      for (const item of items.filter(({ item_id }) => !seen.has(item_id)))
        for (const [code, place] of placesOf(item)) places.set(code, [...(places.get(code) ?? []), place]);
      for (const { item_id } of items) seen.add(item_id); // a list that moves can show an item twice
      isLast = items.length < limit;
    }
  return places;
}

function placesOf({ item_id, identifier, stock, variations }: StockItem): (readonly [string, Place])[] {
  if (variations.length === 0) return [[identifier ?? '', { item_id, stock }]];
  return variations.map(({ variation_id, variation_identifier, variation_stock }) => [
    variation_identifier ?? '',
    { item_id, variation_id, stock: variation_stock },
  ]);
}

await main(import.meta.filename, async () => {
  const wanted = JSON.parse(await readFile(process.argv[2] ?? 'stock.json', 'utf8'));
  if (!Array.isArray(wanted)) throw new Error('Unexpected content, expected a list of identifier and stock');
  for await (const identifier of syncStock(app, wanted)) console.log(identifier);
});
