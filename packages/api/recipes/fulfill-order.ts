import { type App, app, callApi, main, refusal } from '@shop-docs/client';

/** The fields of an order that the program reads. */
export interface Order {
  readonly payment: string;
  readonly dispatch_status: string;
  readonly atobarai_payment_transaction: { readonly status: string | null };
  readonly order_items: readonly { readonly order_item_id: number; readonly status: string }[];
}

export interface Company {
  readonly delivery_company_id: number;
  readonly name: string;
}

/** The longest `add_comment`, in characters. */
const longest = 250;

/** Dispatches an order: line by line, or as a whole with its parcel for deferred payment. */
export async function shipOrder(app: App, uniqueKey: string, company: string, tracking_number: string): Promise<Order> {
  const order = await readOrder(app, uniqueKey);
  const lines = openLines(order);
  if (lines.length === 0) return order;
  if (order.payment !== 'atobarai') {
    // Delivery company and tracking number: the platform adds them to the email to the buyer.
    const add_comment = `[配送業者]${company} [送り状番号]${tracking_number}`;
    if (add_comment.length > longest)
      throw new Error(`Unexpected comment ${add_comment}, expected at most ${longest} characters`);
    await changeLines(app, lines, { status: 'dispatched', add_comment });
  } else if (order.atobarai_payment_transaction.status === 'ordered') {
    const parcel = {
      delivery_company_id: await companyId(app, company),
      tracking_number: tracking_number.replaceAll('-', ''), // only letters and digits are allowed
    };
    await changeLines(app, lines.slice(0, 1), { atobarai_status: 'shipping', ...parcel }); // it stands for the order
  }
  return readOrder(app, uniqueKey);
}

/** Cancels what is open of an order that is paid on delivery. */
export async function cancelOrder(app: App, uniqueKey: string): Promise<Order> {
  const order = await readOrder(app, uniqueKey);
  if (order.payment !== 'cod')
    throw new Error(`Unexpected payment ${order.payment}, expected cod: cancel this order in the BASE admin`);
  await changeLines(app, openLines(order), { status: 'cancelled' });
  return readOrder(app, uniqueKey);
}

/** None while the order waits for its payment, for example: only an `ordered` order can change. */
const openLines = ({ dispatch_status, order_items }: Order) =>
  order_items
    .filter(({ status }) => dispatch_status === 'ordered' && status === 'ordered')
    .map(({ order_item_id }) => order_item_id);

/** When the API refuses a line, continues with the others and throws at the end. */
async function changeLines(app: App, lines: readonly number[], change: object): Promise<void> {
  const refused: string[] = [];
  for (const order_item_id of lines)
    await callApi(app, 'POST', '/1/orders/edit_status', { order_item_id, ...change }).catch((error) => {
      refused.push(`Line ${order_item_id}: ${refusal(error)}`);
    });
  if (refused.length) throw new Error(refused.join('\n'));
}

async function readOrder(app: App, uniqueKey: string): Promise<Order> {
  const path = `/1/orders/detail/${encodeURIComponent(uniqueKey)}`;
  const { order } = await callApi<{ order: Order }>(app, 'GET', path);
  return order;
}

async function companyId(app: App, name: string): Promise<number> {
  const path = '/1/delivery_companies';
  const { delivery_companies } = await callApi<{ delivery_companies: Company[] }>(app, 'GET', path);
  const names = delivery_companies.map((each) => each.name).join(', ');
  const found = delivery_companies.find((each) => each.name === name);
  if (!found) throw new Error(`Unexpected delivery company ${name}, expected one of ${names}`);
  return found.delivery_company_id;
}

await main(import.meta.filename, async () => {
  const [action, uniqueKey, company, trackingNumber] = process.argv.slice(2);
  let order: Order;
  if (action === 'cancel' && uniqueKey) order = await cancelOrder(app, uniqueKey);
  else if (action === 'ship' && uniqueKey && company && trackingNumber)
    order = await shipOrder(app, uniqueKey, company, trackingNumber);
  // Before anything is sent: no call undoes a dispatch.
  else throw new Error('Unexpected arguments, expected: ship KEY COMPANY NUMBER, or cancel KEY');
  console.log(order.dispatch_status);
  const parcel = order.atobarai_payment_transaction.status ?? '';
  const shipped =
    ['dispatched', 'shipping'].includes(order.dispatch_status) || ['shipping', 'arrived'].includes(parcel);
  if (!(action === 'ship' ? shipped : order.dispatch_status === 'cancelled')) process.exitCode = 1;
});
