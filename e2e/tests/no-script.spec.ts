import { apiPages, pages } from '../routes.ts';
import { phone } from '../support/axe.ts';
import { at } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without script every page is there to read, and no wider than a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone);
  for (const route of pages) {
    await page.goto(route);
    // The browser's debugger may look even where the page's own scripts may not run.
    const seen = await page.evaluate(() => ({
      missing: ['h1', 'nav.navbar', 'footer.footer'].filter((part) => !document.querySelector(part)?.checkVisibility()),
      title: document.title.trim(),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect.soft(seen, route).toEqual({ missing: [], title: expect.stringMatching(/./), overflow: 0 });
  }
});

test('without script sidebar, next page and breadcrumbs are links', async ({ page }) => {
  await page.goto('/api/items/add');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/items\/add\/?$/);
  await expect(page.locator('h1')).toBeVisible();
  await page
    .locator(`aside .menu__link[href^="${at('/api/')}"]`)
    .first()
    .click();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator(`.navbar__link[href="${at('/template/')}"]`).click();
  await expect(page).toHaveURL(at('/template/'));
});

test('without script a phone still reaches every section', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/api/items/add');
  await expect(page.locator('h1')).toBeVisible();
  for (const section of ['/api/', '/template/']) {
    await expect(page.locator(`a[href="${at(section)}"]:visible`).first(), section).toBeVisible();
  }
});

test('the switch for marks stands on pages that have some', async ({ request }) => {
  const switches = await Promise.all(
    apiPages.map(async (address) => {
      const html = await (await request.get(address)).text();
      return html.includes('class="show-marks"') ? { address, marks: html.split('class="evidence"').length - 1 } : [];
    }),
  );
  expect(switches.flat().length).toBeGreaterThan(20);
  expect(switches.flat().filter(({ marks }) => marks === 0)).toEqual([]);
});

test('a page of the guide has the switch exactly when it has many marks', async ({ request }) => {
  for (const address of ['/template/apps/sale_app', '/template/faq/', '/template/item/bnpl', '/template/']) {
    const html = await (await request.get(address)).text();
    const marks = html.split('class="evidence"').length - 1;
    const isMany = marks >= 12 && address !== '/template/'; // that page explains them
    expect(html.includes('class="show-marks"'), `${address}: ${marks} marks`).toBe(isMany);
  }
});

test('without script the marks of sources can be taken out of the page', async ({ page }) => {
  await page.goto('/api/orders/detail');
  const marks = page.locator('.markdown .evidence');
  await expect(marks.filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show marks' }).uncheck();
  await expect(marks.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show marks' }).check();
  await expect(marks.filter({ visible: true })).not.toHaveCount(0);
});
