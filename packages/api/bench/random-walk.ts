import { randomInt } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '../generated/description.json' with { type: 'json' };
import { operations } from '../src/description/description.ts';
import type { Operation, ParameterValue } from '../src/description/model.ts';
import { buildRequest } from '../src/samples/build-request.ts';
import { createSandbox, type Sandbox } from '../src/sandbox/create-sandbox.ts';
import { hintsOf } from '../src/sandbox/hints.ts';
import { type PaymentMethod, payments } from '../src/sandbox/order-members.ts';
import { randomHex } from '../src/sandbox/random-hex.ts';
import type { Category, Item, ItemCategory, Order } from '../src/sandbox/shop.ts';

/** What a walk came across. */
export interface Walk {
  readonly calls: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly hinted: number;
  /** Most bytes of memory in use, seen every 1,000 calls. */
  readonly memory: number;
}

const began = Date.UTC(2026, 3, 21, 3, 20);
const callable = operations.filter(({ auth }) => auth === 'token' || auth === 'search-client');
const paymentMethods = Object.keys(payments) as PaymentMethod[]; // the keys of a constant table
const receivers = ['buyer', null, { first_name: '一郎', address: '札幌市' }] as const;
const odd = ['', '-1', '0', '1', '999999', '1e9', 'x', '日本', '🍙', '2026-02-30', '2026-04-01', 'a b', '__proto__'];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addFormat('unix-time', { type: 'number', validate: (seconds: number) => seconds > 1e9 && seconds < 1e10 });
ajv.addSchema(document, 'api');

/** Validators of the 200 answers, by page. */
const validators = new Map<string, ValidateFunction>(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const page = (operation as { 'x-docs-page': string })['x-docs-page']; // every operation has one
      const escaped = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
      const found = ajv.getSchema(`api#/paths/${escaped}/${method}/responses/200/content/application~1json/schema`);
      return found ? [[page, found] as const] : [];
    }),
  ),
);

/** How many calls pass between two looks at the whole shop. */
const stride = 25;

/**
 * Calls a sandbox at random, right and wrong, and checks what must always hold: ids are numbers that come once, stock
 * is the sum of the variations, answers fit the description, errors are documented for their operation, and the state
 * survives saving and loading.
 * @throws {Error} At the first call after which something does not hold; the message has the seed and the call.
 */
export async function randomWalk(calls: number, seed: number): Promise<Walk> {
  const dice = createDice(seed);
  const sandbox = createSandbox({ now: () => began, seed });
  const statuses: Record<string, number> = {};
  let shop = lookAt(sandbox);
  let [hinted, memory] = [0, 0];
  for (let count = 0; count < calls; count += 1) {
    const operation = dice.pick(callable);
    const request = requestOf(operation, shop.ids, sandbox.control.credentials().accessToken, dice);
    const asked = `${request.method} ${request.url} ${request.method === 'POST' ? await request.clone().text() : ''}`;
    const fail = (what: string): never => {
      throw new Error(`Seed ${seed}, call ${count}, ${operation.page}: ${what}\n${asked}`);
    };
    const response = await sandbox.fetch(request);
    const body = await response.json();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status === 200) {
      const validate = validators.get(operation.page);
      if (!validate?.(body)) fail(`the answer does not fit: ${ajv.errorsText(validate?.errors)}`);
      hinted += hintsOf(response.headers).length > 0 ? 1 : 0;
    } else if (response.status !== 400 || !operation.errors.includes(body.error)) {
      fail(`${response.status} ${body.error} is not documented here`);
    }
    if (count % stride !== 0) continue;
    outside(sandbox, dice);
    const now = lookAt(sandbox);
    const problem = now.problem ?? newcomers(shop.ids, now.ids);
    if (problem) fail(problem);
    shop = now;
    if (count % (40 * stride) !== 0) continue;
    memory = Math.max(memory, process.memoryUsage().heapUsed);
    const saved = JSON.stringify(sandbox.control.save());
    sandbox.control.load(JSON.parse(saved));
    if (JSON.stringify(sandbox.control.save()) !== saved) fail('the state did not survive saving and loading');
    sandbox.control.restore(); // tokens and quotas, so that most calls get past them
    shop = lookAt(sandbox);
  }
  return { calls, statuses, hinted, memory };
}

interface Dice {
  /** A whole number from 0. */
  readonly below: (limit: number) => number;
  readonly pick: <Value>(from: readonly Value[]) => Value;
}

function createDice(seed: number): Dice {
  const { next } = randomHex(seed);
  const below = (limit: number) => Number.parseInt(next().slice(0, 8), 16) % limit;
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] }; // never asked of an empty list
}

type Ids = Readonly<Record<string, readonly (number | string)[]>>;

