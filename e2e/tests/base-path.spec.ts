import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docPages, pages, redirects, unknownPaths } from '../routes.ts';
import { box, modal, openSearch, rows } from '../search/search-box.ts';
import { awake, open } from '../support/awake.ts';
import { at, baseOf, origin, rootOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/**
 * The site where the build under test says that it stands, at the root or under a path. To see it under a path:
 * `SITE_URL=https://docs.example.com BASE_URL=/docs/ npm run e2e`
 */
const read = (file: string): string => readFileSync(join(rootOf('site'), file), 'utf8');
const base = (): string => baseOf('site');
const published = (): string => /rel="canonical" href="([^"]+)"/.exec(read('index.html'))?.[1] ?? '';

test('every page and redirect answers below the path of the site, and nothing else does', async ({ request }) => {
  for (const route of [...pages, ...Object.keys(redirects)]) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    if (pages.includes(route)) expect(await response.text(), route).toMatch(/<h1[\s>]/);
  }
  for (const route of unknownPaths) expect((await request.get(route)).status(), route).toBe(404);
  const outside = async (path: string) => (await request.get(origin('site') + path, { maxRedirects: 0 })).status();
  expect(await outside('/')).toBe(base() === '/' ? 200 : 301);
  expect(await outside('/api/')).toBe(base() === '/' ? 200 : 404);
});

test('what machines read names the published address', async ({ request }) => {
  const address = published();
  expect(new URL(address).pathname).toBe(base());
  for (const route of docPages) {
    const html = await (await request.get(route)).text();
    expect(html, route).toContain(`rel="canonical" href="${address}${route.slice(1)}"`);
    const copy = await (await request.get(`${route.replace(/\/$/, '')}.md`)).text();
    expect(copy, route).toContain(`[llms.txt](${address}llms.txt)`);
    const own = [...copy.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, link = '']) => link);
    const missing = own.filter((link) => new URL(link).origin === new URL(address).origin && !link.startsWith(address));
    expect(missing, route).toEqual([]);
  }
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, loc = '']) => loc.slice(address.length - 1)).sort()).toEqual(
    pages.filter((route) => route !== '/search').sort(),
  );
  const overview = await (await request.get('/llms.txt')).text();
  expect(overview).toContain(`${address}api/items/add/index.md`);
});

test('a click, a search and its result stay below the path of the site', async ({ page }) => {
  await open(page, '/');
  await page.locator('main').getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL(at('/api/#quick-start'));
  await page.goto('/template/');
  await awake(page);
  await openSearch(page, 'NoItemStock');
  await expect(rows(page).first()).toBeVisible();
  await box(page).press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${at('/template/')}.*#block-NoItemStock$`));
  await expect(page.locator('h1')).not.toHaveText('Page Not Found');
});

test('an address that is nearly one of the site leads to its page, and a folder to the list of its pages', async ({
  page,
}) => {
  const suggested = page.getByRole('status').getByRole('link');
  for (const [address, path] of [
    ['/api/itmes/ad', '/api/items/add'],
    ['/template/apps/', '/template/faq/#all-apps'],
  ] as const) {
    await open(page, address);
    await expect(suggested.first(), address).toHaveAttribute('href', at(path));
  }
});
