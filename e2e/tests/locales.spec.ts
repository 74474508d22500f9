import { open } from '../support/awake.ts';
import { at } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const english = '.navbar__items--right .dropdown__link[lang="en"]';

test('S-81 S-82: the language link keeps path, query and fragment, on a direct load too', async ({ page }) => {
  await open(page, '/api/items/?a=1&b=two#x');
  await expect(page.locator(english)).toHaveAttribute('href', at('/api/items/?a=1&b=two#x'));
  await open(page, '/template/default/must');
  await expect(page.locator(english)).toHaveAttribute('href', new RegExp(`^${at('/template/default/must')}/?$`));
});

test.describe('two locales', () => {
  test.use({ siteName: 'rich' });
  const french = '.navbar__items--right .dropdown__link[lang="fr"]';

  test('S-83 S-81: the other language is the same path below its prefix', async ({ page }) => {
    await open(page, '/api/items/add');
    await expect(page.locator(french)).toHaveAttribute('href', /^\/fr\/api\/items\/add\/?$/);
    await open(page, '/fr/api/items/add');
    await expect(page.locator('h1')).toRead('Ajouter un article');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator(english)).toHaveAttribute('href', /^\/api\/items\/add\/?$/);
  });

  test('S-82: query and fragment go along', async ({ page }) => {
    await open(page, '/api/items/add?a=1#x');
    await expect(page.locator(french)).toHaveAttribute('href', /^\/fr\/api\/items\/add\/?\?a=1#x$/);
    await page.locator('.navbar .dropdown', { has: page.locator('.dropdown__link[lang="fr"]') }).hover();
    await page.locator(french).click();
    await expect(page).toHaveURL(/\/fr\/api\/items\/add\/?\?a=1#x$/);
    await expect(page.locator('h1')).toRead('Ajouter un article');
  });
});
