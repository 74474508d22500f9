import { decisions, operation } from '@shop-docs/api';
import { expect, it } from 'vitest';
import { parameterRow } from './rows.ts';

it('what the sandbox decides at a parameter stands there, with the way to its reason', () => {
  const end = operation('orders/index').parameters.find(({ name }) => name === 'end_ordered');
  if (!end) throw new Error('Missing end_ordered, expected the end of the range');
  const { facts } = parameterRow(end, 'documented', [['end-dates', decisions['end-dates']]]);
  expect(facts).toContainEqual(['Sandbox', expect.stringContaining('ends at 00:00:00')]);
  expect(facts?.at(-1)?.[1]).toContain('<a href="#sandbox-end-dates">Why</a>');
});

it('an example that is an empty string is seen', () => {
  const ids = operation('items/edit').parameters.find(({ name }) => name === 'variation_id');
  if (!ids) throw new Error('Missing variation_id, expected the IDs of variations');
  const { facts } = parameterRow(ids, 'documented');
  expect(facts).toContainEqual(['Example', '<code>2001</code>, <code>2002</code>, <code>""</code>']);
});
