import type { Locator } from '@playwright/test';
import { open } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

const bottomOf = async (part: Locator) => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
};

test('a call and an edited template change the shop of the home page', async ({ page }) => {
  await open(page, '/');
  const shop = page.frameLocator('iframe[title="The sample shop"]');
  await expect(shop.locator('body')).toContainText('Harbor Goods');
  await expect(shop.getByText('Sold out')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(shop.getByText('Sold out')).toHaveCount(1);
  await expect(page.locator('mark', { hasText: '"stock": 0' })).toBeInViewport({ ratio: 1 });
  await page.getByText('Template', { exact: true }).last().click();
  const template = page.getByRole('textbox', { name: 'Template of an item' });
  await template.fill('{block:Items}<p>Only {ItemPrice}</p>{/block:Items}');
  await expect(shop.getByText(/Only ¥/).first()).toBeVisible();
});

test('a call shows its status, the lines of its answer that tell it, and what it changed', async ({ page }) => {
  const shop = page.frameLocator('iframe[title="The sample shop"]');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await open(page, '/');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('200 OK', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(shop.locator('[data-changed]')).toHaveCount(1);
    await expect(shop.locator('[data-changed]')).toContainText('Sold out');
    const answer = page.locator('pre:has(mark)');
    expect(await answer.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await expect(answer).toContainText('"title": "Enamel mug"');
  }
  await expect(page.getByText('item_id=1002&stock=0')).toHaveCount(0);
  await page.getByLabel('stock').fill('-1');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('400 Bad Request', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Unexpected stock "-1"/)).toBeVisible(); // in English
  await expect(shop.locator('[data-changed]')).toHaveCount(0);
  await page.getByLabel('stock').fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  const reason = page.getByText(/^Unexpected empty stock/);
  await expect(reason).toHaveText('Unexpected empty stock, expected a value (decided by the sandbox).');
  // The body stands right below the reason.
  const below = ((await reason.locator('+ pre').boundingBox())?.y ?? Number.NaN) - (await bottomOf(reason));
  expect(below).toBeLessThan(16);
});

test('the request is seen before it is sent, as the form now is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('item_id=1002&stock=0')).toBeVisible();
  await open(page, '/');
  await page.getByLabel('stock').fill('7');
  await expect(page.getByText('item_id=1002&stock=7')).toBeVisible();
});

test('a template of the home page says what is wrong with it, and goes back to the start', async ({ page }) => {
  await open(page, '/');
  const shop = page.frameLocator('iframe[title="The sample shop"]');
  await page.getByText('Template', { exact: true }).last().click();
  const template = page.getByRole('textbox', { name: 'Template of an item' });
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect(reset).toBeDisabled();
  await template.fill('{block:Items}\n{ItemPrize}\n{/block:Items}');
  await expect(page.getByRole('status').filter({ hasText: 'Line 2' })).toContainText('{ItemPrice}');
  await page.getByRole('button', { name: 'Line 2' }).click();
  const selected = () =>
    template.evaluate((each: HTMLTextAreaElement) => each.value.slice(each.selectionStart, each.selectionEnd));
  expect(await selected()).toBe('{ItemPrize}');
  await reset.click();
  await expect(page.getByRole('status').filter({ hasText: 'Line' })).toHaveCount(0);
  await expect(template).toHaveValue(/ItemTitle/);
  await expect(shop.getByText('Enamel mug')).toBeVisible();
  await expect(reset).toBeDisabled();
});

test('on a phone what is wrong with a template stands above it, and is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByText('Template', { exact: true }).last().click();
  const template = page.getByRole('textbox', { name: 'Template of an item' });
  const before = await template.boundingBox();
  await template.pressSequentially('{ItemPrize}');
  const fault = page.getByRole('status').filter({ hasText: 'Line' });
  await expect(fault).toBeInViewport({ ratio: 1 });
  expect(await bottomOf(fault)).toBeLessThanOrEqual((await template.boundingBox())?.y ?? 0);
  expect((await template.boundingBox())?.width).toBe(before?.width);
});

test('the keyboard goes past the picture of the shop, in which there is nothing to press', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'About this call' }).focus();
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('iframe:focus')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  }
});

test('in a wide window the shop stands beside the headline', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const frame = await page.locator('iframe[title="The sample shop"]').boundingBox();
  expect(frame?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
  expect(frame?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
});

test('on a phone the item that a call changed is seen, and on a wide screen nothing moves', async ({ page }) => {
  const shop = page.frameLocator('iframe[title="The sample shop"]');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(shop.getByText('Sold out')).toBeInViewport();
  for (const item of await shop.locator('.item').all()) await expect(item).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(shop.getByText('Sold out')).toHaveCount(1);
  expect(await heightOf()).toBe(before);
});

test('the shop stands whole in a window of any width', async ({ page }) => {
  const shop = page.frameLocator('iframe[title="The sample shop"]');
  for (const width of [390, 620, 768, 900, 996, 1100]) {
    await page.setViewportSize({ width, height: 1400 });
    await open(page, '/');
    for (const item of await shop.locator('.item').all())
      await expect(item, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(shop.locator('.item').last(), `${width} px`).toContainText('¥');
  }
});

test('both ways to change the shop are equally tall, and the template has its tags explained beside it', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: 'The sample shop, live' });
  const panel = section.locator('> div').first();
  for (const width of [390, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 1400 });
    await open(page, '/');
    const before = await panel.boundingBox();
    await panel.getByText('Template', { exact: true }).click();
    expect(await panel.boundingBox(), `${width} px`).toEqual(before);
    // Neither keeps room for the other that it does not fill.
    const end = (before?.y ?? 0) + (before?.height ?? 0);
    if (width < 720) {
      const tags = await panel.getByRole('link', { name: 'What these tags mean' }).boundingBox();
      expect(end - (tags?.y ?? 0), `${width} px`).toBeLessThan(64);
    }
    await panel.getByText('API', { exact: true }).click();
    const about = await panel.getByRole('link', { name: 'About this call' }).boundingBox();
    expect(end - (about?.y ?? 0), `${width} px`).toBeLessThan(104);
  }
  await panel.getByText('Template', { exact: true }).click();
  const template = await section.getByRole('textbox', { name: 'Template of an item' }).inputValue();
  for (const name of new Set(template.match(/\{[^{}/]+\}/g)))
    await expect(section.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/template\/.+#/);
});

test('the not-found page offers search and places to go', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(page.getByRole('main')).not.toContainText('contact the owner');
  await page.getByRole('link', { name: 'API: list items' }).click();
  await expect(page).toHaveURL(/\/api\/items\/$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveText(/^API.*Items.*List items$/);
});
