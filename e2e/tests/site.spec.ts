import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, pages } from '../routes.ts';
import { awake, open } from '../support/awake.ts';
import { dataOf, docsDataOf, scriptsOf } from '../support/bundle.ts';
import { at, rootOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const htmlOf = (route: string): string => readFileSync(join(rootOf('site'), fileOf(route)), 'utf8');

test('S-2 S-12: every page says that it is English, left to right', () => {
  for (const route of pages) {
    expect(htmlOf(route), route).toMatch(/<html[^>]*\blang="?en"?[\s>]/);
    expect(htmlOf(route), route).toMatch(/<html[^>]*\bdir="?ltr"?[\s>]/);
  }
});

test('S-2: Japanese stands only where it is marked as Japanese or quoted as code', async ({ page }) => {
  for (const route of pages) {
    const stray = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const parent = node.parentElement;
        if (!/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) || !parent) continue;
        if (!parent.closest('[lang="ja"], code, pre, script, style, textarea, template')) found.push(text.trim());
      }
      return found;
    }, htmlOf(route));
    expect(stray, route).toEqual([]);
  }
});

test('S-13 S-202: one locale', () => {
  const i18n = dataOf<Record<string, unknown>>('site', '{"defaultLocale"');
  expect(i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'], currentLocale: 'en' });
  for (const route of pages) {
    const languages = [...htmlOf(route).matchAll(/hreflang="?([\w-]+)/gi)].map(([, language]) => language);
    expect([...new Set(languages)].sort(), route).toEqual(['en', 'x-default']);
  }
  expect(readdirSync(rootOf('site'))).not.toContain('ja');
});

test('S-105: a locale is described by five fields', () => {
  const { localeConfigs } = dataOf<{ localeConfigs: object }>('site', '{"defaultLocale"');
  expect(localeConfigs).toEqual({
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  });
});

test('S-14: version 1.0.0, in the data and in the top bar', async ({ page }) => {
  expect(scriptsOf('site')).toContain('"siteVersion":"1.0.0"');
  await open(page, '/api/');
  await expect(page.locator('.navbar .dropdown > .navbar__link').filter({ hasText: '1.0.0' })).toBeSeen();
});

test('S-15: generator and its version', () => {
  for (const route of pages) expect(htmlOf(route), route).toMatch(/name="?generator"? content="Docusaurus v3\.8\.1"/);
  expect(scriptsOf('site')).toContain('"docusaurusVersion":"3.8.1"');
});

test('S-103 S-104: data of the docs', () => {
  const data = docsDataOf('site');
  expect(data).toMatchObject({ path: at('/'), breadcrumbs: true });
  expect(data.versions).toHaveLength(1);
  const [version] = data.versions;
  expect(version).toMatchObject({
    name: 'current',
    label: '1.0.0',
    path: at('/'),
    isLast: true,
    mainDocId: 'api/index',
  });
  expect(Object.keys(version ?? {}).sort()).toEqual(
    ['docs', 'draftIds', 'isLast', 'label', 'mainDocId', 'name', 'path', 'sidebars'].sort(),
  );
  expect(version?.docs).toHaveLength(87);
  for (const doc of version?.docs ?? []) {
    expect(doc).toEqual({
      id: expect.any(String),
      path: expect.stringMatching(/^\//),
      sidebar: doc.path.slice(at('/').length).split('/')[0],
    });
  }
});

test('S-106: titles and canonical links follow the configuration', () => {
  const site = /<title[^>]*>([^<|]*)/.exec(htmlOf('/api/items/add'))?.[1] ?? '';
  expect(site.trim()).not.toBe('');
  for (const route of pages.filter((each) => each !== '/'))
    expect(htmlOf(route), route).toMatch(/<title[^>]*>[^<]+ \| [^<]+</);
  const hosts = pages.map((route) => /rel="?canonical"? href="?(https?:\/\/[^/]+)/.exec(htmlOf(route))?.[1]);
  expect(new Set(hosts).size).toBe(1);
  expect(hosts[0]).toMatch(/^https?:/);
});

test('S-107: canonical links keep the slashes of the routes', () => {
  for (const route of pages) {
    const canonical = /rel="?canonical"? href="?([^"\s>]+)/.exec(htmlOf(route))?.[1] ?? '';
    expect(new URL(canonical).pathname, route).toBe(at(route));
  }
});

test('S-5 S-151 S-153: reading asks only for files, sends nothing, needs no cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const methods = new Set<string>();
  const hosts = new Set<string>();
  const statuses = new Set<number>();
  page.on('request', (request) => {
    methods.add(request.method());
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).origin);
  });
  page.on('response', (response) => statuses.add(response.status()));
  const visits = [
    '/',
    '/api/',
    '/api/items/add',
    '/api/oauth/authorize',
    '/api/orders/',
    '/template/',
    '/template/syntax/item',
  ];
  for (const route of [...visits, '/template/apps/sale_app', '/template/guideline/check_list', '/search']) {
    await open(page, route);
    const forms = await page.locator(`form[action]:not([action="${at('/search')}"])`).count();
    expect(forms, route).toBe(0);
  }
  expect([...methods]).toEqual(['GET']);
  expect([...hosts]).toEqual([baseURL]);
  expect(statuses.has(401) || statuses.has(403)).toBe(false);
  expect(await context.cookies()).toEqual([]);
});

test('S-203 S-165 S-116: local storage holds the listed keys and nothing else', async ({ page }) => {
  const visits = ['/', '/api/items/add', '/template/syntax/item', '/template/guideline/editor', '/search?q=item'];
  for (const route of visits) await open(page, route);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await open(page, '/api/items/add');
  await page.getByRole('radio', { name: 'Python' }).first().check();
  await page.getByRole('checkbox', { name: 'Show marks' }).uncheck();
  const { local, session } = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: Object.keys(sessionStorage),
  }));
  // The reader's own choices are two keys beyond the list.
  const listed =
    /^(docusaurus\.(announcement\.(id|dismiss)|tab\.language|marks)|__DOCSEARCH_(RECENT|FAVORITE)_SEARCHES__\w+|docs-preferred-version-default)$/;
  expect(local.map(([key]) => key).filter((key) => !listed.test(key))).toEqual([]);
  expect(Object.fromEntries(local)['docusaurus.announcement.id']).toBeTruthy();
  expect(Object.fromEntries(local)['docusaurus.announcement.dismiss']).toBe('true');
  expect(session).toEqual([]);
});

test('S-9: both palettes differ and are complete', async ({ page }) => {
  await page.goto('/api/items/add');
  await awake(page);
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return { back: style.getPropertyValue('--ifm-background-color'), text: getComputedStyle(document.body).color };
    });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await look();
  await page.goto('/api/items/add?docusaurus-theme=dark');
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await look();
  expect(dark.back).not.toBe(light.back);
  expect(dark.text).not.toBe(light.text);
});
