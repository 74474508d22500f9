import { expect, test } from 'vitest';
import { editionOf, localeBase } from './editions.ts';
import { siteAddress } from './site-address.ts';

const known = { locales: ['en', 'fr'], versions: ['1.1.0', '1.0.0'] };

test.each([
  ['/', { locale: 'en', version: undefined, root: '/' }],
  ['/api/items/add/index.html', { locale: 'en', version: undefined, root: '/' }],
  ['/1.0.0/api/index.html', { locale: 'en', version: '1.0.0', root: '/1.0.0/' }],
  ['/fr/api/index.html', { locale: 'fr', version: undefined, root: '/fr/' }],
  ['/fr/1.1.0/template/index.html', { locale: 'fr', version: '1.1.0', root: '/fr/1.1.0/' }],
  ['/api/fr/1.0.0/index.html', { locale: 'en', version: undefined, root: '/' }],
])('%s belongs to the edition that its first steps name', (path, edition) => {
  expect(editionOf(path, known)).toEqual(edition);
});

test('the first language stands at the root, another one below its name', () => {
  const below = siteAddress({ SITE_URL: 'https://shop.example/docs/' });
  expect(localeBase('en', below)).toBe('/docs/');
  expect(localeBase('fr', below)).toBe('/docs/fr/');
});
