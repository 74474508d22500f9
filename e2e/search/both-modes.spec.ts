import { open } from '../support/awake.ts';
import { reachSearchService, type Trouble } from '../support/search-service.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';
import { box, container, modal, openSearch, rows } from './search-box.ts';

/** The same experience, whoever answers: the engine inside the site, or a service that holds the site's records. */
const modes = {
  embedded: { siteName: 'site', fail: failEmbedded },
  hosted: { siteName: 'loopback', fail: failHosted },
} as const;

const indexFiles = '**/assets/search/*.json';

/** Lets the index files fail, and gives a query for it. */
async function failEmbedded(page: Page, trouble: Trouble): Promise<string> {
  let stalled: Promise<unknown> | undefined;
  await page.route(indexFiles, async (route) => {
    if (trouble === 'refused') return route.abort('connectionrefused');
    if (trouble === 'status500') return route.fulfill({ status: 500, body: 'No' });
    if (trouble === 'malformed') return route.fulfill({ contentType: 'application/json', body: '{"format":1,' });
    stalled ??= page.waitForSelector('.DocSearch-Container--Stalled', { state: 'attached' });
    await stalled;
    await route.continue();
  });
  return 'item';
}

/** The service fails for a query that says so. */
async function failHosted(_page: Page, trouble: Trouble): Promise<string> {
  return `item trouble ${trouble}`;
}

for (const [mode, { siteName, fail }] of Object.entries(modes)) {
  test.describe(`${mode} search`, () => {
    test.use({ siteName });
    if (mode === 'hosted') test.beforeEach(({ page }) => reachSearchService(page));

    test('S-68 S-101 S-158: a name leads to its row, and says what it is', async ({ page }) => {
      await open(page, '/api/');
      await openSearch(page, 'item_tax_type');
      const first = rows(page).first();
      await expect(first).toShow('item_tax_type');
      await expect(first).toShow('Parameter');
      await expect(first.locator('a')).toHaveAttribute(
        'href',
        new RegExp(`^${at('/api/items/', siteName)}(add|edit)#param-item_tax_type$`),
      );
      await box(page).fill('{block:Items}');
      await expect(rows(page).first()).toShow('Tag');
      await box(page).fill('bad_category_id');
      await expect(rows(page).first()).toShow('Error');
    });

    test('S-74 S-77 S-79 S-102 S-166: what was taken opens without a page load, and is the first recent search', async ({
      page,
    }) => {
      await open(page, '/api/');
      await page.evaluate(() => Object.assign(window, { marked: true }));
      await openSearch(page, 'add an item');
      await expect(rows(page).first()).toShow('Add an item');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/api\/items\/add$/);
      expect(await page.evaluate(() => 'marked' in window)).toBe(true);
      await expect(modal(page)).toHaveCount(0);
      const stored = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs'));
      expect(stored).toContain('/api/items/add');
      await page.keyboard.press('Control+k');
      await expect(modal(page).getByText('Recent', { exact: true })).toBeSeen();
      await expect(rows(page).first()).toShow('Add an item');
    });

    test('S-80 S-22: all results are on the page of results, ten at a time', async ({ page }) => {
      await open(page, '/api/');
      await openSearch(page, 'price');
      const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
      const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThan(20);
      await all.click();
      await expect(page).toHaveURL(/\/search\/?\?q=price/);
      await expect(page.locator('main')).toShow(`of ${count} results`);
      const found = page.locator('main article');
      // Hits of one name are one result, which holds the places of all.
      const places = async () =>
        new Set(await found.locator('a').evaluateAll((each) => each.map((link) => link.getAttribute('href')))).size;
      await expect.poll(places).toBeGreaterThanOrEqual(10);
      await found.last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 2000);
      await expect.poll(places).toBeGreaterThanOrEqual(20);
      const links = await found.locator('h2 a').evaluateAll((each) => each.map((link) => link.getAttribute('href')));
      expect(new Set(links).size).toBe(links.length);
    });

    test('S-169 S-175: search works without storage', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('No storage', 'SecurityError');
          },
        });
      });
      await open(page, '/api/');
      await openSearch(page);
      await expect(modal(page)).toShow('No recent searches');
      await box(page).fill('stock');
      await expect(rows(page).first()).toShow(/stock/i);
    });

    test('S-120: a slow answer stalls the box until it is there', async ({ page }) => {
      const query = await fail(page, 'slow');
      await open(page, '/api/');
      // Seen by an observer: the answer is late by less than what a look from outside would skip.
      const stalled = page.evaluate(
        (name) =>
          new Promise<void>((seen) => {
            new MutationObserver(() => document.querySelector(name)?.checkVisibility() && seen()).observe(document, {
              subtree: true,
              childList: true,
              attributeFilter: ['class'],
            });
          }),
        '.DocSearch-Container--Stalled',
      );
      await openSearch(page, query);
      await stalled;
      await expect(rows(page).first()).toBeSeen();
      await expect(container(page)).not.toHaveClass(/DocSearch-Container--Stalled/);
    });

    for (const trouble of ['refused', 'status500', 'malformed'] as const) {
      test(`S-121 S-170: a failure (${trouble}) is shown, and the next attempt succeeds`, async ({ page }) => {
        const query = await fail(page, trouble);
        await open(page, '/api/');
        await openSearch(page, query);
        await expect(modal(page)).toShow('Unable to fetch results');
        await expect(modal(page)).toShow('You might want to check your network connection.');
        await expect(container(page)).toHaveClass(/DocSearch-Container--Errored/);
        await page.unroute(indexFiles);
        await box(page).fill('stock');
        await expect(rows(page).first()).toShow(/stock/i);
        await expect(container(page)).not.toHaveClass(/DocSearch-Container--Errored/);
      });
    }

    test('S-172 S-173 S-174: nothing found repeats the query, suggests, and asks for a report', async ({ page }) => {
      await open(page, '/api/');
      await openSearch(page, 'price');
      await expect(rows(page).first()).toBeSeen();
      await box(page).fill('<b>xqzwvk');
      await expect(modal(page)).toShow('No results for "<b>xqzwvk"');
      await expect(modal(page)).toShow('Try searching for');
      await expect(modal(page).locator('.DocSearch-NoResults-Prefill-List button')).toHaveCount(2);
      await expect(modal(page)).toShow('Believe this query should return results?');
      await expect(modal(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /xqzwvk/);
    });

    test('S-162 S-164: marks stand around what was typed, and nothing of the query is markup', async ({ page }) => {
      await open(page, '/api/');
      await openSearch(page, 'sto');
      await expect(rows(page).locator('mark').first()).toRead(/^sto$/i);
      await box(page).fill('<img src=x onerror=alert(1)> stock');
      await expect(rows(page).first()).toBeSeen();
      await expect(modal(page).locator('img')).toHaveCount(0);
    });
  });
}
