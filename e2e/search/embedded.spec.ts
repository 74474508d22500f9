import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';
import { box, modal, openSearch, rows } from './search-box.ts';

const footer = (page: Page) => modal(page).getByRole('link', { name: /^See all/ });

/** Keeps the running text from the page, until the returned function is called. */
async function holdText(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/search/text.*.json', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('the running text comes later', () => {
  test('S-80: the box counts its results only when it has searched everything', async ({ page }) => {
    const release = await holdText(page);
    await open(page, '/api/');
    await openSearch(page, 'price');
    await expect(rows(page).first()).toContainText(/price/i);
    await expect(footer(page)).toHaveText('See all results');
    release();
    await expect(footer(page)).toHaveText(/^See all \d+ results$/);
    await expect(box(page)).toHaveValue('price');
    await expect(box(page)).toBeFocused();
  });

  test('the list stays as it is for a reader who already went down in it', async ({ page }) => {
    const release = await holdText(page);
    await open(page, '/api/');
    await openSearch(page, 'price');
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const text = page.waitForResponse('**/assets/search/text.*.json');
    release();
    await (await text).finished();
    await page.waitForTimeout(1000); // the list has to stay; the box would have asked again within this time
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(footer(page)).toHaveText('See all results');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
  });

  test('arrow keys move in the list when the query was typed before the box had come', async ({ page }) => {
    await holdText(page);
    await open(page, '/api/');
    await expect(page.locator('html')).not.toHaveAttribute('data-taking-over');
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await typed;
      await route.continue();
    });
    await openSearch(page, 'price');
    release();
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('without the running text, the headings answer', async ({ page }) => {
    await page.route('**/assets/search/text.*.json', (route) => route.abort());
    await open(page, '/api/');
    await openSearch(page, 'price');
    await expect(rows(page).first()).toContainText(/price/i);
    await expect(footer(page)).toHaveText('See all results');
  });
});
