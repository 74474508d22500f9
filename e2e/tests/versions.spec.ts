import { open } from '../support/awake.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

const key = 'docs-preferred-version-default';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('two versions', () => {
  test.use({ siteName: 'rich' });

  test('S-84 S-66: another version leads to the same document, with query and fragment', async ({ page }) => {
    await open(page, '/api/items/add');
    await expect(page.locator('.dropdown__link', { hasText: '0.9' })).toHaveAttribute('href', '/0.9/api/items/add');
    await open(page, '/0.9/api/items/add');
    await expect(page.locator('.dropdown__link', { hasText: '1.0.0' })).toHaveAttribute('href', '/api/items/add');
  });

  test('S-85: a version without the document leads to its main document', async ({ page }) => {
    await open(page, '/api/items/edit');
    await expect(page.locator('.dropdown__link', { hasText: '0.9' })).toHaveAttribute('href', '/0.9/api/');
  });

  test('S-139 S-167: the version that was taken is stored under the key of its plugin', async ({ page }) => {
    await open(page, '/api/items/add');
    expect(await stored(page)).toBeNull();
    await page.locator('.navbar .dropdown', { hasText: '0.9' }).hover();
    await page.locator('.dropdown__link', { hasText: '0.9' }).click();
    await expect(page).toHaveURL('/0.9/api/items/add');
    expect(await stored(page)).toBe('0.9');
    await open(page, '/');
    expect(await stored(page)).toBe('0.9');
  });

  test('S-140: an unknown version is forgotten', async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem(name, '7.7'), key);
    await open(page, '/api/');
    await expect.poll(() => stored(page)).toBeNull();
  });
});

test('S-139 S-140 S-167: on the site, taking the version stores it, and an unknown one goes', async ({ page }) => {
  await open(page, '/api/items/add');
  const versions = page.locator('.navbar__items--right .dropdown').filter({ hasText: '1.0.0' });
  await versions.hover();
  await versions.locator(`.dropdown__link[href="${at('/api/items/add')}"]`).click();
  await expect.poll(() => stored(page)).toBe('current');
  await page.evaluate((name) => localStorage.setItem(name, '9.9'), key);
  await open(page, '/api/');
  await expect.poll(() => stored(page)).toBeNull();
});

test('Escape closes the menu of versions, opened by a key or by the pointer, and gives the focus back', async ({
  page,
}) => {
  await open(page, '/api/');
  const versions = page.locator('.navbar__items--right .dropdown').filter({ hasText: '1.0.0' });
  const toggle = versions.locator('.navbar__link');
  const links = versions.locator('.dropdown__link');
  await toggle.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(links.first()).toBeHidden();
  await toggle.hover();
  await expect(links.first()).toBeSeen();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
});
