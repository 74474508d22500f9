import { expect, test } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const paths = [
  '/',
  '/api/',
  '/api/items/',
  '/api/items/add',
  '/api/items/edit',
  '/api/oauth/authorize',
  '/api/oauth/access_token',
  '/template/apps/sale_app',
  '/template/default/head',
];
const list = { to: '/template/faq/#all-apps', label: 'All apps', folder: '/template/apps/' };
const pages = [list, ...paths.map((to) => ({ to, label: `Page ${to}` }))];

test.each([
  ['/api/item/add', ['/api/items/add']],
  ['/api/itmes/ad', ['/api/items/add']],
  ['/api/oauth', ['/api/oauth/authorize', '/api/oauth/access_token']],
  ['/template/apps/', ['/template/faq/#all-apps', '/template/apps/sale_app']],
  ['/template/app', ['/template/faq/#all-apps', '/template/apps/sale_app']],
  ['/template/apps/sale', ['/template/apps/sale_app']],
  ['/template/apps/sale-app.html', ['/template/apps/sale_app']],
  ['/docs/template/default/head/', ['/template/default/head']],
  ['/api/index.html', ['/api/']],
  ['/no/such/page', []],
  ['/400', []],
  ['/', []],
])('nearest to %s is %j', (asked, expected) => {
  const found = nearestPages(asked, pages).map(({ to }) => to);
  expect(found.slice(0, Math.max(1, expected.length))).toEqual(expected);
});
