import { expect, test } from 'vitest';
import { withSearchIndex } from './search-index.ts';

test('a page names the index files once, the latest ones', () => {
  const once = withSearchIndex('<head><title>API</title></head>', '/a.1.json', '/b.1.json');
  expect(once).toBe('<head><meta name="search-index" content="/a.1.json /b.1.json"><title>API</title></head>');
  expect(withSearchIndex(once, '/a.2.json', '/b.2.json')).toBe(
    '<head><meta name="search-index" content="/a.2.json /b.2.json"><title>API</title></head>',
  );
});
