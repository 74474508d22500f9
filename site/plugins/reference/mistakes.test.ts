import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
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
  ['a tag in prose', 'Write `{ItemTitel}`.', 'Unexpected tag {ItemTitel}, expected {ItemTitle}; write {/* no tag */}'],
  ['a block in prose', 'Write `{/block:Itms}`.', 'Unexpected tag {/block:Itms}, expected {block:Items}; write'],
  ['a text tag in a cell', '| `{lang:Nope}` |\n|---|', 'Unexpected tag {lang:Nope}, expected '],
  ['a tag in a link', '[`{ItemTitel}`](/api/)', 'Unexpected tag {ItemTitel}, expected {ItemTitle}'],
  [
    'a tag in an example',
    fence('', '{ItemTitel}'),
    'This template example has findings: Unexpected variable {ItemTitel}',
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
  ['an operation', '<Endpoint op="items/ad" />', 'Unexpected page "items/ad", expected one of '],
  ['a recipe', '<Recipe file="nope.ts" />', 'Unexpected file="nope.ts" in <Recipe>, expected a file of'],
  ['a component', '<TagTabel />', 'Unexpected <TagTabel>, expected a directive of CONTRIBUTING.md'],
  ['a component in a sentence', 'See <Evidense level="observed" />.', 'Unexpected <Evidense>, expected'],
  ['a directive with what it does not take', '<ThemeEditor theme="x" />', 'Unexpected <ThemeEditor>, expected'],
  [
    'a level',
    'Text. <Evidence level="nope" />',
    'Unexpected level="nope", expected one of documented, archived, platform, observed, inferred',
  ],
  ['a source', 'Text. <Evidence level="observed" source="nope" />', 'Unexpected source="nope", expected the id of'],
  ['an inference without a reason', 'Text. <Evidence level="inferred" />', 'Unexpected inference without a reason'],
  ['a price', 'It cost <AppPrice app="nope" />', 'Unexpected <AppPrice> of nope'],
  ['a link', '[Items](/api/itms/add#x)', 'Unexpected link /api/itms/add#x, expected the address of a page'],
  ['a link of an element', '<a href="/nope">x</a>', 'Unexpected link /nope, expected the address of a page'],
  ['a link with a definition', '[a][b]\n\n[b]: /nope', 'Unexpected link /nope, expected the address of a page'],
];

describe('a mistake of a page has an answer with file and line', () => {
  it.each(mistakes)('%s', async (_what, source, expected) => {
    const found = await answer(`First.\n\n${source}\n`);
    const line = source.startsWith('[a]') ? 5 : 3;
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
  ['addresses', '[a](/), [b](/api/items/add#x), [c](/template/), [d](/search?q=a), [e](https://a.example/nope)'],
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
    'Unexpected front matter (Map keys must be unique), expected YAML',
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
