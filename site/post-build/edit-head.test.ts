import { expect, test } from 'vitest';
import { editHead } from './edit-head.ts';

const page = '<head><link rel=stylesheet href=/a.1.css><title>API</title></head><body><p>/b</p>';

test('a page gets its elements once, the latest ones, and the new names of its style sheets', () => {
  const once = editHead(page, {
    tags: ['<meta name="search-index" content="/a.1.json /b.1.json">'],
    renamed: new Map([['/a.1.css', '/a.2.css']]),
  });
  expect(once).toBe(
    '<head><link rel=stylesheet href=/a.2.css><meta name="search-index" content="/a.1.json /b.1.json"><title>API</title></head><body><p>/b</p>',
  );
  expect(
    editHead(once, { tags: ['<meta name="search-index" content="/a.2.json /b.2.json">'], renamed: new Map() }),
  ).toBe(once.replace('/a.1.json /b.1.json', '/a.2.json /b.2.json'));
});

test('a page without a title stays as it is', () => {
  expect(editHead('<p>', { tags: ['<meta>'], renamed: new Map() })).toBe('<p>');
});
