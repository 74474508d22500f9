import { buildTiers, extractSite, splitIndex } from '@shop-docs/search/extract';
import { open } from '../support/awake.ts';
import { rootOf } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';
import { box, container, modal, openSearch, rows } from './search-box.ts';

const footer = (page: Page) => modal(page).getByRole('link', { name: /^See all/ });

/** The file with the running text. */
const text = '**/assets/search/text.*.json';

/** Keeps files from the page, until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('the running text comes later', () => {
  test('S-80: the box counts its results only when it has searched everything', async ({ page }) => {
    const release = await hold(page, text);
    await open(page, '/api/');
    await openSearch(page, 'price');
    await expect(rows(page).first()).toShow(/price/i);
    await expect(footer(page)).toRead('See all results');
    release();
    await expect(footer(page)).toRead(/^See all \d+ results$/);
    await expect(box(page)).toHaveValue('price');
    await expect(box(page)).toBeFocused();
  });

  test('the list stays as it is for a reader who already went down in it', async ({ page }) => {
    const release = await hold(page, text);
    await open(page, '/api/');
    await openSearch(page, 'price');
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const answer = page.waitForResponse(text);
    release();
    await (await answer).finished();
    await page.waitForTimeout(1000); // the list has to stay; the box would have asked again within this time
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(footer(page)).toRead('See all results');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
  });

  test('arrow keys move in the list when the query was typed before the box had come', async ({ page }) => {
    await hold(page, text);
    await open(page, '/api/');
    const release = await hold(page, '**/assets/js/**');
    await openSearch(page, 'price');
    release();
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('S-120: a query typed before the box had come waits for its answer, and does not find nothing', async ({
    page,
  }) => {
    const answer = await hold(page, '**/assets/search/*.json');
    await open(page, '/api/');
    const scripts = await hold(page, '**/assets/js/**');
    await openSearch(page, 'price');
    scripts();
    await expect(container(page)).toHaveClass(/DocSearch-Container--Stalled/);
    await expect(modal(page)).not.toContainText('No results');
    answer();
    await expect(rows(page).first()).toShow(/price/i);
  });

  test('without the running text, the headings answer', async ({ page }) => {
    await page.route(text, (route) => route.abort());
    await open(page, '/api/');
    await openSearch(page, 'price');
    await expect(rows(page).first()).toShow(/price/i);
    await expect(footer(page)).toRead('See all results');
  });
});

test('an index in parts, as that of a large site, answers as the whole one does', async ({ page }) => {
  const said = async (query: string): Promise<readonly string[]> => {
    await openSearch(page, query);
    await expect(footer(page)).toRead(/^See all \d+ results$/);
    const found = await rows(page).allTextContents();
    await page.keyboard.press('Escape');
    return found;
  };
  const queries = ['stock of a variation', 'ItemTitel', 'refresh token'];
  await open(page, '/api/');
  const whole: (readonly string[])[] = [];
  for (const query of queries) whole.push(await said(query));

  const { index, hash, parts } = splitIndex(buildTiers(extractSite(rootOf('site'))));
  let loaded = 0;
  await page.route('**/assets/search/**', (route) => {
    const name = /([\w-]+)\.\w+\.json$/.exec(route.request().url())?.[1] ?? '';
    const part = name === 'index' ? index : parts.get(name);
    loaded += 1;
    return part === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'application/json', body: part });
  });
  await page.route('**/api/', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(/(name="search-index" content=")[^"]*/, `$1/assets/search/index.${hash}.json`),
    });
  });
  await page.evaluate(() => localStorage.clear());
  await open(page, '/api/');
  for (const [place, query] of queries.entries()) expect(await said(query), query).toEqual(whole[place]);
  expect(loaded).toBeGreaterThan(queries.length);
  expect(loaded).toBeLessThan(parts.size);
});
