import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { docPages, kinds, pages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { at, baseOf, rootOf } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Most bytes that the parts of the site may take, in kB (1000 bytes). Sizes only: nothing here depends on a clock. */
const budgets = {
  /** Page and style sheets, brotli: all that comes before the first gesture. */
  firstVisit: { home: 19.5, api: 36, page: 37, average: 27, kinds: 27 },
  /** Style sheet with all that pages have in common, which comes with the application, brotli. */
  styles: 14.5,
  /** Application scripts of a page when it wakes, and those with the page that is fetched ahead, gzip. */
  awake: 146.5,
  readOn: 155,
  /** The scripts of all pages, gzip. */
  main: 95,
  /** What is fetched ahead while the reader rests, brotli. */
  ahead: 60,
  /** Scripts and styles that come when a part is opened, gzip. */
  tryIt: 40,
  runner: 39,
  runnerAndChecker: 65,
  /** Search box: its scripts and styles, gzip. */
  searchBox: 45,
  /** Index files, brotli: headings first, then all text. */
  headings: 39,
  text: 164,
} as const;

const kB = (bytes: number) => Math.round(bytes / 100) / 10;
const packed = (files: Iterable<string>) => kB([...files].reduce((sum, each) => sum + gzip(fileOf(each)), 0));
const gzip = (content: Buffer) => gzipSync(content, { level: 9 }).length;

/** Path of the file that a route, or an address in a page, is answered with. */
function pathOf(address: string): string {
  const base = baseOf('site');
  const route = address.startsWith(base) ? address.slice(base.length) : address;
  const path = join(rootOf('site'), decodeURIComponent(route));
  const file = [`${path.replace(/\/$/, '')}/index.html`, path, `${path}.html`].find(
    (each) => existsSync(each) && !each.endsWith('/'),
  );
  if (!file) throw new Error(`Unexpected address ${address}, expected a file of the built site`);
  return file;
}

const fileOf = (address: string) => readFileSync(pathOf(address));
/** Bytes of a file as it travels: of its precompressed copy, which a file has not that is too small to gain from it. */
const brotli = (address: string) =>
  (statSync(`${pathOf(address)}.br`, { throwIfNoEntry: false }) ?? statSync(pathOf(address))).size;

/** Bytes of a page and its style sheets, as they travel. */
function firstVisit(address: string): number {
  const sheets = [
    ...fileOf(address)
      .toString()
      .matchAll(/<link[^>]*rel="?stylesheet"?[^>]*href="?([^"\s>]+)/g),
  ];
  return sheets.reduce((sum, [, href = '']) => sum + brotli(href), brotli(address));
}

/**
 * Does something, and adds up the scripts and styles that it makes the page run. The scripts of linked pages, fetched
 * ahead by links, are not its own.
 */
async function fetched(page: Page, act: () => Promise<void>): Promise<{ size: number; files: string[] }> {
  const files = new Set<string>();
  const note = (request: Request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return { size: packed(files), files: [...files] };
}

test('pages stay within their budget before the first gesture, and name no external script', () => {
  const sizes = pages.map((address) => ({ address, size: kB(firstVisit(address)) }));
  for (const { address, size } of sizes) {
    const budget =
      { '/': budgets.firstVisit.home, '/api/': budgets.firstVisit.api }[address] ?? budgets.firstVisit.page;
    expect.soft(size, `${address}: kB of page and styles`).toBeLessThanOrEqual(budget);
    expect.soft(fileOf(address).toString(), address).not.toMatch(/<script[^>]*\ssrc=/);
  }
  const docs = sizes.filter(({ address }) => docPages.includes(address));
  const average = docs.reduce((sum, { size }) => sum + size, 0) / docs.length;
  expect(average, 'kB of page and styles, on average').toBeLessThanOrEqual(budgets.firstVisit.average);
  const mean = kinds.reduce((sum, address) => sum + kB(firstVisit(address)), 0) / kinds.length;
  expect(mean, 'kB of page and styles, in the mean of the kinds').toBeLessThanOrEqual(budgets.firstVisit.kinds);
});

test('the styles that all pages share stay within their budget', () => {
  const [, href = ''] = / data-whole="?([^"\s>]+)/.exec(fileOf('/').toString()) ?? [];
  expect(kB(brotli(href)), 'kB of styles').toBeLessThanOrEqual(budgets.styles);
});

test('nothing but page, styles and images comes before the first gesture, save what is fetched ahead', async ({
  page,
}) => {
  const early: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') early.push(request.url());
  });
  await page.goto('/api/items/add', { waitUntil: 'networkidle' });
  const ran = await page.evaluate(() => [...document.scripts].filter(({ src }) => src).map(({ src }) => src));
  expect(ran).toEqual([]);
  expect(early).toEqual([]);
});

