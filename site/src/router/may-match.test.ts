import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { mayMatch } from './may-match.ts';

const paths = [
  '/',
  '/api',
  '/api/',
  '/API',
  '/api/items',
  '/api/items/',
  '/x/:id',
  '/(a|b)',
  '/x/1',
  '/a',
  '/日本',
  '',
];

describe('mayMatch', () => {
  it.each([{ exact: true }, { exact: false }, {}, { exact: true, strict: true }, { exact: true, sensitive: true }])(
    'never rejects what the router finds, with %o',
    (options) => {
      for (const path of paths)
        for (const pathname of paths)
          if (matchPath(pathname, { ...options, path }))
            expect([pathname, path, mayMatch(pathname, { ...options, path })]).toEqual([pathname, path, true]);
    },
  );
  it('rejects other pages', () => {
    expect(mayMatch('/api/items/add', { path: '/api/items/edit', exact: true })).toBe(false);
    expect(mayMatch('/api/items/add', { path: '/api/items', exact: true })).toBe(false);
  });
  it('leaves patterns, lists and beginnings to the router', () => {
    for (const route of [
      { path: '/x/:id', exact: true },
      { path: ['/a', '/b'], exact: true },
      { path: '/api' },
      '/api',
    ])
      expect(mayMatch('/elsewhere', route)).toBe(true);
  });
});
