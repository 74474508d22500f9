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
    'S-180: a docs feature on a page without docs is refused, with the paths that have docs',
    'docs-feature-elsewhere',
    [/Can't find active docs plugin for "\/elsewhere" pathname/, /Existing docs plugin paths are: \/docs/],
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

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
}
