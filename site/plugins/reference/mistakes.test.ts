import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { directives } from './forms.ts';
import { checkFrontMatter } from './front-matter.ts';
import { reference } from './index.ts';

const site = join(import.meta.dirname, '../..');

/** Compiles a page as the generator does. @returns What its author reads: '' when nothing is wrong. */
async function answer(lines: string, page = 'docs/template/syntax/item.mdx'): Promise<string> {
  const file = new VFile({ value: lines, path: join(site, page) });
  try {
    await compile(file, { remarkPlugins: [reference, remarkGfm] });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const fence = (meta: string, ...lines: string[]) => [`\`\`\`template ${meta}`, ...lines, '```'].join('\n');

/** A mistake of a page, which stands in its third line, and the beginning of the answer behind file and line. */
const mistakes: readonly (readonly [what: string, source: string, answer: string])[] = [
  [
    'a tag in a table',
    '<TagTable tags="{ItemTitel}" />',
    'Unexpected tag {ItemTitel} in <TagTable>, expected the name of a tag in the catalogue',
  ],
  [
    'a tag of another page',
    '<TagTable tags="{ShopName}" />',
    'Unexpected tag {ShopName} on template/syntax/item, expected it on template/syntax/shop, where its entry lives',
  ],
  [
    'a tag that the tables of its page leave out',
    '<TagTable tags="{ItemTitle}" />',
    'Unexpected tag {block:Items} of the catalogue without an entry on this page, expected it in the tags of a <TagTable>',
  ],
  [
    'a tag in two tables',
    '<TagTable /> <TagTable tags="{ItemTitle}" />',
    'Unexpected tag {ItemTitle} in two tables of this page, expected it in one',
  ],
  ['a tag in prose', 'Write `{ItemTitel}`.', 'Unexpected tag {ItemTitel}, expected {ItemTitle}; write {/* no tag */}'],
  ['a block in prose', 'Write `{/block:Itms}`.', 'Unexpected tag {/block:Itms}, expected {block:Items}; write'],
  ['a text tag in a cell', '| `{lang:Nope}` |\n|---|', 'Unexpected tag {lang:Nope}, expected '],
  ['a tag in a link', '[`{ItemTitel}`](/api/)', 'Unexpected tag {ItemTitel}, expected {ItemTitle}'],
  [
    'a tag in an example',
    fence('', '\n{ItemTitel}'),
    'This template example has findings: line 2 of it: Unexpected variable {ItemTitel}',
  ],
  ['a block of an example that stays open', fence('', '{block:Items}'), 'This template example has findings: '],
  [
    'a wrong example that is right',
    fence('problem', 'Text'),
    'This template example is marked `problem`, but the checker finds none',
  ],
  [
    'two blocks in a line of an example',
    fence('', '{block:ItemPage}{block:NoItemStock}x{/block:NoItemStock}{/block:ItemPage}'),
    'Unexpected blocks that open in one line, expected each on a line of its own',
  ],
  ['an operation', '<Endpoint op="items/ad" />', 'Unexpected operation "items/ad", expected one of '],
  ['a recipe', '<Recipe file="nope.ts" />', 'Unexpected file="nope.ts" in <Recipe>, expected a file of'],
  [
    'a misspelt recipe',
    '<Recipe file="sync-order.ts" />',
    'Unexpected file="sync-order.ts" in <Recipe>, expected a file of packages/api/recipes or packages/client/src, such as sync-orders.ts',
  ],
  ['a component', '<TagTabel />', 'Unexpected <TagTabel>, expected <TagTable>'],
  ['a component like no other', '<Shelf />', 'Unexpected <Shelf>, expected a directive of CONTRIBUTING.md'],
  ['a component in a sentence', 'See <Evidense level="observed" />.', 'Unexpected <Evidense>, expected <Evidence>'],
  ['a part of the build that is no directive', '<Rows rows="x" />', 'Unexpected <Rows>, expected a directive of'],
  ['a member of a component', '<Tabs.Item />', 'Unexpected <Tabs.Item>, expected a directive of'],
  ['a directive in small letters', '<tagTable />', 'Unexpected <tagTable>, expected <TagTable>'],
  ['an element', 'Press <kdb>Enter</kdb>.', 'Unexpected <kdb>, expected <kbd>'],
  [
    'an element like no other',
    'Press <keyboard>x</keyboard>.',
    'Unexpected <keyboard>, expected an element of HTML, or',
  ],
  ['an attribute of an element', '<img scr="/img/logo.svg" />', 'Unexpected attribute scr of <img>, expected src'],
  [
    'an attribute of our own',
    '<div data-serach="skip">x</div>',
    'Unexpected attribute data-serach of <div>, expected one that something reads: data-markdown-ignore',
  ],
  [
    'a directive in a sentence',
    'All: <TagTable />',
    'Unexpected <TagTable> in a sentence, expected it on a line of its own',
  ],
  [
    'a directive of sentences on a line',
    '<AppPrice app="base_eraser" />',
    'Unexpected <AppPrice> on a line of its own, expected it in a sentence',
  ],
  [
    'a language of a fence',
    '```templat\n{ItemTitle}\n```',
    'Unexpected language templat of a fence, expected one of template, ',
  ],
  [
    'a word behind a fence',
    '```json titel="x"\n{}\n```',
    'Unexpected titel="x" behind a fence in json, expected title="…"',
  ],
  ['a setting of an example', fence('pag=item', 'x'), 'Unexpected `pag=item` behind a template fence, expected page='],
  [
    'a setting with a capital',
    fence('Page=item', 'x'),
    'Unexpected `Page=item` behind a template fence, expected page=',
  ],
  ['a page of an example', fence('page=itm', 'x'), 'Unexpected page `itm`, expected one of index, '],
  ['a language of an example', fence('lang=de', 'x'), 'Unexpected language `de`, expected one of ja, en'],
  [
    'an option of an example',
    fence('options="if:Nope:1"', 'x'),
    'Unexpected option `if:Nope` behind a template fence, expected one that the example asks for',
  ],
  [
    'a level',
    'Text. <Evidence level="nope" />',
    'Unexpected level="nope", expected one of documented, archived, platform, observed, inferred',
  ],
  ['a source', 'Text. <Evidence level="observed" source="nope" />', 'Unexpected source="nope", expected the id of'],
  [
    'a misspelt source',
    'Text. <Evidence level="observed" source="stock-2052" />',
    'Unexpected source="stock-2052", expected the id of a source of the template pages, such as stock-2025',
  ],
  ['an inference without a reason', 'Text. <Evidence level="inferred" />', 'Unexpected inference without a reason'],
  ['a price', 'It cost <AppPrice app="nope" />', 'Unexpected <AppPrice> of nope'],
  [
    'a link',
    '[Items](/api/itms/add#x)',
    'Unexpected link /api/itms/add#x, expected the address of a page, such as /api/items/add',
  ],
  [
    'a link to a folder',
    '[FAQ](/template/fak/)',
    'Unexpected link /template/fak/, expected the address of a page, such as /template/faq/',
  ],
  [
    'a place that is there twice',
    '## One \\{#one}\n\n## Two \\{#one}',
    'Unexpected second heading {#one}, expected an id that none above it has',
  ],
  ['a link of an element', '<a href="/nope">x</a>', 'Unexpected link /nope, expected the address of a page'],
  [
    'a link to a place',
    '[Items](/api/items/add#nowhere)',
    'Unexpected link /api/items/add#nowhere, expected the address of a page, and behind # a heading or an entry of it',
  ],
  [
    'a misspelt place',
    '[Items](/api/items/add#try-its)',
    'Unexpected link /api/items/add#try-its, expected the address of a page, and behind # a heading or an entry of it, such as /api/items/add#try-it',
  ],
  [
    'a link to a place of the same page',
    '[Items](#nowhere)',
    'Unexpected link #nowhere, expected the address of a page',
  ],
  ['a link with a definition', '[a][b]\n\n[b]: /nope', 'Unexpected link /nope, expected the address of a page'],
];

/** Each directive as CONTRIBUTING.md writes it. */
const written: readonly string[] = [
  ...readFileSync(join(site, '../CONTRIBUTING.md'), 'utf8').matchAll(/^\| (`<[A-Z].*?`) \|/gm),
].flatMap(([, cell = '']) => [...cell.matchAll(/`(<[A-Z].*?)`/g)].flatMap(([, directive]) => directive ?? []));

/** What may go wrong with a directive, whatever it takes. */
const spoiled: readonly (readonly [what: string, spoil: (directive: string) => string, answer: RegExp])[] = [
  [
    'an attribute that it does not take',
    (all) => all.replace(/( ?\/?>)/, ' foo="bar"$1'),
    /^Unexpected attribute foo of <\w+>, expected /,
  ],
  [
    'the name in other letters',
    (all) => all.replace(/(\w+)=/, '$1s='),
    /^Unexpected attribute \w+ of <\w+>, expected /,
  ],
  [
    'code for a text',
    (all) => all.replace(/="[^"]*"/, '={1}'),
    /^Unexpected \w+ without a text in <\w+>, expected \w+="…"/,
  ],
  [
    'an empty text',
    (all) => all.replace(/="[^"]*"/, '=""'),
    /^Unexpected \w+ without a text in <\w+>, expected \w+="…"/,
  ],
  [
    'an attribute twice',
    (all) => all.replace(/( \w+="[^"]*")/, '$1$1'),
    /^Unexpected second \w+ of <\w+>, expected one/,
  ],
  [
    'a text for a switch',
    (all) => all.replace(/ (\w+) \/>/, ' $1="yes" />'),
    /^Unexpected value of \w+ in <\w+>, expected /,
  ],
  ['attributes from code', (all) => all.replace(/( ?\/?>)/, ' {...props}$1'), /^Unexpected \{…\} in <\w+>, expected /],
  [
    'text inside',
    (all) => all.replace(/ \/>/, '>text</x>').replace('</x>', `</${/\w+/.exec(all)}>`),
    /^Unexpected text inside <\w+>/,
  ],
  [
    'no attribute',
    (all) => all.replace(/( \w+="[^"]*")+ \/>/, ' />'),
    /^Unexpected <\w+> without \w+, expected \w+="…"/,
  ],
];

describe('a directive refuses', () => {
  it('every one of the guide is asked', () => {
    expect([...new Set(written.map((each) => /\w+/.exec(each)?.[0]))].sort()).toEqual(directives);
  });

  describe.each(spoiled)('%s', (_what, spoil, expected) => {
    const wrong = written
      .map((each) => [spoil(each), each] as const)
      .filter(([now, each]) => now !== each && now !== '<TagTable />' /* is right */);
    it.each(wrong)('%s', async (now) => {
      const line = /Evidence|AppPrice|PlatformText>/.test(now) ? `Text ${now}` : now;
      const found = await answer(`First.\n\n${line}\n`);
      expect(found).toMatch(/^site\/docs\/template\/syntax\/item\.mdx:3: /);
      expect(found.slice(found.indexOf(': ') + 2)).toMatch(expected);
      expect(found.split('\n').length).toBeLessThan(6);
    });
  });
});

describe('a mistake of a page has an answer with file and line', () => {
  it.each(mistakes)('%s', async (_what, source, expected) => {
    const found = await answer(`First.\n\n${source}\n`);
    const line = /^(?:\[a\]|##)/.test(source) ? 5 : 3;
    expect(found).toMatch(new RegExp(`^site/docs/template/syntax/item\\.mdx:${line}: `));
    expect(found.slice(found.indexOf(': ') + 2)).toMatch(
      new RegExp(`^${expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    );
    expect(found.split('\n').length).toBeLessThan(6);
  });
});

it.each([
  ['a tag', 'Write `{ItemTitle}`, `{ItemImage7URL-500}`, `{color:Main Color}` or `{/block:Items}`.'],
  ['a name that the catalogue lists as wrong', 'Never `{ItemName}`.'],
  ['a name that is meant to be wrong', 'Such as `{ItemTitel}`{/* no tag */}, which is none.'],
  ['code that is no tag', 'Such as `{ ItemTitle }`, `{"a": 1}`, `{BASEURL}/js` or `{}`.'],
  ['a component that the page imports', "import Own, { Other as Mine } from './x';\n\n<Own />\n\n<Mine />"],
  [
    'addresses',
    '[a](/), [b](/api/items/add#parameters), [c](/template/), [d](/search?q=a), [e](https://a.example/nope)',
  ],
])('%s is no mistake', async (_what, source) => {
  expect(await answer(`First.\n\n${source}\n`)).toBe('');
});

const page = 'docs/template/syntax/item.mdx';

it.each([
  [
    'a misspelled key',
    ['title: A', 'descripton: B.'],
    3,
    'Unexpected key "descripton" in the front matter, expected title, description, sidebar_label or origin',
  ],
  ['no description', ['title: A'], 1, 'Unexpected front matter without description, expected one'],
  ['an empty title', ['title: ""', 'description: B.'], 1, 'Unexpected front matter without title, expected one'],
  [
    'a colon in a text',
    ['title: Hidden: block', 'description: B.'],
    2,
    'Unexpected front matter (Nested mappings are not allowed in compact mappings), expected YAML; put a text with a colon in double quotes',
  ],
  [
    'a key that comes twice',
    ['title: A', 'description: B.', 'title: C'],
    4,
    'Unexpected second key title in the front matter, expected one',
  ],
  ['a list', ['- title'], 1, 'Unexpected front matter without title, expected one'],
])('front matter with %s has an answer with file and line', (_what, lines, line, expected) => {
  const check = () => checkFrontMatter(join(site, page), ['---', ...lines, '---', '', 'Text.'].join('\n'));
  expect(check).toThrow(`site/${page}:${line}: ${expected}`);
});

it('front matter with what a page needs is right', () => {
  checkFrontMatter(join(site, page), '---\r\ntitle: "A: b"\r\ndescription: C.\r\norigin: prose\r\n---\r\nText.');
});

it('a page without front matter has an answer', () => {
  expect(() => checkFrontMatter(join(site, page), 'Text.')).toThrow(`site/${page}:1: Unexpected front matter without`);
});

it('a page of a cut version may name what is gone', async () => {
  expect(await answer('`{ItemTitel}`', 'versioned_docs/version-1.0.0/template/syntax/item.mdx')).toBe('');
});
