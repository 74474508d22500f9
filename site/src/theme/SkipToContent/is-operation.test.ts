import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOperation } from './is-operation.ts';

const docs = join(import.meta.dirname, '../../../docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));

it('the pages with a call are those of operations, and a guide beside them is none', () => {
  const withCall = pages.filter((file) => readFileSync(join(docs, file), 'utf8').includes('<Endpoint op='));
  expect(withCall.length).toBeGreaterThan(20);
  expect(pages.filter((file) => isOperation(file.replace(/\.mdx$/, ''))).sort()).toEqual(withCall.sort());
  for (const id of ['api/tokens', 'template/item/index', undefined]) expect([id, isOperation(id)]).toEqual([id, false]);
});
