import { expect, it } from 'vitest';
import { findDoubled } from './find-doubled.ts';
import { readSources } from './find-faults.ts';

const sources = readSources();

it('the description has no name twice', () => {
  expect(findDoubled(sources)).toEqual([]);
});

it.each([
  [
    'items.yaml',
    'operationId: searchItems',
    'operationId: deleteItem',
    /^packages\/api\/openapi\/items.yaml:\d+: Unexpected second operationId deleteItem, expected another than that of packages\/api\/openapi\/items.yaml:\d+$/,
  ],
  [
    'items.yaml',
    'x-docs-page: items/search',
    'x-docs-page: users/me',
    /users.yaml:\d+: Unexpected second x-docs-page users\/me, expected another than that of packages\/api\/openapi\/items.yaml:\d+$/,
  ],
  ['items.yaml', 'name: sort\n', 'name: order\n', /items.yaml:\d+: Unexpected second name order, expected another/],
  ['sources.yaml', '- id: reference', '- id: archive-2019', /sources.yaml:\d+: Unexpected second id archive-2019/],
])('a second name in %s is told with the first one', (file, text, by, message) => {
  const before = sources[file] ?? '';
  expect(before).toContain(text);
  expect(findDoubled({ ...sources, [file]: before.replace(text, by) })).toEqual([expect.stringMatching(message)]);
});

it('the same name in another place of a call is no second one', () => {
  const text = 'parameters:\n  - { name: id, in: path }\n  - { name: id, in: query }\n';
  expect(findDoubled({ 'a.yaml': text })).toEqual([]);
});
