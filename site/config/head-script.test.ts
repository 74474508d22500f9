import { expect, test } from 'vitest';
import { headScript } from './head-script.ts';

/** Runs the script in its element, on a page with these globals. */
function runAt(baseUrl: string, location: object, history: object, localStorage: object, until?: string): void {
  const { attributes, innerHTML } = headScript('new', baseUrl, until);
  const dataset = {
    announcement: attributes['data-announcement'],
    base: attributes['data-base'],
    until: attributes['data-until'],
  };
  const page = { location, history, localStorage, document: { currentScript: { dataset } } };
  new Function(...Object.keys(page), innerHTML)(...Object.values(page));
}

/** Runs the script as a browser would at `url`, and returns the address and the storage that it leaves. */
function run(url: string, stored: Record<string, string> = {}, until?: string) {
  const storage = new Map(Object.entries(stored));
  let address = url;
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  };
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      address = to;
    },
  };
  const { pathname, search, hash } = new URL(url, 'https://docs.example');
  runAt('/', { pathname, search, hash }, history, localStorage, until);
  return { address, storage: Object.fromEntries(storage) };
}

test.each([
  ['/index.html', '/'],
  ['/index.html?a=1#x', '/?a=1#x'],
  ['/search.html?q=stock', '/search?q=stock'],
  ['/search/index.html?q=stock#top', '/search?q=stock#top'],
  ['/api/items/add.html', '/api/items/add.html'],
  ['/api.html', '/api.html'],
  ['/', '/'],
])('%s becomes %s', (from, to) => {
  expect(run(from).address).toBe(to);
});

test('a changed announcement is no longer dismissed', () => {
  const before = { 'docusaurus.announcement.id': 'old', 'docusaurus.announcement.dismiss': 'true' };
  expect(run('/', before).storage['docusaurus.announcement.dismiss']).toBe('false');
});

test('the same announcement stays dismissed', () => {
  const before = { 'docusaurus.announcement.id': 'new', 'docusaurus.announcement.dismiss': 'true' };
  expect(run('/', before).storage['docusaurus.announcement.dismiss']).toBe('true');
});

test('an announcement that is over counts as closed, one that is not is shown', () => {
  const closed = { 'docusaurus.announcement.id': 'new', 'docusaurus.announcement.dismiss': 'true' };
  expect(run('/', {}, '2020-01-01').storage).toEqual(closed);
  expect(run('/', {}, '9999-01-01').storage).toEqual({});
});

test('nothing is stored on a first visit, and an old colour mode goes', () => {
  expect(run('/', { theme: 'dark' }).storage).toEqual({});
});

test('under a path, the address keeps the path', () => {
  const replaced: string[] = [];
  const history = { state: null, replaceState: (_: unknown, __: string, to: string) => replaced.push(to) };
  for (const pathname of ['/docs/search.html', '/docs/index.html', '/search.html'])
    runAt('/docs/', { pathname, search: '?q=a', hash: '' }, history, { getItem: () => null, removeItem: () => {} });
  expect(replaced).toEqual(['/docs/search?q=a', '/docs/?q=a']);
});

test('what the settings say is not part of the script', () => {
  expect(headScript('one', '/').innerHTML).toBe(headScript('two "2"', '/docs/').innerHTML);
});