test('what is fetched ahead for a reader who touches nothing stays within its budget', async ({ page }) => {
  await page.goto('/api/items/add');
  const hints = page.locator('link[rel="prefetch"]');
  await expect(hints).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const files = await hints.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const size = kB(files.reduce((sum, href) => sum + brotli(new URL(href).pathname), 0));
  expect(size, `kB of ${files.join(' ')}`).toBeLessThanOrEqual(budgets.ahead);
});

for (const route of ['/', '/api/items/add', '/template/item/details', '/template/apps/sale_app', '/api/'])
  test(`the scripts of a page that wakes, and that a reader reads on, stay within their budget: ${route}`, async ({
    page,
  }) => {
    await open(page, route);
    // What the page runs; the scripts of linked pages, fetched ahead by links, are not its own.
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map((entry) => new URL(entry.name).pathname),
    );
    expect(files.length, 'the application has scripts').toBeGreaterThan(1);
    const sizeOf = (paths: readonly string[]) => kB(paths.reduce((sum, each) => sum + gzip(fileOf(each)), 0));
    expect(sizeOf(files), `kB of ${files.join(' ')}`).toBeLessThanOrEqual(budgets.awake);
    const hints = page.locator('link[rel="prefetch"]');
    await expect(hints.first()).toBeAttached();
    const ahead = await hints.evaluateAll((all) => all.map((each) => new URL((each as HTMLLinkElement).href).pathname));
    const all = [...new Set([...files, ...ahead])];
    expect(sizeOf(all), `kB of ${all.join(' ')}`).toBeLessThanOrEqual(budgets.readOn);
  });

test('the scripts of all pages stay within their budget, and do not grow with the number of pages', () => {
  const [main = ''] = /\/assets\/js\/main\.\w+\.js/.exec(fileOf('/').toString()) ?? [];
  const [react = ''] = /\/assets\/js\/react\.\w+\.js/.exec(fileOf('/').toString()) ?? [];
  const size = kB(gzip(fileOf(main)) + gzip(fileOf(react)));
  expect(size, 'kB of the scripts of all pages').toBeLessThanOrEqual(budgets.main);
  const named = docPages.filter((route) => fileOf(main).includes(`"${at(route)}"`));
  expect(named.length, `pages that the main script names: ${named.join(' ')}`).toBeLessThan(12); // bars and home link to some
});

test('a form to try a call stays within its budget', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.waitForLoadState('networkidle');
  const { size, files } = await fetched(page, () => page.getByRole('button', { name: 'Edit values' }).click());
  expect(files.length, 'the form has a script of its own').toBeGreaterThan(0);
  expect(size, `kB of ${files.join(' ')}`).toBeLessThanOrEqual(budgets.tryIt);
});

test('an example that can be edited stays within its budget', async ({ page }) => {
  await open(page, '/template/apps/sale_app');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('textbox', { name: /: template$/ });
  const opened = await fetched(page, async () => {
    await page.getByRole('button', { name: 'Edit and run' }).first().click();
    await expect(field).toBeVisible();
  });
  expect(opened.files.length, 'the editor has a script of its own').toBeGreaterThan(0);
  expect(opened.size, `kB of ${opened.files.join(' ')}`).toBeLessThanOrEqual(budgets.runner);
  const changed = await fetched(page, async () => {
    await field.fill('{ItemTitel}');
    await expect(page.getByText('1 error')).toBeVisible();
  });
  expect(changed.files.length, 'the checker comes with the first change').toBeGreaterThan(0);
  expect(packed([...opened.files, ...changed.files]), `kB of ${changed.files.join(' ')} too`).toBeLessThanOrEqual(
    budgets.runnerAndChecker,
  );
});

test('the search box stays within its budget', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.waitForLoadState('networkidle');
  const { size, files } = await fetched(page, () => page.keyboard.press('Control+k'));
  expect(size, `kB of ${files.join(' ')}`).toBeLessThanOrEqual(budgets.searchBox);
});

test('the search index stays within its budget', () => {
  const [, headings = '', text = ''] =
    /<meta name="?search-index"? content="([^ "]+) ([^"]+)"/.exec(fileOf('/').toString()) ?? [];
  expect.soft(kB(brotli(headings)), 'kB of headings').toBeLessThanOrEqual(budgets.headings);
  expect.soft(kB(brotli(text)), 'kB of text').toBeLessThanOrEqual(budgets.text);
});
