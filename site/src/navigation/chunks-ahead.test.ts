import { expect, test } from 'vitest';
import { chunksAhead } from './chunks-ahead.ts';

const routes = {
  '/search-5de': { __comp: 'search', __context: { plugin: 'theme' } },
  '/-e5f': { __comp: 'home', __context: { plugin: 'pages' }, config: 'settings' },
  '/-f41': { __comp: 'docs-root', __context: { plugin: 'docs' } },
  '/api/items/add-cec': { __comp: 'document', content: 'add' },
};

test('a document needs its content and what all documents need, and nothing of the home page', () => {
  expect(chunksAhead(routes, '/api/items/add')).toEqual(['documents', 'document', 'add']);
});

test('the home page needs nothing of the frames around documents, whose path it shares', () => {
  const home = ['home', 'pages', 'settings'];
  expect(chunksAhead(routes, '/')).toEqual(home);
  const below = Object.fromEntries(Object.entries(routes).map(([key, parts]) => [`/docs${key}`, parts]));
  expect(chunksAhead(below, '/docs/')).toEqual(home);
});

test('another page needs its own parts', () => {
  expect(chunksAhead(routes, '/search')).toEqual(['search', 'theme']);
});

test('an unknown path needs nothing', () => {
  expect(chunksAhead(routes, '/api/items')).toEqual([]);
});
