import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A page that came by plain HTTP from another machine: the browser gives it no clipboard. */
async function withoutClipboard(page: Page, copies = true): Promise<void> {
  await page.addInitScript((mayCopy) => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => undefined });
    document.execCommand = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) document.documentElement.dataset.taken = activeElement.value;
      return mayCopy;
    };
  }, copies);
}

const taken = (page: Page) => page.locator('html').getAttribute('data-taken');

test('without a clipboard of the browser, code is copied all the same', async ({ page }) => {
  await withoutClipboard(page);
  await open(page, '/api/items/add');
  const area = page.locator('main :has(> pre)').filter({ visible: true }).first();
  const button = area.getByRole('button');
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await taken(page)).toBe(await area.locator('code').textContent());
  await expect(button).toHaveText('Copy');
});

test('where nothing can be copied, the button says so', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await withoutClipboard(page, false);
  await open(page, '/api/items/add');
  const button = page.locator('main :has(> pre)').filter({ visible: true }).first().getByRole('button');
  await button.click();
  await expect(button).toHaveText('Not copied');
  expect(errors).toEqual([]);
});

test('without a clipboard of the browser, a link to an example and a theme are copied', async ({ page }) => {
  await withoutClipboard(page);
  await open(page, '/template/syntax/item');
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await taken(page)).toContain('#run=');
  await open(page, '/template/guideline/editor');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await page.getByRole('button', { name: 'Copy theme' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await taken(page)).toContain('<!doctype html>');
});
