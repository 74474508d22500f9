import { open } from '../support/awake.ts';
import { hit, mockSearch } from '../support/hosted-search.ts';
import { expect, type Page, test } from '../support/test.ts';
import { box, modal, openSearch, rows } from './search-box.ts';

test.use({ siteName: 'hosted' });

const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marked: true });
  });
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('S-8 S-156: typing posts to the queries address of the service', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/' })] }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expect(rows(page)).toHaveCount(1);
  expect(calls.length).toBe(1);
  expect(calls[0]?.method).toBe('POST');
  expect(calls[0]?.url.pathname).toBe('/1/indexes/*/queries');
  expect(calls[0]?.url.host).toBe('appid-dsn.algolia.net');
});

test('S-15: the service is told which generator asks', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls[0]?.url.searchParams.get('x-algolia-agent')).toContain('docusaurus (3.8.1)');
});

test('S-157 S-191 S-194 S-162 S-163 S-164: a request has ten fields with these values', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const levels = [1, 2, 3, 4, 5, 6].map((n) => `hierarchy.lvl${n}`);
  expect(calls[0]?.requests).toEqual([
    {
      query: 'items',
      indexName: 'docs',
      attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.map((level) => `${level}:10`), 'content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'language:en'],
    },
  ]);
  const tag = page.locator('meta[name="docusaurus_tag"]');
  await expect(tag).toHaveAttribute('content', 'docs-default-current');
});

test('S-194 S-195: excerpts have ten words, or five up to 768 pixels', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [] }));
  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/api/');
    const before = calls.length;
    await openSearch(page, 'items');
    await expect.poll(() => calls.length).toBeGreaterThan(before);
    expect(calls.at(-1)?.requests[0]?.attributesToSnippet, `${width}`).toContain(`content:${words}`);
  }
});

test('S-100 S-101 S-158: hits of every type become rows', async ({ page }) => {
  const types = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];
  const hits = types.map((type, n) =>
    hit({
      type,
      url: `https://hosted.example/api/#${type}`,
      group: `Group ${n}`,
      title: `Title ${n}`,
      content: type === 'content' ? 'Some words' : undefined,
    }),
  );
  await mockSearch(page, () => ({ hits, nbHits: 7, queryID: 'q1' }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expect(rows(page)).toHaveCount(types.length);
  for (const row of await rows(page).all()) await expect(row).toRead(/\w/);
  await expect(modal(page)).toShow('Some words');
});

test('markup in what the service answers is no markup of the page, in the box and on the page of results', async ({
  page,
}) => {
  const hostile = 'A <img src=x onerror="window.harmed=1"><b>bold</b> title';
  const hits = [hit({ type: 'content', url: 'https://hosted.example/api/#x', title: hostile, content: hostile })];
  await mockSearch(page, () => ({ hits }));
  const isHarmed = () => page.evaluate(() => 'harmed' in window);
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expect(rows(page)).toHaveCount(1);
  await expect(modal(page)).toShow(/A .*title/);
  await expect(modal(page).locator('img, b')).toHaveCount(0);
  expect(await isHarmed()).toBe(false);
  await page.goto('/search?q=items');
  await expect(page.locator('main')).toShow(/A .*title/);
  await expect(page.locator('main').locator('img, b')).toHaveCount(0);
  expect(await isHarmed()).toBe(false);
});

test('S-190: a group shows five hits', async ({ page }) => {
  const hits = Array.from({ length: 8 }, (_, n) =>
    hit({ url: `https://hosted.example/api/#h${n}`, title: `Title ${n}` }),
  );
  await mockSearch(page, () => ({ hits }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expect(rows(page)).toHaveCount(5);
});

test('S-77 S-79: a hit leads to its address without leaving the site', async ({ page }) => {
  await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/items/edit#part' })] }));
  for (const take of ['mouse', 'key']) {
    await open(page, '/api/');
    await mark(page);
    await openSearch(page, 'items');
    await expect(rows(page)).toHaveCount(1);
    if (take === 'mouse') await rows(page).locator('a').click();
    else await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/items\/edit#part$/);
    await expect(page.locator('h1')).toRead('Edit an item');
    expect(await isMarked(page), take).toBe(true);
  }
});

test('S-78: a hit elsewhere loads that page in the same tab', async ({ page, context }) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await mockSearch(page, () => ({ hits: [hit({ url: 'https://elsewhere.example/page?x=1' })] }));
  for (const take of ['mouse', 'key']) {
    await open(page, '/api/');
    await openSearch(page, 'items');
    await expect(rows(page)).toHaveCount(1);
    if (take === 'mouse') await rows(page).locator('a').click();
    else await page.keyboard.press('Enter');
    await expect(page).toHaveURL('https://elsewhere.example/page?x=1');
    expect(context.pages(), take).toHaveLength(1);
  }
});

test('S-80: the number of all results leads to the page of results', async ({ page }) => {
  await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/' })], nbHits: 42 }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  const all = modal(page).getByRole('link', { name: 'See all 42 results' });
  await expect(all).toHaveAttribute('href', /^\/search\?q=items/);
  await all.click();
  await expect(page).toHaveURL(/\/search\/?\?q=items/);
  await expect(modal(page)).toHaveCount(0);
});

test('a result or two are not counted', async ({ page }) => {
  for (const nbHits of [1, 2]) {
    await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/' })], nbHits }));
    await open(page, '/api/');
    await openSearch(page, 'items');
    await expect(rows(page)).toHaveCount(1);
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toRead('See all results');
  }
});

test('S-142 S-185: the box takes 64 characters', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/api/');
  await openSearch(page);
  await expect(box(page)).toHaveAttribute('maxlength', '64');
  await page.keyboard.type('x'.repeat(70));
  await expect(box(page)).toHaveValue('x'.repeat(64));
  await expect.poll(() => calls.at(-1)?.requests[0]?.query.length).toBe(64);
});

test('S-143: selected text is taken over, cut to 64 characters', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/api/long');
  await page.evaluate(() => {
    const article = document.querySelector('article p');
    if (article) getSelection()?.selectAllChildren(article);
  });
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue(selected.slice(0, 64));
  await expect.poll(() => calls.at(-1)?.requests[0]?.query).toBe(selected.slice(0, 64));
});

test('S-76: the box names the API and the template docs', async ({ page }) => {
  await open(page, '/api/');
  await openSearch(page);
  await expect(box(page)).toHaveAttribute('placeholder', /API.*template/i);
});

test.describe('on the site', () => {
  test.use({ siteName: 'site' });

  test('S-143: selected text of a page of the site is taken over, cut to 64 characters', async ({ page }) => {
    await open(page, '/api/');
    await page.evaluate(() => {
      const paragraph = document.querySelector('article p');
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
    });
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue(selected.slice(0, 64));
  });

  test('S-76 S-68: the box of the site names the API and the template docs', async ({ page }) => {
    await open(page, '/template/');
    await openSearch(page);
    await expect(box(page)).toHaveAttribute('placeholder', /API.*template/i);
  });
});

test.describe('without a placeholder of its own', () => {
  test.use({ siteName: 'toggle' });

  test('S-75: the box says Search docs', async ({ page }) => {
    await open(page, '/');
    await openSearch(page);
    await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
  });
});