/** A request from the example of an operation: some values swapped, dropped or added, ids mostly of things that exist. */
function requestOf(operation: Operation, ids: Ids, token: string, { below, pick }: Dice): Request {
  const values: Record<string, ParameterValue> = { ...operation.exampleRequest };
  for (const { name, in: place, indexed } of operation.parameters) {
    const known = ids[name] ?? [];
    const roll = below(20);
    const put = (value: string | number) => {
      values[name] = indexed ? [value] : value;
    };
    if (known.length > 0 && roll < 14) put(pick(known));
    else if (roll === 14) put(pick(odd));
    else if (roll === 15 && place !== 'path' && !name.startsWith('client_')) delete values[name];
    else if (roll > 15 && /stock|price|limit|offset|order$|number|image_no/.test(name)) put(below(30));
  }
  const { method, url, headers, form } = buildRequest(operation, values, { token });
  const fields = (form ?? []).map(([name, value]): [string, string] => [name, value]);
  if (below(10) === 0) fields.push([pick(['variation', 'q[]', 'titel', 'barcode[x]', 'title']), pick(odd)]);
  const head = Object.fromEntries(headers);
  const sent = new URLSearchParams(fields);
  // As programs of production do: parameters of a POST in its query, and POST on what is documented with GET.
  if (form && below(8) === 0) return new Request(`${url}?${sent}`, { method, headers: head });
  if (!form && below(8) === 0) return new Request(url, { method: 'POST', headers: head, body: sent });
  return new Request(url, { method, headers: head, body: form && sent });
}

/** What happens outside the API: time passes, buyers order, pay and cancel. What cannot be is refused, and that is fine. */
function outside({ control }: Sandbox, { below, pick }: Dice): void {
  const { orders } = control.save().shop;
  const key = String(pick(orders)[0]);
  const acts = [
    () => control.advance(below(600)),
    () =>
      control.placeOrder({
        payment: pick(paymentMethods),
        paid: below(2) === 0,
        partnerShop: below(5) === 0,
        receiver: pick(receivers),
      }),
    () => control.payOrder(key),
    () => control.cancelOrder(key),
    () => control.failNext({ error: pick(['db_error_delete', 'hour_api_limit', 'image_put_fail']) }),
  ];
  try {
    pick(acts)();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** The ids of everything in a shop, and what is wrong with it. */
function lookAt({ control }: Sandbox): { readonly ids: Ids; readonly problem: string | null } {
  const { shop } = control.save();
  // Each list of a saved shop holds what its map did.
  const items = shop.items.map(([, item]) => item as Item);
  const categories = shop.categories.map(([, category]) => category as Category);
  const assignments = shop.itemCategories.map(([, assignment]) => assignment as ItemCategory);
  const orders = shop.orders.map(([, order]) => order as Order);
  const ids: Ids = {
    item_id: items.map(({ item_id }) => item_id),
    variation_id: items.flatMap(({ variations }) => variations.map(({ variation_id }) => variation_id)),
    category_id: categories.map(({ category_id }) => category_id),
    parent_number: categories.map(({ number }) => number),
    item_category_id: assignments.map(({ item_category_id }) => item_category_id),
    order_item_id: orders.flatMap(({ order_items }) => order_items.map(({ order_item_id }) => order_item_id)),
    unique_key: orders.map(({ unique_key }) => unique_key),
  };
  const wrong = items.find(
    ({ stock, variations }) =>
      variations.length > 0 && stock !== variations.reduce((sum, { variation_stock }) => sum + variation_stock, 0),
  );
  const orphan = assignments.find(
    (each) => !ids.item_id?.includes(each.item_id) || !ids.category_id?.includes(each.category_id),
  );
  const twice = Object.entries(ids).find(([, list]) => new Set(list).size !== list.length);
  const problem =
    (wrong && `the stock of item ${wrong.item_id} is not the sum of its variations`) ??
    (orphan && `assignment ${orphan.item_category_id} points to nothing`) ??
    (twice && `an id of ${twice[0]} is there twice`) ??
    null;
  return { ids, problem };
}

/** New numbers are whole and higher than all before; what a restored shop has again is not new. */
function newcomers(before: Ids, now: Ids): string | null {
  for (const [kind, list] of Object.entries(now)) {
    if (kind === 'unique_key') continue;
    const known = new Set(before[kind]);
    const highest = Math.max(0, ...[...known].map(Number));
    const wrong = list.find(
      (id) => !Number.isSafeInteger(id) || Number(id) < 1 || (!known.has(id) && Number(id) <= highest),
    );
    if (wrong !== undefined) return `${kind} ${wrong} is no number, or came before`;
  }
  return null;
}

if (process.argv[1]?.endsWith('random-walk.ts')) {
  const [calls = 100_000, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
  const started = performance.now();
  const walk = await randomWalk(calls, seed);
  process.stdout.write(
    `${JSON.stringify({ seed, ...walk, seconds: Math.round((performance.now() - started) / 1000) })}\n`,
  );
}
