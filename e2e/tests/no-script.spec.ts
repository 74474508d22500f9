import { pages } from '../routes.ts';
import { phone, wide } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without script every page is there to read, and no wider than a phone', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of pages) {
    await page.setViewportSize(wide);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1'), route).toBeVisible();
    await expect(page.locator('nav.navbar'), route).toBeVisible();
    await expect(page.locator('footer.footer'), route).toBeVisible();
    expect((await page.title()).trim(), route).not.toBe('');
    await page.setViewportSize(phone);
    // The browser's debugger may look even where the page's own scripts may not run.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, route).toBeLessThanOrEqual(0);
  }
});

test('without script sidebar, next page and breadcrumbs are links', async ({ page }) => {
  await page.goto('/api/items/add');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/items\/add\/?$/);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('aside .menu__link[href^="/api/"]').first().click();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.navbar__link[href="/template/"]').click();
  await expect(page).toHaveURL('/template/');
});

test('without script a phone still reaches every section', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/api/items/add');
  await expect(page.locator('h1')).toBeVisible();
  for (const section of ['/api/', '/template/']) {
    await expect(page.locator(`a[href="${section}"]:visible`).first(), section).toBeVisible();
  }
});
