import { expect, type Page, test } from '../support/test.ts';

const exampleOf = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });
const stateOf = (page: Page, title: string, name: string) =>
  exampleOf(page, title).getByRole('group', { name: 'State of the sample shop' }).getByRole('button', { name });
const resultOf = (page: Page, title: string) =>
  exampleOf(page, title).frameLocator('iframe:not([data-waiting])').locator('body');

test('the first touch of a page may be a state of the shop, and the result follows', async ({ page }) => {
  const example = 'Ask about a sold-out item';
  await page.goto('/template/syntax/url', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(stateOf(page, example, 'Sold out')).toHaveAttribute('aria-pressed', 'true');
  const steps = await page.evaluate(() => history.length);
  await stateOf(page, example, 'In stock').click();
  await expect(resultOf(page, example)).toHaveText('');
  await expect(stateOf(page, example, 'In stock')).toHaveAttribute('aria-pressed', 'true');
  await stateOf(page, example, 'Sold out').click();
  await expect(resultOf(page, example)).toHaveText(/\S/);
  await expect(exampleOf(page, example).locator('iframe')).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('an empty shop shows what a list says then, at its own height, and goes along into the editor', async ({
  page,
}) => {
  const example = 'A list with a message for empty shops';
  await page.goto('/template/syntax/item', { waitUntil: 'load' });
  await exampleOf(page, example).scrollIntoViewIfNeeded();
  await expect(resultOf(page, example).getByRole('listitem').first()).toBeVisible();
  const frame = exampleOf(page, example).locator('iframe');
  const before = (await frame.boundingBox())?.height ?? 0;
  await stateOf(page, example, 'Empty shop').click();
  await expect(resultOf(page, example).getByRole('listitem')).toHaveCount(0);
  await expect(resultOf(page, example)).toHaveText(/\S/);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(before);

  await exampleOf(page, example).getByRole('button', { name: 'Edit and run' }).click();
  const editor = page.getByRole('region', { name: `${example}: editor` });
  await expect(editor.getByRole('combobox', { name: 'Item' })).toHaveValue('none');
  await expect(editor.frameLocator('iframe[data-waiting="false"]').getByRole('listitem')).toHaveCount(0);
  await editor.getByRole('combobox', { name: 'Item' }).selectOption('');
  await expect(editor.frameLocator('iframe[data-waiting="false"]').getByRole('listitem').first()).toBeVisible();
});
