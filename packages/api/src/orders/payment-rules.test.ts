import { describe, expect, it } from 'vitest';
import { errors, operation } from '../description/description.ts';
import { testSandbox } from '../sandbox/test-sandbox.ts';
import { paymentRules } from './payment-rules.ts';

const field = operation('orders/index').response.find(({ name }) => name === 'payment');
const methods = field?.enum?.map(({ value }) => String(value)) ?? [];
const codeOf = (id: string | undefined) => errors.find((error) => error.id === id)?.code;

/** Changes the only line of a new order: the error that came, or the status that the line has then. */
async function change(payment: string, status: string, paid: boolean): Promise<string> {
  const { sandbox, send } = testSandbox();
  // The names come from the description, and placeOrder checks them.
  const { unique_key, order_items } = sandbox.control.placeOrder({ payment: payment as 'cod' });
  if (paid) sandbox.control.payOrder(unique_key);
  const order_item_id = order_items[0]?.order_item_id ?? 0;
  const { body } = await send('POST', '/1/orders/edit_status', { order_item_id, status });
  return body.error ?? body.order.order_items[0].status;
}

it('there is a rule for each way to pay', () => {
  expect(Object.keys(paymentRules)).toEqual(methods);
});

describe.each(Object.entries(paymentRules))('the sandbox follows the rule of %s', (payment, { dispatch, cancel }) => {
  it('when a line is dispatched', async () => {
    const waits = dispatch.paidIn !== undefined;
    if (waits) expect(await change(payment, 'dispatched', false)).toBe(codeOf(dispatch.error));
    const refused = dispatch.how === 'by line' ? undefined : codeOf(dispatch.error);
    expect(await change(payment, 'dispatched', waits || payment === 'bt')).toBe(refused ?? 'dispatched');
  });
  it('when a line is cancelled', async () => {
    const refused = cancel.how === 'never' ? (codeOf(cancel.error) ?? 'not_change_status') : undefined;
    expect(await change(payment, 'cancelled', false)).toBe(refused ?? 'cancelled');
  });
});
