import { expect, test } from 'vitest';
import { listsAt } from './places.ts';

const lists = ['/api/', '/template/'].map((root) => ({ root, title: root, places: [] }));
const often = { root: '/', title: 'Good starting points', places: [] };
const rootsAt = (pathname: string) => listsAt(lists, pathname, often).map(({ root }) => root);

test('a page has the list of its part of the site, with and without a slash at its end', () => {
  expect(rootsAt('/api/items/add')).toEqual(['/api/']);
  expect(rootsAt('/api')).toEqual(['/api/']);
  expect(rootsAt('/template/faq/')).toEqual(['/template/']);
});

test('a page outside of all parts has what is often wanted first, then the lists of all', () => {
  expect(rootsAt('/')).toEqual(['/', '/api/', '/template/']);
  expect(rootsAt('/apiary')).toEqual(['/', '/api/', '/template/']);
});
