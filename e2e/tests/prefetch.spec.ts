import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Makes the browser claim a kind of connection before the page starts. */
async function claim(page: Page, connection: { effectiveType?: string; saveData?: boolean }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value });
  }, connection);
}

/** Fetches ahead: hints in the head of the page, each for the script of another page. */
const hints = (page: Page) => page.locator('link[rel="prefetch"]');

/** Scripts that the page has loaded. */
const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

test('S-88: in a calm moment the page that most likely comes next is fetched ahead', async ({ page }) => {
  await open(page, '/api/items/add');
  await expect.poll(() => hints(page).count()).toBeGreaterThan(0);
});

test('S-88: the page behind a link that is pointed at is fetched on a good connection', async ({ page }) => {
  for (const connection of [{ effectiveType: '4g' }, { effectiveType: '3g', saveData: false }]) {
    await claim(page, connection);
    await open(page, '/api/');
    const before = await scripts(page);
    await page.locator('.pagination-nav__link').first().hover();
    await expect.poll(() => scripts(page)).toBeGreaterThan(before);
  }
});

for (const [id, connection] of [
  ['S-88', { effectiveType: '2g' }],
  ['S-88', { effectiveType: 'slow-2g' }],
  ['S-89', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`${id}: nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await claim(page, connection);
    await open(page, '/api/');
    await page.waitForLoadState('networkidle');
    const before = await scripts(page);
    await page.locator('.pagination-nav__link').first().hover();
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 4000)));
    await expect(hints(page)).toHaveCount(0);
    expect(await scripts(page)).toBe(before);
  });
}
