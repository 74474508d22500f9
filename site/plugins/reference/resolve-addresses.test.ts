import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { component } from './jsx.ts';
import { resolveAddresses } from './resolve-addresses.ts';
import { sitePath } from './site-path.ts';

const folder = mkdtempSync(join(tmpdir(), 'versions-'));
for (const page of ['api/index.mdx', 'api/items/add.mdx', 'template/index.md']) {
  const file = join(folder, 'version-1.0.0', page);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
}

/** Where links of each kind lead to on a page of a version. */
function resolved(source: string, href: string): readonly unknown[] {
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'link', url: href, children: [] }] },
      component('Card', { to: href }),
      component('Rows', { rows: [{ html: `See <a href="${sitePath(href)}">this</a>, or <a href="#that">that</a>.` }] }),
    ],
  };
  resolveAddresses(tree, source, folder);
  const text = JSON.stringify(tree);
  return [
    /"url":"([^"]*)"/.exec(text)?.[1],
    /"name":"to","value":"([^"]*)"/.exec(text)?.[1],
    /<a href=\\"([^"]*)\\">this/.exec(text)?.[1],
  ];
}

const cut = '/site/versioned_docs/version-1.0.0/api/index.mdx';

test.each(['/api/', '/api#errors', '/api/items/add', '/api/items/add/?a=1#x', '/template/#source-guide-2019'])(
  'on a page of a cut version, %s leads to the page of that version',
  (href) => {
    expect(resolved(cut, href)).toEqual(Array(3).fill(`/1.0.0${href}`));
  },
);

test.each(['/openapi.json', '/api/items/new', '/'])('%s, which no version has, stays what it is', (href) => {
  expect(resolved(cut, href)).toEqual(Array(3).fill(href));
});

test('the pages that grow on keep the addresses that readers see', () => {
  expect(resolved('/site/docs/api/index.mdx', '/api/items/add')).toEqual(Array(3).fill('/api/items/add'));
});

test('links out of the site stay', () => {
  for (const href of ['https://example.com/api/', '//example.com/api/', '#errors', 'mailto:a@example.com'])
    expect(resolved(cut, href)).toEqual(Array(3).fill(href));
});
