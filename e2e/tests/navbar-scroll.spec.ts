import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ siteName: 'rich' });

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

test('S-52 S-122 S-123: scrolling down hides the top bar, scrolling up shows it', async ({ page }) => {
  await open(page, '/api/long');
  await scroll(page, 300, 300);
  await hidden(page);
  await scroll(page, -100);
  await expect.poll(() => top(page)).toBe(0);
});

test('S-124: the end of the page shows the top bar', async ({ page }) => {
  await open(page, '/api/long');
  await scroll(page, 300, 300);
  await hidden(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => top(page)).toBe(0);
});

test('S-125: navigation shows the top bar', async ({ page }) => {
  await open(page, '/api/long');
  await scroll(page, 300, 300);
  await hidden(page);
  await page.locator('aside .menu').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
  await expect.poll(() => top(page)).toBe(0);
});

test('S-126: a jump to a fragment hides the top bar and keeps it hidden', async ({ page }) => {
  await open(page, '/api/long');
  await page.locator('.table-of-contents').getByRole('link', { name: 'Part 3' }).click();
  await expect(page).toHaveURL(/#part-3$/);
  await hidden(page);
  await expect(page.locator('#part-3')).toBeInViewport();
});

test.describe('on the site', () => {
  test.use({ siteName: 'site' });

  test('S-52: the top bar hides on the pages of the site too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, '/template/default/must');
    await page.mouse.move(640, 300); // over the text: the sidebar scrolls by itself
    await scroll(page, 200, 200);
    await hidden(page);
  });
});
