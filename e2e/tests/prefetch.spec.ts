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

async function wander(page: Page): Promise<void> {
  await open(page, '/api/');
  await page.locator('.pagination-nav__link, .menu__link').first().hover();
}

test.use({ siteName: 'hosted' });

test('S-88: pages behind visible links are fetched ahead on a good connection', async ({ page }) => {
  for (const connection of [{ effectiveType: '4g' }, { effectiveType: '3g', saveData: false }]) {
    await claim(page, connection);
    await wander(page);
    await expect.poll(() => hints(page).count()).toBeGreaterThan(0);
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
    await expect(hints(page)).toHaveCount(0);
  });
}
