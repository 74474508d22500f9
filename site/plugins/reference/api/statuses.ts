import { type Field, operation } from '@shop-docs/api';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { table } from '../table.ts';
import { inline, mark, paragraph } from './notes.ts';

/** Fields of the order that hold a status, under the heads of their columns. */
const statuses = [
  ['Order', 'order.dispatch_status'],
  ['Order line', 'order.order_items[].status'],
  ['Deferred payment', 'order.atobarai_payment_transaction.status'],
] as const;

function fieldAt(path: string): Field {
  const found = operation('orders/detail').response.find((field) => field.path === path);
  if (!found?.enum) throw new Error(`Unexpected field ${path}, expected a field of the order with known values`);
  return found;
}

/** Where the labels of the admin come from, said once below them. */
function labelSource(): Paragraph {
  const sentence = paragraph('The labels of the admin come from a public tool.');
  sentence.children.push(...mark({ level: 'observed', source: 'admin-tool' }));
  return sentence;
}

/** What BASE admin calls a status, below its name. */
const labelled = (label: string | undefined): PhrasingContent[] =>
  label ? [{ type: 'break' }, { type: 'text', value: label }] : [];

/** `<StatusTable />`: what each status means, for the order, its lines and its deferred payment, and its label in BASE admin. */
export function statusTable(): RootContent[] {
  const columns = statuses.map(([head, path]) => ({ head, values: fieldAt(path).enum ?? [] }));
  const names = [...new Set(columns.flatMap(({ values }) => values.map(({ value }) => String(value))))];
  const labels = fieldAt('order.dispatch_status').enum ?? [];
  const rows = names.map((name): PhrasingContent[][] => [
    [...inline(`\`${name}\``), ...labelled(labels.find(({ value }) => value === name)?.admin)],
    ...columns.map(({ values }) => [...inline(values.find(({ value }) => value === name)?.meaning ?? '–')]),
  ]);
  return [table(['Status and label in BASE admin', ...columns.map(({ head }) => head)], rows), labelSource()];
}
