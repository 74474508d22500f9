import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fragmentOf, readShared } from './share-link.ts';

const packed = (text: string) => deflateRawSync(text).toString('base64url');

test('a link brings back what was shared', async () => {
  const shared = { source: '<p>{ShopName}</p> あ\u202e', settings: { page: 'index', apps: ['sale'] } };
  const fragment = await fragmentOf(3, shared);
  expect(fragment).toMatch(/3\.[\w-]+$/);
  expect(await readShared(fragment.slice(fragment.lastIndexOf('.') + 1))).toEqual(shared);
});

test('a link that unfolds into more than a theme could be is none', async () => {
  const of = (length: number) => JSON.stringify({ source: 'x'.repeat(length), settings: {} });
  expect((await readShared(packed(of(900_000))))?.source.length).toBe(900_000);
  for (const length of [1_000_000, 100_000_000]) expect(await readShared(packed(of(length)))).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['no letters of a link', '%%%'],
  ['nothing packed', 'AAAA'],
  ['half of a link', packed(JSON.stringify({ source: '<p>{ShopName}</p>', settings: {} })).slice(0, 20)],
  ['no JSON', packed('{')],
  ['null', packed('null')],
  ['a list', packed('[]')],
  ['a source that is no text', packed('{"source":1,"settings":{}}')],
  ['no source', packed('{"settings":{}}')],
  ['settings that are null', packed('{"source":"a","settings":null}')],
  ['settings that are a text', packed('{"source":"a","settings":"b"}')],
])('a link with %s is none', async (_, text) => {
  expect(await readShared(text)).toBeUndefined();
});
