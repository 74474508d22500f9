import { expect, test } from 'vitest';
import { frameChunks } from './frame-chunks.ts';

test('takes the frames around documents and the component of their pages, and leaves contents and other pages', () => {
  const routes = {
    '/search-5de': { __comp: 'search' },
    '/-e5f': { __comp: 'home', __context: { plugin: 'pages' }, config: 'settings' },
    '/-f41': { __comp: 'docs-root', __context: { plugin: 'docs' } },
    '/-1da': { __comp: 'version-root', __props: 'version' },
    '/api/-714': { __comp: 'document', content: 'api' },
    '/api/items/add-cec': { __comp: 'document', content: 'add' },
  };
  const frames = ['docs-root', 'docs', 'version-root', 'version', 'document'];
  expect(frameChunks(routes)).toEqual(frames);
  const below = Object.fromEntries(Object.entries(routes).map(([key, parts]) => [`/docs${key}`, parts]));
  expect(frameChunks(below, '/docs/')).toEqual(frames);
});
