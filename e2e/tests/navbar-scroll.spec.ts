import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

const top = (page: Page) => page.locator('nav.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().top));

/** Scrolls like a hand does, in steps that the page sees one by one. */
async function scroll(page: Page, ...steps: readonly number[]): Promise<void> {
  for (const step of steps) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, step);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

const hidden = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(0);
};

/** Opens a long page, with the mouse over its text: the sidebar scrolls by itself. */
async function openLong(page: Page): Promise<void> {
  await open(page, '/template/syntax/item');
  await page.mouse.move(640, 500);
}

test('S-52 S-122 S-123: scrolling down hides the top bar, scrolling up shows it', async ({ page }) => {
  await openLong(page);
  await scroll(page, 300, 300);
  await hidden(page);
  await scroll(page, -100);
  await expect.poll(() => top(page)).toBe(0);
});

test('S-124: the end of the page shows the top bar', async ({ page }) => {
  await openLong(page);
  await scroll(page, 300, 300);
  await hidden(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => top(page)).toBe(0);
});

test('S-125: navigation shows the top bar', async ({ page }) => {
  await openLong(page);
  await scroll(page, 300, 300);
  await hidden(page);
  await page.locator('aside .menu__link[href$="/template/syntax/shop"]').click();
  await expect(page).toHaveURL(/\/template\/syntax\/shop$/);
  await expect.poll(() => top(page)).toBeGreaterThanOrEqual(0); // at the top of a page the announcement is above it
});

test('S-126: a jump to a fragment hides the top bar and keeps it hidden', async ({ page }) => {
  await openLong(page);
  await page.locator('.table-of-contents').getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page).toHaveURL(/#stock$/);
  await hidden(page);
  await expect(page.locator('#stock')).toBeInViewport();
});
