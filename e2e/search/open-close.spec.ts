import { open } from '../support/awake.ts';
import { hit, mockSearch } from '../support/hosted-search.ts';
import { expect, type Page, test } from '../support/test.ts';
import { box, modal, openSearch, rows } from './search-box.ts';

for (const siteName of ['site', 'hosted'] as const)
  test.describe(siteName, () => {
    test.use({ siteName });

    test.beforeEach(async ({ page }) => {
      await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/items/add#part' })] }));
      await open(page, '/api/');
    });

    test('S-68 S-118: a click on the button opens search above the page', async ({ page }) => {
      await expect(modal(page)).toHaveCount(0);
      await page.locator('.DocSearch-Button').click();
      await expect(modal(page)).toBeSeen();
      await expect(page.locator('body')).toHaveClass(/DocSearch--active/);
      await expect(box(page)).toBeFocused();
    });

    test('S-69: Ctrl+K and Cmd+K open search, and close it again', async ({ page }) => {
      for (const keys of ['Control+k', 'Meta+k']) {
        await page.keyboard.press(keys);
        await expect(modal(page), keys).toBeSeen();
        await page.keyboard.press(keys);
        await expect(modal(page), keys).toHaveCount(0);
      }
    });

    test('S-70: the slash key opens search, but not while the reader types elsewhere', async ({ page }) => {
      await page.keyboard.press('/');
      await expect(modal(page)).toBeSeen();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await open(page, '/search');
      await page.locator('main input[type="search"], main input[name="q"]').focus();
      await page.keyboard.press('/');
      await expect(modal(page)).toHaveCount(0);
    });

    test('S-71: a letter or a figure on the focused button opens search with it', async ({ page }) => {
      for (const key of ['q', '7']) {
        await page.locator('.DocSearch-Button').focus();
        await page.keyboard.press(key);
        await expect(modal(page)).toBeSeen();
        await expect(box(page)).toHaveValue(key);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
      }
    });

    test('S-71: letters typed as the box opens are all in it, in their order', async ({ page }) => {
      await page.locator('.DocSearch-Button').focus();
      await page.keyboard.type('stock');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('stock');
    });

    test('keys of an input method are its own, and what is composed is searched for', async ({ page }) => {
      await openSearch(page);
      const input = await page.context().newCDPSession(page);
      await input.send('Input.imeSetComposition', { text: 'しょう', selectionStart: 3, selectionEnd: 3 });
      await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
      await box(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
      await input.send('Input.insertText', { text: '商品' });
      await expect(box(page)).toHaveValue('商品');
      await expect(page).toHaveURL(/\/api\/$/);
    });

    for (const damage of ['{', '{}', 'null', '[null,{"url":1}]', '[{"url":"javascript:1","hierarchy":{"lvl1":"x"}}]'])
      test(`stored searches that are ${damage} harm nothing`, async ({ page }) => {
        await page.evaluate((text) => {
          for (const kind of ['RECENT', 'FAVORITE']) localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__docs`, text);
        }, damage);
        await openSearch(page);
        await expect(modal(page).getByText('No recent searches')).toBeSeen();
      });

    test('S-72 S-118: Escape closes search', async ({ page }) => {
      await openSearch(page);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
    });

    test('S-73: a press outside closes search', async ({ page }) => {
      await openSearch(page);
      await page.mouse.click(5, 5);
      await expect(modal(page)).toHaveCount(0);
    });

    test('S-74 S-118: a result taken by mouse or by key closes search', async ({ page }) => {
      for (const take of [byMouse, byKey]) {
        await open(page, '/api/');
        await openSearch(page, 'item_tax_type');
        await expect(rows(page).first()).toBeSeen();
        await take(page);
        await expect(modal(page)).toHaveCount(0);
        await expect(page).toHaveURL(/\/api\/items\/(?:add|edit)#\w/);
      }
    });
  });

test('the way back closes search and leaves the page as it is', async ({ page }) => {
  await open(page, '/api/');
  await page.locator('a[href$="/template/"]').first().click();
  await expect(page).toHaveURL(/\/template\/$/);
  await openSearch(page, 'item');
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/template\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/api\/$/);
});

async function byMouse(page: Page): Promise<void> {
  await rows(page).first().locator('a').click();
}

async function byKey(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
}
