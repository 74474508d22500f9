import { apiPages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const operations = apiPages.filter((route) => route !== '/api/');
const railOf = (page: Page) => page.locator('[data-rail]');

test('before a gesture, Send is in the first screen of every operation, beside the text', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of operations) {
    await openUntouched(page, route);
    const send = await railOf(page).getByRole('button', { name: 'Send', exact: true }).boundingBox();
    const title = await page.locator('article h1').boundingBox();
    expect.soft(send?.y, route).toBeLessThan(300);
    expect.soft(send?.x, route).toBeGreaterThan((title?.x ?? Number.NaN) + (title?.width ?? Number.NaN));
  }
});

test('operations are short: half of them below 3,500 pixels, the longest below 9,000', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const heights: number[] = [];
  for (const route of operations) {
    await openUntouched(page, route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, route).toBeLessThan(9_000);
    heights.push(height);
  }
  heights.sort((one, other) => one - other);
  expect(heights[heights.length / 2]).toBeLessThan(3_500);
});

test('before a gesture, one tap on the bar of a phone leads to Send from anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUntouched(page, '/api/orders/edit_status');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const bar = page.getByRole('link', { name: 'Try it' });
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await bar.click();
  await expect(railOf(page).getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
});

test('on a phone the bar opens the form, and is away while there is another Send', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/orders/edit_status');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const bar = page.getByRole('link', { name: 'Try it' });
  await bar.click();
  await expect(page.getByRole('heading', { name: 'Call the sandbox shop' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Access token' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeVisible();
});

test('Send sends at once, keeps the chosen language, and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/detail');
  await railOf(page).getByRole('radio', { name: 'PHP' }).check();
  const scrolled = await page.evaluate(() => scrollY);
  await railOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('[data-status="200"]')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(railOf(page).getByRole('group', { name: 'Request in PHP' })).toBeVisible();
  const send = railOf(page).getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeFocused();
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect(send).toBeInViewport();
});

test('a field marks its lines of JSON, and a line its field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/detail');
  const lit = railOf(page).locator('[data-lit]');
  await page.locator('#field-item-price a').first().focus();
  await expect(lit).toHaveCount(1);
  const code = railOf(page).locator('[data-lang="json"] pre > code');
  const line = await code.evaluate((element) => {
    const area = element.closest<HTMLElement>('[data-lit]');
    const lines = (element.textContent ?? '').split('\n');
    const top = Number.parseFloat(area?.style.getPropertyValue('--lit-top') ?? '');
    const pre = element.closest('pre') as HTMLElement;
    const { lineHeight, paddingTop } = getComputedStyle(pre);
    return lines[Math.round((top - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight))];
  });
  expect(line).toContain('"price"');
  await code.getByText('"stock"', { exact: true }).first().hover();
  await expect(page.locator('#field-item-stock')).toHaveAttribute('data-lit', '');
  await page.mouse.move(4, 400);
  await page.locator('h1').hover();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('the contents stay in view beside the rail, and mark the section on show', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/detail');
  await page.locator('.theme-doc-toc-desktop a', { hasText: 'Errors' }).click();
  await expect(page).toHaveURL(/#errors$/);
  await expect(page.locator('.theme-doc-toc-desktop a', { hasText: 'Errors' })).toBeInViewport();
  await page.mouse.wheel(0, 60);
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('Errors');
});
