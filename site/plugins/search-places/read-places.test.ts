import { expect, test } from 'vitest';
import { type MenuItem, readPages, readPlaces } from './read-places.ts';

const ids = ['api/index', 'api/items/add', 'api/savings', 'template/index', 'template/tags/item', 'template/faq'];
const docs = ids.map((id) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/${id.replace('index', '')}`,
  frontMatter: {},
}));
const doc = (id: string, className?: string): MenuItem => ({ type: 'doc', id, ...(className && { className }) });
const group = (label: string, items: readonly MenuItem[], id?: string): MenuItem => ({
  type: 'category',
  label,
  items,
  link: id ? { type: 'doc', id } : undefined,
});
const read = (sidebars: Record<string, readonly MenuItem[]>) => readPlaces({ docs, sidebars }, (id) => `POST /1/${id}`);

test('a menu with operations lists them all, with method and path', () => {
  const operations = [group('Items', [doc('api/items/add', 'method-post')]), doc('api/savings', 'method-get')];
  expect(read({ api: [doc('api/index'), ...operations] })).toEqual([
    {
      root: '/api/',
      title: 'Operations',
      places: [
        { to: '/api/items/add', label: 'Title of api/items/add', call: 'POST /1/api/items/add' },
        { to: '/api/savings', label: 'Title of api/savings', call: 'POST /1/api/savings' },
      ],
    },
  ]);
});

test('any other menu lists its first level: a group by its own page, or the first one in it', () => {
  const tags = [doc('template/tags/item')];
  const places = (menu: readonly MenuItem[]) => read({ template: menu })[0]?.places.map(({ to, label }) => [to, label]);
  expect(places([doc('template/index'), group('Tags', tags), group('Questions', tags, 'template/faq')])).toEqual([
    ['/template/', 'Title of template/index'],
    ['/template/tags/item', 'Tags'],
    ['/template/faq', 'Questions'],
  ]);
});

test('a menu without pages has no list, and one with an unknown page is refused', () => {
  expect(read({ empty: [{ type: 'html' }] })).toEqual([]);
  expect(() => read({ wrong: [doc('nowhere')] })).toThrow('Unexpected page "nowhere" in a menu');
});

test('all pages of the menus are listed once, by their titles, a group before its pages', () => {
  const menu = [
    group('Questions', [doc('template/tags/item'), doc('template/index')], 'template/faq'),
    doc('template/index'),
  ];
  expect(readPages({ docs, sidebars: { template: menu } }, '/')).toEqual([
    { to: '/template/faq', label: 'Title of template/faq' },
    { to: '/template/tags/item', label: 'Title of template/tags/item' },
    { to: '/template/', label: 'Title of template/index' },
  ]);
});

test('a list that a group begins with answers for the folder of its pages', () => {
  const all = { type: 'link', label: 'All tags', href: '/template/#all' };
  const below = docs.map((each) => ({ ...each, permalink: `/docs${each.permalink}` }));
  const menu = [group('Look up', [all]), group('Tags', [all, doc('template/tags/item')])];
  expect(readPages({ docs: below, sidebars: { template: menu } }, '/docs/')).toEqual([
    { to: '/template/#all', label: 'All tags', folder: '/template/tags/' },
    { to: '/template/tags/item', label: 'Title of template/tags/item' },
  ]);
});
