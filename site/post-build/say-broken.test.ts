import { expect, it } from 'vitest';
import { sayBroken } from './say-broken.ts';

const end = 'expected the address of a page, and behind # a heading or an entry of it';
const why = 'no such file';

it('a link of all pages is said once, with the place that it is written in', () => {
  const broken = ['/404.html', '/api/index.html'].map((page) => ({ page, target: '/docs/api/nope', why }));
  const writtenAt = (address: string) => (address === 'api/nope' ? 'site/config/platform.ts:73' : undefined);
  expect(sayBroken(broken, '/docs/', writtenAt)).toBe(
    `✗ site/config/platform.ts:73: Unexpected link /api/nope (no such file), ${end}; 2 pages have it`,
  );
});

it('a link within a page is said with the page, whatever other file has the same one', () => {
  const broken = [{ page: '/api/tokens/index.html', target: '#try-it', why: 'no such fragment' }];
  expect(sayBroken(broken, '/', () => 'site/config/platform.ts:63')).toBe(
    `✗ the page /api/tokens/index.html: Unexpected link #try-it (no such fragment), ${end}`,
  );
});

it('a link that is written nowhere as it stands is said with its page, and no more than five are', () => {
  const broken = [1, 2, 3, 4, 5, 6, 7].map((each) => ({ page: '/index.html', target: `/${each}.png`, why }));
  const lines = sayBroken(broken, '/', () => undefined).split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe(`✗ the page /index.html: Unexpected link /1.png (no such file), ${end}`);
  expect(lines[5]).toBe('… and 2 more');
});
