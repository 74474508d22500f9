import { expect, test } from 'vitest';
import { platform } from './platform.ts';
import { siteAddress } from './site-address.ts';

test('without variables the site is where platform.ts says', () => {
  expect(siteAddress({}).at('/')).toBe(siteAddress({ SITE_URL: platform.site.url }).at('/'));
});

test.each([
  [{ SITE_URL: 'https://docs.example.com' }, 'https://docs.example.com/llms.txt'],
  [{ SITE_URL: 'https://example.com/docs' }, 'https://example.com/docs/llms.txt'],
  [{ SITE_URL: 'https://example.com', BASE_URL: 'docs' }, 'https://example.com/docs/llms.txt'],
  [{ SITE_URL: 'http://localhost:3000/', BASE_URL: '/a/b/' }, 'http://localhost:3000/a/b/llms.txt'],
])('%j publishes llms.txt at %s', (environment, address) => {
  expect(siteAddress(environment).at('/llms.txt')).toBe(address);
});

test('the address is known when somebody has given it', () => {
  const isKnown = (usual: string, environment = {}) => siteAddress(environment, usual).isKnown;
  expect(isKnown('https://shop-docs.example')).toBe(false);
  expect(isKnown('https://shop-docs.example', { BASE_URL: '/docs/' })).toBe(false);
  expect(isKnown('https://shop-docs.example', { SITE_URL: 'http://localhost:3000' })).toBe(true);
  expect(isKnown('https://help.acme.com')).toBe(true);
});

test('what is no address or path is refused', () => {
  expect(() => siteAddress({ SITE_URL: 'docs.example.com' })).toThrow('Unexpected SITE_URL "docs.example.com"');
  expect(() => siteAddress({ BASE_URL: '/a b/' })).toThrow('Unexpected BASE_URL "/a b/"');
  expect(() => siteAddress({}, 'docs.example.com')).toThrow(
    /^site\/config\/platform\.ts:\d+: Unexpected site\.url "docs\.example\.com", expected an address/,
  );
});
