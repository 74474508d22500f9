import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const listOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('a question mark shows the shortcuts, as the first gesture too, and Escape closes them', async ({ page }) => {
  await openUntouched(page, '/template/syntax/item');
  await page.keyboard.press('?');
  await expect(listOf(page)).toBeSeen();
  for (const text of ['/', 'Ctrl K', 'Search', 'Esc', 'Keyboard shortcuts'])
    await expect(listOf(page).getByText(text, { exact: true }).first()).toBeSeen();
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(listOf(page)).toBeSeen();
  await page.keyboard.press('Enter'); // its button has the focus
  await expect(listOf(page)).toHaveCount(0);
});

test('in a field, and in the search box, a question mark is a letter', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('?');
  await expect(listOf(page)).toHaveCount(0);
});

test('the menu of a page leads to the shortcuts', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.getByText('Copy page', { exact: true }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(listOf(page)).toBeSeen();
});
