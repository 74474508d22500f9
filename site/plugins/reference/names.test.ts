import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapi from '@shop-docs/api/openapi.json';
import { createSandbox, credentials } from '@shop-docs/api/sandbox';
import { type AppId, appNames, sampleShop } from '@shop-docs/template';
import { expect, test } from 'vitest';

const appPages = join(import.meta.dirname, '../../docs/template/apps');

/** A line of the front matter of a page. */
const lineOf = (page: string, key: string): string | undefined =>
  new RegExp(`^${key}: (.+)$`, 'm').exec(page.split('\n---\n')[0] ?? '')?.[1];

/** Titles by the numbers of their items, wherever a value holds both. */
function* titlesIn(value: unknown): Generator<readonly [id: number, title: string]> {
  if (typeof value !== 'object' || value === null) return;
  const { item_id: id, title } = value as { item_id?: unknown; title?: unknown };
  if (typeof id === 'number' && typeof title === 'string') yield [id, title];
  for (const each of Object.values(value)) yield* titlesIn(each);
}

test('the page and the menu call an app by its one name', () => {
  const files = readdirSync(appPages);
  expect(files).toHaveLength(24);
  for (const file of files) {
    const { name } = appNames[file.replace(/_app\.mdx$/, '') as AppId]; // a file of another name fails here
    const page = readFileSync(join(appPages, file), 'utf8');
    expect.soft(lineOf(page, 'title'), file).toBe(`${name} app`);
    expect.soft(lineOf(page, 'sidebar_label'), file).toBe(name);
  }
});

test('an item that examples, the sandbox and themes all show has one name', async () => {
  const { accessToken } = credentials;
  const called = await createSandbox({ now: Date.now }).fetch(
    new Request('https://api.thebase.in/1/items', { headers: { Authorization: `Bearer ${accessToken}` } }),
  );
  const names = new Map<number, Set<string>>();
  for (const [id, title] of [...titlesIn(openapi), ...titlesIn(await called.json())])
    names.set(id, (names.get(id) ?? new Set()).add(title));
  for (const { id, title } of sampleShop.items.slice(0, 2)) expect.soft([...(names.get(id) ?? [])]).toEqual([title]);
});
