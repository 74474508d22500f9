import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import common from '@docusaurus/utils-common';
import { buildBroken } from '../support/fixture-sites.ts';
import { expect, test } from '../support/test.ts';

const refusals: readonly [title: string, name: string, texts: readonly (string | RegExp)[]][] = [
  ['S-147: an item of a type that nobody knows is refused', 'unknown-type', [/Bad navbar item type foo/]],
  [
    'S-147: an item of a type without component is refused',
    'unknown-custom-type',
    ['No NavbarItem component found for type "custom-foo"'],
  ],
  [
    'S-148: an item for a sidebar without links is refused',
    'sidebar-without-link',
    [/DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to/],
  ],
  [
    'S-149: a dropdown with an unknown version is refused, with the known ones',
    'unknown-version',
    ["No docs version exist for name '9.9'", /Available version names:\s+- current/],
  ],
  [
    'S-181: docs that are not there are named as missing',
    'unknown-docs-plugin',
    [/this plugin does not seem to be enabled \(pluginId=zz/, /global data not found/],
  ],
  [
    'S-108: an item with two targets is refused',
    'to-and-href',
    [/One and only one between "to" and "href" should be provided/],
  ],
  ['S-109: an announcement without content is refused', 'announcement-without-content', [/content" is required/]],
  [
    'S-110 S-56: a footer that mixes columns and a row is refused',
    'mixed-footer',
    [/The footer must be either simple or multi-column/],
  ],
];

for (const [title, name, texts] of refusals) {
  test(title, async () => {
    const { code, output } = await buildBroken(name);
    expect(code).not.toBe(0);
    for (const text of texts) expect(output).toMatch(text instanceof RegExp ? text : literal(text));
  });
}

test('S-180: a docs feature on a page without docs is refused, with the paths that have docs', async () => {
  const { getActivePlugin } = await importDocsClient();
  const plugins = { default: { path: '/docs', versions: [] }, other: { path: '/other', versions: [] } };
  const ask = () => getActivePlugin(plugins, '/elsewhere', { failfast: true });
  expect(ask).toThrow(/Can't find active docs plugin for "\/elsewhere" pathname/);
  expect(ask).toThrow(/Existing docs plugin paths are: \/docs, \/other/);
});

test('S-107: a final slash is added, removed or left alone as configured', () => {
  const paths = ['/api/items/', '/api/items/add', '/api/items/add?a=1#b'];
  const apply = (trailingSlash: boolean | undefined) =>
    paths.map((path) => common.applyTrailingSlash(path, { trailingSlash, baseUrl: '/' }));
  expect(apply(undefined)).toEqual(paths);
  expect(apply(true)).toEqual(['/api/items/', '/api/items/add/', '/api/items/add/?a=1#b']);
  expect(apply(false)).toEqual(['/api/items', '/api/items/add', '/api/items/add?a=1#b']);
});

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
}

type GetActivePlugin = (plugins: object, path: string, options: { failfast: boolean }) => unknown;

/** The docs plugin's browser code, with the one import that a bundler would resolve for it. */
async function importDocsClient(): Promise<{ getActivePlugin: GetActivePlugin }> {
  const entry = createRequire(import.meta.url).resolve('@docusaurus/plugin-content-docs/client');
  const source = readFileSync(join(dirname(entry), 'docsClientUtils.js'), 'utf8');
  const copy = join(import.meta.dirname, '..', '.cache', 'docs-client.mjs');
  const router = "import router from 'react-router'; const { matchPath } = router;";
  writeFileSync(copy, source.replace(/import \{ matchPath \} from '@docusaurus\/router';/, router));
  return (await import(copy)) as { getActivePlugin: GetActivePlugin }; // the package types another entry only
}
