import type { PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { reference } from './index.ts';
import { component } from './jsx.ts';

const text = (value: string): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const said: RootContent = {
  type: 'paragraph',
  children: [
    { type: 'text', value: 'Statements without a mark come from ' },
    { type: 'link', url: '/template/#source-guide-2019', children: [{ type: 'text', value: 'the guide of 2019' }] },
    { type: 'text', value: '.' },
  ],
};
const heading = (value: string): RootContent => ({ type: 'heading', depth: 2, children: [{ type: 'text', value }] });

/** Text of a page about items, whose entries mostly come from the guide of 2019. */
async function pageOf(
  content: readonly RootContent[],
  frontMatter: Readonly<Record<string, unknown>>,
): Promise<string> {
  const tree: Root = { type: 'root', children: [...content, heading('Items')] };
  await reference()(tree, new VFile({ path: '/shop-docs/site/docs/template/syntax/item.mdx', data: { frontMatter } }));
  return textOf(tree);
}

test('a page says what its entries rest on, unless its front matter says that the prose does', async () => {
  expect(await pageOf([text('Tags of items.')], {})).toContain(
    'In the tag entries, statements without a mark come from the guide of 2019.',
  );
  expect(await pageOf([text('Tags of items.'), said], { origin: 'prose' })).not.toContain('In the tag entries');
  expect(await pageOf([text('About unmarked statements.')], {})).toContain('In the tag entries');
});

test('what the prose of a page says of it stands at the end, and leads to the source', async () => {
  expect(await pageOf([said, text('Tags of items.')], { origin: 'prose' })).toMatch(
    /^Tags of items\.[\s\S]*Statements without a mark come from the guide of 2019\.$/,
  );
  await expect(pageOf([text('Tags of items.')], { origin: 'prose' })).rejects.toThrow('without a way to it');
  await expect(pageOf([text('Statements without a mark.')], { origin: 'prose' })).rejects.toThrow(
    'without a way to it',
  );
  await expect(pageOf([text('Tags of items.')], { origin: 'prise' })).rejects.toThrow('origin: prise');
});

test('each heading below the directive folds what follows it, and stays a heading', async () => {
  const question = (value: string): RootContent => ({ ...heading(value), depth: 3 }) as RootContent;
  const children = [
    heading('For designers {#designers}'),
    component('FoldSections', {}),
    text('Before.'),
    question('Why?'),
    { type: 'code', lang: 'text', value: 'Because.' } as RootContent,
    text('So it is.'),
    question('How?'),
    heading('Other'),
    question('Else?'),
  ];
  const tree: Root = { type: 'root', children };
  await reference()(tree, new VFile({ path: '/shop-docs/site/docs/template/faq/index.mdx' }));
  const shapeOf = (node: RootContent): unknown => {
    if (node.type === 'heading') return `h${node.depth} ${textOf(node)}`;
    return 'name' in node && 'children' in node ? [node.name, ...node.children.map(shapeOf)] : textOf(node);
  };
  expect(tree.children.map(shapeOf)).toEqual([
    'h2 For designers {#designers}',
    'Before.',
    ['details', ['summary', 'h3 Why?'], ['Code'], 'So it is.'],
    ['details', ['summary', 'h3 How?']],
    'h2 Other',
    'h3 Else?',
  ]);
});

test('nothing to fold is a mistake of the author', async () => {
  await expect(pageOf([heading('For designers'), component('FoldSections', {})], {})).rejects.toThrow(
    'Unexpected <FoldSections /> with nothing to fold',
  );
});

test('the page of an app names its tags after what its owner asks, and what they rest on at its end', async () => {
  const children = [text('A blog.'), heading('For the shop owner'), text('Visitors read it.'), heading('Tags')];
  const tree: Root = { type: 'root', children };
  await reference()(tree, new VFile({ path: '/shop-docs/site/docs/template/apps/blog_app.mdx' }));
  const parts = tree.children.map((node) => textOf(node) || ('name' in node ? node.name : ''));
  expect(parts.slice(2)).toEqual([
    'Visitors read it.',
    'Tags',
    'PageIndex',
    expect.stringContaining('In the tag entries'),
  ]);
});

test('a sentence about the price of an app ends with what the data says, and an app without one fails', async () => {
  const priceOf = (app: string) => {
    const price = { ...component('AppPrice', { app }), type: 'mdxJsxTextElement' } as unknown as PhrasingContent;
    return pageOf([{ type: 'paragraph', children: [{ type: 'text', value: 'It cost ' }, price] }], {});
  };
  expect(await priceOf('base_eraser')).toContain('It cost 500 yen a month in 2019.');
  await expect(priceOf('subscription')).rejects.toThrow('<AppPrice> of subscription');
});
