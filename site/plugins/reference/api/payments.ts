import { errors, operation, type PaymentRule, paymentRules } from '@shop-docs/api';
import type { PhrasingContent, RootContent } from 'mdast';
import { table } from '../table.ts';
import { inline, paragraph } from './notes.ts';

/** Names of all ways to pay, in the order of the description. */
function methods(): readonly string[] {
  const field = operation('orders/index').response.find(({ name }) => name === 'payment');
  if (!field?.enum) throw new Error('Unexpected field payment without values, expected the ways to pay');
  return field.enum.map(({ value }) => String(value));
}

function code(id: string): string {
  const found = errors.find((each) => each.id === id);
  if (!found) throw new Error(`Unexpected error ${id} in the payment rules, expected one of the description`);
  return `[\`${found.code}\`](#error-${found.code})`;
}

function dispatching({ dispatch, paidIn, whole }: PaymentRule): string {
  if (whole)
    return `The whole order at once, with \`atobarai_status\`; \`status\` returns ${code('not_change_status_atobarai')}`;
  if (paidIn && dispatch)
    return `Line by line, once \`${paidIn}\` is \`paid\`; until then the call returns ${code(dispatch)}`;
  return dispatch ? `Not known; an error text of 2019 says no: ${code(dispatch)}` : 'Line by line';
}

const cancelling = ({ cancel }: PaymentRule): string => (cancel === null ? 'Line by line' : `No: ${code(cancel)}`);

/** What is known of a way to pay that no error names. */
const unnamed = (method: string): readonly [string, string] =>
  method === 'bt' ? ['Line by line', 'No; possible in 2019'] : ['Line by line', 'No; the error is not documented'];

/** `<PaymentTable />`: each way to pay, and what a program can do with an order that is paid so. */
export function paymentTable(): RootContent[] {
  const rules = methods().map((method) => {
    const rule = paymentRules[method];
    const actions = rule ? ([dispatching(rule), cancelling(rule)] as const) : unnamed(method);
    return { method, actions };
  });
  const kinds = [...new Set(rules.map(({ actions }) => actions.join('|')))];
  const rows = kinds.map((kind): PhrasingContent[][] => {
    const own = rules.filter(({ actions }) => actions.join('|') === kind);
    const names = own.map(({ method }) => `\`${method}\``).join(', ');
    return [names, ...(own[0]?.actions ?? [])].map((cell) => [...inline(cell)]);
  });
  return [
    table(['Payment', 'Dispatch', 'Cancel'], rows),
    paragraph('The error codes in this table come from [the documentation of 2019](/api/#source-archive-2019).'),
  ];
}
