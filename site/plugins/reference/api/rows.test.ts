import { operation } from '@shop-docs/api';
import { expect, it } from 'vitest';
import { parameterRow } from './rows.ts';

it('an example that is an empty string is seen', () => {
  const ids = operation('items/edit').parameters.find(({ name }) => name === 'variation_id');
  if (!ids) throw new Error('Missing variation_id, expected the IDs of variations');
  const { facts } = parameterRow(ids, 'documented');
  expect(facts).toContainEqual(['Example', '<code>2001</code>, <code>2002</code>, <code>""</code>']);
});
