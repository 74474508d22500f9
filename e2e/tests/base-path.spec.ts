import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathFile } from '@shop-docs/server';
import { docPages, pages, redirects, unknownPaths } from '../routes.ts';
import { box, modal, openSearch, rows } from '../search/search-box.ts';
import { awake, open } from '../support/awake.ts';
import { origin, rootOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { walkLinks } from '../support/walk-links.ts';

/**
 * The site where the build under test says that it stands, at the root or under a path. To see it under a path:
 * `SITE_URL=https://docs.example.com BASE_URL=/docs/ npm run e2e -- tests/base-path.spec.ts`
 */
const read = (file: string): string => readFileSync(join(rootOf('site'), file), 'utf8');
const base = (): string => JSON.parse(read(basePathFile));
const at = (route: string): string => base() + route.slice(1);
const published = (): string => /rel="canonical" href="([^"]+)"/.exec(read('index.html'))?.[1] ?? '';

test('every page and redirect answers below the path of the site, and nothing else does', async ({ request }) => {
  for (const route of [...pages, ...Object.keys(redirects)]) {
    const response = await request.get(at(route));
    expect(response.status(), route).toBe(200);
    if (pages.includes(route)) expect(await response.text(), route).toMatch(/<h1[\s>]/);
  }
  for (const route of unknownPaths) expect((await request.get(at(route))).status(), route).toBe(404);
  expect((await request.get('/', { maxRedirects: 0 })).status()).toBe(base() === '/' ? 200 : 301);
});

test('every link, fragment and asset stays below the path of the site', async ({ request, page }) => {
  test.setTimeout(120_000);
  await page.goto(at('/'));
  const { broken, reached } = await walkLinks(page, request, origin('site'), pages.map(at));
  expect(broken).toEqual([]);
  expect([...reached].filter((path) => !path.startsWith(base()))).toEqual([]);
});

test('what machines read names the published address', async ({ request }) => {
  const address = published();
  expect(new URL(address).pathname).toBe(base());
  for (const route of docPages) {
    const html = await (await request.get(at(route))).text();
    expect(html, route).toContain(`rel="canonical" href="${address}${route.slice(1)}"`);
    const copy = await (await request.get(at(`${route.replace(/\/$/, '')}.md`))).text();
    expect(copy, route).toContain(`[llms.txt](${address}llms.txt)`);
    const own = [...copy.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, link = '']) => link);
    const missing = own.filter((link) => new URL(link).origin === new URL(address).origin && !link.startsWith(address));
    expect(missing, route).toEqual([]);
  }
  const listed = [...(await (await request.get(at('/sitemap.xml'))).text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, loc = '']) => loc.slice(address.length - 1)).sort()).toEqual(
    pages.filter((route) => route !== '/search').sort(),
  );
  const overview = await (await request.get(at('/llms.txt'))).text();
  expect(overview).toContain(`${address}api/items/add/index.md`);
});

test('a click, a search and its result stay below the path of the site', async ({ page }) => {
  await open(page, at('/'));
  await page.locator('main').getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL(at('/api/'));
  await page.goto(at('/template/'));
  await awake(page);
  await openSearch(page, 'NoItemStock');
  await expect(rows(page).first()).toBeVisible();
  await box(page).press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${at('/template/')}.*#block-NoItemStock$`));
  await expect(page.locator('h1')).not.toHaveText('Page Not Found');
});
