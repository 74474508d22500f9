import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  apiFolders,
  apiPages,
  docPages,
  fileOf,
  pages,
  templateFolders,
  templatePages,
  unknownPaths,
} from '../routes.ts';
import { open } from '../support/awake.ts';
import { docsDataOf } from '../support/bundle.ts';
import { at, origin, rootOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const folders: readonly [id: string, name: string, routes: readonly string[]][] = [
  ['S-26', 'api', apiFolders.index],
  ['S-27', 'api/categories', apiFolders.categories],
  ['S-28', 'api/delivery_companies', apiFolders.delivery_companies],
  ['S-29', 'api/item_categories', apiFolders.item_categories],
  ['S-30', 'api/items', apiFolders.items],
  ['S-31', 'api/oauth', apiFolders.oauth],
  ['S-32', 'api/orders', apiFolders.orders],
  ['S-33', 'api/savings', apiFolders.savings],
  ['S-34', 'api/search', apiFolders.search],
  ['S-35', 'api/users', apiFolders.users],
  ['S-38', 'template', templateFolders.index],
  ['S-39', 'template/apps', templateFolders.apps],
  ['S-40', 'template/default', templateFolders.default],
  ['S-41', 'template/directory', templateFolders.directory],
  ['S-42', 'template/faq', templateFolders.faq],
  ['S-43', 'template/guideline', templateFolders.guideline],
  ['S-44', 'template/item', templateFolders.item],
  ['S-45', 'template/syntax', templateFolders.syntax],
  ['S-46', 'template/update', templateFolders.update],
];

for (const [id, name, routes] of folders) {
  test(`${id}: ${name} has ${routes.length} pages and no others`, async ({ request }) => {
    for (const route of routes) {
      const response = await request.get(route);
      expect(response.status(), route).toBe(200);
      expect(await response.text(), route).toMatch(/<h1[\s>]/);
    }
    const built = filesBelow(name);
    const own = name === 'api' || name === 'template' ? built.filter((file) => file === `${name}/index.html`) : built;
    expect(own.sort()).toEqual(routes.map(fileOf).sort());
  });
}

test('S-3 S-4 S-7: both sections answer with all their pages', async ({ request }) => {
  expect(apiPages).toHaveLength(29);
  expect(templatePages).toHaveLength(58);
  for (const route of ['/api/', '/template/', ...docPages])
    expect((await request.get(route)).status(), route).toBe(200);
  const [api, template] = await Promise.all(
    ['/api/', '/template/'].map(async (url) => (await request.get(url)).text()),
  );
  expect(h1(api ?? '')).not.toBe(h1(template ?? ''));
});

test('S-18: the router knows exactly the listed pages, each with its whole path', async ({ page }) => {
  const { versions } = docsDataOf('site');
  expect(versions[0]?.docs.map(({ path }) => path).sort()).toEqual(docPages.map((route) => at(route)).sort());
  for (const path of ['/api/itemsX', '/api/items/add/x', '/search/x', '/template/defaul']) {
    await open(page, path);
    await expect(page.locator('h1'), path).toRead('Page Not Found');
  }
});

test('S-19: assets and links start at the root of the site', async ({ request }) => {
  const html = await (await request.get('/api/items/add')).text();
  const addresses = [...html.matchAll(/<(?:script|link|a|img)\b[^>]*?\b(?:src|href)=["']?(\/[^"'\s>]*)/g)].map(
    ([, url]) => url,
  );
  expect(addresses.some((url) => url?.startsWith(at('/assets/')))).toBe(true);
  for (const url of new Set(addresses)) expect((await request.get(`${origin('site')}${url}`)).ok(), url).toBe(true);
});

test('S-20: unknown paths answer 404 with the not-found page', async ({ request }) => {
  for (const path of unknownPaths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Page Not Found');
  }
});

test('S-20 S-178: the not-found page keeps the frame and has a title of its own', async ({ page }) => {
  for (const path of ['/nope', '/docs', '/blog', '/api/users/', '/template/apps/', '/api/oauth']) {
    await open(page, path);
    await expect(page.locator('h1'), path).toRead('Page Not Found');
    await expect(page, path).toHaveTitle(/^Page Not Found/);
    await expect(page.locator('nav.navbar'), path).toHaveCount(1);
    await expect(page.locator('footer.footer'), path).toHaveCount(1);
  }
});

test('S-21: home leads to both sections', async ({ page }) => {
  await open(page, '/');
  await expect(
    page
      .locator(`main a[href^="${at('/api/')}"]`)
      .filter({ visible: true })
      .first(),
  ).toBeSeen();
  await expect(
    page
      .locator(`main a[href^="${at('/template/')}"]`)
      .filter({ visible: true })
      .first(),
  ).toBeSeen();
});

for (const [id, from, to] of [
  ['S-23', '/api.html', '/api/'],
  ['S-24', '/design.html', '/template/'],
] as const) {
  test(`${id} S-16: ${from} ends on ${to} and keeps query and fragment`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(at(to));
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await page.goto(`${from}?a=1#b`);
    await expect(page).toHaveURL(at(`${to}?a=1#b`));
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test(`${id}: without script ${from} sends the reader on`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin('site') });
    const page = await context.newPage();
    await page.goto(at(from));
    await expect(page).toHaveURL(at(to));
    await context.close();
  });
}

test('S-25: home and search with an ending show one page', async ({ page }) => {
  for (const path of ['/index.html', '/search.html', '/search/index.html', '/search/index.html?q=a']) {
    await open(page, path);
    await expect(page.locator('nav.navbar'), path).toHaveCount(1);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('footer.footer'), path).toHaveCount(1);
    await expect(page.locator('h1'), path).not.toHaveText('Page Not Found');
  }
});

test('S-25: a document with an ending shows the document', async ({ page }) => {
  for (const path of [
    '/api/items.html',
    '/api/items/index.html',
    '/api/items/add.html',
    '/template/default/must.html',
  ]) {
    const plain = path.replace(/(\/index)?\.html$/, '');
    await open(page, plain);
    const heading = (await page.locator('h1').textContent()) ?? '';
    await open(page, path);
    await expect(page.locator('h1'), path).toRead(heading);
    await expect(page.locator('nav.navbar'), path).toHaveCount(1);
  }
});

test('S-36: the main document is api/index', async ({ page }) => {
  expect(docsDataOf('site').versions[0]?.mainDocId).toBe('api/index');
  await open(page, '/search');
  await expect(page.locator(`.navbar .dropdown__menu a[href="${at('/api/')}"]`)).toHaveCount(1);
});

test('S-37: two sidebars, api and template', async ({ page }) => {
  const sidebars = docsDataOf('site').versions[0]?.sidebars ?? {};
  expect(Object.keys(sidebars)).toEqual(['api', 'template']);
  expect(sidebars.api?.link?.path).toBe(at('/api/'));
  expect(sidebars.template?.link?.path).toBe(at('/template/'));
  await open(page, '/api/items/add');
  const links = await page
    .locator('aside .menu a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.every((href) => href?.startsWith(at('/api/')))).toBe(true);
});

test('the build holds the listed pages, the not-found page and no other page', () => {
  const files = filesBelow('').filter((file) => file.endsWith('.html'));
  expect(files.sort()).toEqual([...pages, '/api.html', '/design.html', '/404.html'].map(fileOf).sort());
});

function h1(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
}

/** Built pages below a folder of the build. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(rootOf('site'), folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.html') && readFileSync(join(rootOf('site'), folder, file), 'utf8').includes('<html'),
    )
    .map((file) => (folder ? `${folder}/${file}` : file));
}
