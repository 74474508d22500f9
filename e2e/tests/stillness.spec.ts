import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { kinds } from '../routes.ts';
import { awake, open } from '../support/awake.ts';
import { at, origin } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Watches what moves by itself. */
const watch = () => {
  Object.assign(window, { shifts: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { shifts: number[] }).shifts.push((entry as unknown as { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
};
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

for (const width of [390, 768, 1024, 1440, 1920])
  test(`nothing moves while a page of each kind arrives, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watch);
    for (const address of kinds) {
      await page.goto(address, { waitUntil: 'load' });
      await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
      for (const frame of await page.locator('[data-frame]').all())
        if (await frame.evaluate((each) => each.getBoundingClientRect().top < innerHeight))
          await expect(frame.locator('iframe')).toHaveCount(1);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      // A result that has its own height may be a line more with the letters of this machine.
      const hasOwnHeight = (await page.locator('[data-frame=""]').count()) > 0;
      expect.soft(await moved(page), address).toBeLessThanOrEqual(hasOwnHeight ? 0.01 : 0);
    }
  });

for (const query of ['stock', 'nothing has this name', ''])
  test(`results move nothing that is in view: "${query}"`, async ({ page }) => {
    await page.addInitScript(watch);
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await awake(page);
    await expect(page.locator('main h1')).toContainText(query || 'Search the documentation');
    await expect(page.locator('main a').first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await moved(page)).toBeLessThan(0.02);
  });

test('what locks the scrolling of the page moves nothing where scroll bars take room', async () => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: origin('site'), viewport: { width: 1280, height: 800 } });
  await open(page, at('/api/items/add'));
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.navbar__items > *, main h1, .table-of-contents')].map(
        (each) => each.getBoundingClientRect().right,
      ),
    );
  const before = await places();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 800, height: 800 });
  const title = () => page.evaluate(() => document.querySelector('main h1')?.getBoundingClientRect().right);
  const narrow = await title();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__close')).toBeVisible();
  expect(await title()).toBe(narrow);
  await browser.close();
});
