import { readFile, rename, writeFile } from 'node:fs/promises';
import { type App, app, callApi, main, refusal } from '@shop-docs/client';

const day = 86_400_000;
const japanTime = 9 * 3_600_000;
/** Orders of so many days before the newest known one are read again. Choose them: how late one can change is unknown. */
const days = 45;
const limit = 100;
/** What can tell a change: whether every change moves `modified` is unknown. */
const compared = ['modified', 'dispatch_status', 'cancelled', 'dispatched', 'total'] as const;

/** What the list tells of an order, as far as the program reads it. */
export interface Summary {
  readonly unique_key: string;
  /** Seconds since 1970. */
  readonly ordered: number;
  readonly modified: number;
  readonly dispatch_status: string;
  readonly cancelled: number | null;
  readonly dispatched: number | null;
  readonly total: number;
}

/**
 * Brings a file of orders up to date, and yields the orders that are new or have changed.
 * After an error, run it again: it goes on where it stopped, and may yield the latest orders once more. When the API
 * refuses an order, it continues with the others and throws at the end.
 * @typeParam Order The fields that you use, of an order as `/1/orders/detail` returns it.
 */
export async function* syncOrders<Order extends Summary>(app: App, file: string): AsyncGenerator<Order> {
  const whole = await read(file);
  const part = whole ? file : `${file}.part`; // the first run has not finished
  const known = whole ?? (await read(part)) ?? new Map<string, Summary>();
  const start_ordered = whole ? startOf(whole) : undefined;
  let count = 0;
  const refused: string[] = [];
  try {
    for (const unique_key of await toRead(app, known, start_ordered)) {
      const order = await readOrder<Order>(app, unique_key).catch((error) => {
        refused.push(refusal(error));
      });
      if (!order) continue;
      if (hasChanged(known.get(unique_key), order)) yield order;
      known.set(unique_key, order);
      count += 1;
      if (count % limit === 0) await write(part, known);
    }
  } finally {
    await write(part, known); // also after an error, so that no work is lost
  }
  if (refused.length) throw new Error(refused.join('\n'));
  if (!whole) await rename(part, file);
}

const hasChanged = (before: Summary | undefined, after: Summary) =>
  compared.some((name) => before?.[name] !== after[name]);

async function readOrder<Order>(app: App, uniqueKey: string): Promise<Order> {
  const { order } = await callApi<{ order: Order }>(app, 'GET', `/1/orders/detail/${uniqueKey}`);
  return order;
}

/** Counted from the newest known order, not from today: a pause of the program leaves no gap. */
function startOf(known: ReadonlyMap<string, Summary>): string | undefined {
  let newest = 0;
  for (const { ordered } of known.values()) newest = Math.max(newest, ordered);
  return newest ? new Date(newest * 1000 + japanTime - days * day).toISOString().slice(0, 10) : undefined;
}

/** The keys of orders that the list shows as new or changed, and of open orders that the list is too short for. */
async function toRead(app: App, known: ReadonlyMap<string, Summary>, start_ordered?: string): Promise<Set<string>> {
  const listed = new Map<string, Summary>();
  for (let offset = 0, isLast = false; !isLast; offset += limit) {
    const { orders } = await callApi<{ orders: Summary[] }>(app, 'GET', '/1/orders', { start_ordered, limit, offset });
    for (const order of orders) listed.set(order.unique_key, order); // an order can be on two pages: pages move
    isLast = orders.length < limit;
  }
  const fresh = [...listed.values()].filter((order) => hasChanged(known.get(order.unique_key), order));
  const open = [...known.values()].filter(
    ({ unique_key, dispatch_status }) =>
      !listed.has(unique_key) && dispatch_status !== 'dispatched' && dispatch_status !== 'cancelled',
  );
  fresh.sort((one, other) => one.ordered - other.ordered); // so an error leaves no gap before the newest known order
  return new Set([...fresh, ...open].map(({ unique_key }) => unique_key));
}

async function read(file: string): Promise<Map<string, Summary> | null> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return 'null'; // not yet
    throw error;
  });
  const orders: Summary[] | null = JSON.parse(text);
  return orders && new Map(orders.map((order) => [order.unique_key, order]));
}

/** A file is replaced as a whole. It holds personal data: nobody else may read it. */
async function write(file: string, known: ReadonlyMap<string, Summary>): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify([...known.values()]), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

await main(import.meta.filename, async () => {
  for await (const { unique_key, dispatch_status } of syncOrders(app, process.argv[2] ?? 'orders.json'))
    console.log(`${unique_key} ${dispatch_status}`);
});
