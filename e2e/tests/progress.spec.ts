import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

interface Sample {
  readonly at: number;
  readonly transform: string;
  readonly transition: string;
}

declare global {
  interface Window {
    bar: Sample[];
    clickedAt: number;
  }
}

/** Holds back the scripts of pages that are not open yet, and notes what the bar of progress does. */
async function slowDown(page: Page, delay: number): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    window.bar = [];
    window.clickedAt = -1;
    addEventListener(
      'click',
      () => {
        window.clickedAt = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar)
        window.bar.push({ at: performance.now(), transform: bar.style.transform, transition: bar.style.transition });
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  await open(page, '/api/items/');
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });
}

const toItem = (page: Page) => page.locator('aside .menu').getByRole('link', { name: 'Add an item' });

test('S-136 S-200: the bar appears 200 ms after the change of path', async ({ page }) => {
  await slowDown(page, 1500);
  await toItem(page).click({ noWaitAfter: true });
  await expect(page.locator('#nprogress')).toBeAttached();
  const after = await page.evaluate(() => (window.bar[0]?.at ?? 0) - window.clickedAt);
  expect(after).toBeGreaterThanOrEqual(195);
});

test('S-137: the bar goes when the page has come', async ({ page }) => {
  await slowDown(page, 800);
  await toItem(page).click({ noWaitAfter: true });
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.locator('h1')).toRead('Add an item');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('S-198 S-199: the bar starts at 8 %, creeps every 800 ms, moves in 200 ms, without spinner', async ({ page }) => {
  await slowDown(page, 2600);
  await toItem(page).click({ noWaitAfter: true });
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(page.locator('h1')).toRead('Add an item');
  const bar = await page.evaluate(() => window.bar);
  const moves = bar.filter(({ transform }, n) => transform && transform !== bar[n - 1]?.transform);
  const offset = ({ transform }: Sample): number => Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]);
  const stages = moves.filter((move) => Number.isFinite(offset(move)));
  const start = stages.findIndex((move) => Math.abs(offset(move) + 92) < 0.01);
  expect(start, JSON.stringify(stages)).toBeGreaterThanOrEqual(0);
  const [first, second] = [stages[start], stages[start + 1]];
  if (!first || !second) throw new Error('Unexpected bar without a second step, expected one after 800 ms');
  expect(offset(second) - offset(first)).toBeGreaterThan(0);
  expect(offset(second) - offset(first)).toBeLessThanOrEqual(2.01);
  expect(second.at - first.at).toBeGreaterThanOrEqual(750);
  expect(bar.some(({ transition }) => /\b200ms\b/.test(transition))).toBe(true);
});

test.describe('on a page of sections', () => {
  test.use({ siteName: 'hosted' });

  test('S-136: no bar for another query or fragment of the same path', async ({ page }) => {
    await open(page, '/api/long');
    await page.evaluate(() => {
      window.bar = [];
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) window.bar.push({ at: 0, transform: '', transition: '' });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.bar.length)).toBe(0);
  });
});
