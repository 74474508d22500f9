import { open } from '../support/awake.ts';
import { still } from '../support/axe.ts';
import { hit, mockSearch } from '../support/hosted-search.ts';
import { expect, type Page, test } from '../support/test.ts';
import { modal, openSearch, rows } from './search-box.ts';

test.use({ siteName: 'hosted' });

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favourite = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

/** Puts searches into the storage before the page starts. */
async function seed(page: Page, counts: { recent?: number; favourite?: number }): Promise<void> {
  const entries = (name: string, count = 0) =>
    Array.from({ length: count }, (_, n) =>
      hit({ url: `https://hosted.example/api/#${name}${n}`, title: `${name} ${n}` }),
    );
  const stored = { [recent]: entries('Recent', counts.recent), [favourite]: entries('Favourite', counts.favourite) };
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) if (value.length) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

test('S-102 S-166: what was taken and what was starred is stored per index', async ({ page }) => {
  await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/items/add' })] }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await rows(page).first().locator('a').click();
  await expect(page).toHaveURL(/items\/add$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), recent)).toContain('items/add');
  await openSearch(page);
  await page.getByTitle('Save this search').click();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), favourite)).toContain('items/add');
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('__DOCSEARCH')));
  expect(keys.sort()).toEqual([favourite, recent]);
});

test('S-102: a star and a cross do what they say where nothing moves', async ({ page }) => {
  await seed(page, { recent: 2 });
  await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/api/');
  await openSearch(page);
  await still(page);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key);
  await page.getByTitle('Save this search').first().click();
  await expect.poll(() => stored(favourite)).toContain('Recent0');
  await page.getByTitle('Remove this search from history').click();
  await expect.poll(() => stored(recent)).toBe('[]');
});

for (const siteName of ['site', 'hosted'] as const)
  test.describe(siteName, () => {
    test.use({ siteName });

    test('S-144: an empty box shows past and favourite searches', async ({ page }) => {
      await seed(page, { recent: 2, favourite: 1 });
      await mockSearch(page, () => ({ hits: [] }));
      await open(page, '/api/');
      await openSearch(page);
      await expect(modal(page).getByText('Recent', { exact: true })).toBeSeen();
      await expect(modal(page).getByText('Favorite', { exact: true })).toBeSeen();
      await expect(rows(page)).toHaveCount(3);
    });

    test('S-175: nothing searched yet says so', async ({ page }) => {
      await open(page, '/api/');
      await openSearch(page);
      await expect(modal(page)).toShow('No recent searches');
    });

    test('S-187: seven past searches without favourites, four with one', async ({ page }) => {
      await seed(page, { recent: 9 });
      await open(page, '/api/');
      await openSearch(page);
      await expect(rows(page)).toHaveCount(7);
      await seed(page, { recent: 9, favourite: 1 });
      await open(page, '/api/');
      await openSearch(page);
      await expect(rows(page).filter({ hasText: /Recent/ })).toHaveCount(4);
    });

    test('S-188: ten favourites', async ({ page }) => {
      await seed(page, { favourite: 12 });
      await open(page, '/api/');
      await openSearch(page);
      await expect(rows(page)).toHaveCount(10);
    });

    test('S-186: the search page starts with five past searches', async ({ page }) => {
      await seed(page, { recent: 9 });
      await open(page, '/search');
      for (const n of [0, 1, 2, 3, 4]) await expect(page.locator('main')).toShow(`Recent ${n}`);
      await expect(
        page
          .locator('main')
          .getByRole('link')
          .filter({ hasText: /Recent \d/ }),
      ).toHaveCount(5);
    });
  });
