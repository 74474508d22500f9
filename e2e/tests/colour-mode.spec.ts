import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

const choice = (page: Page) => page.locator('html').getAttribute('data-theme-choice');
const button = /Switch between dark and light mode/;

test.describe('the site', () => {
  test.use({ colorScheme: 'dark' });

  test('S-111: light is the default, whatever the system prefers', async ({ page }) => {
    await open(page, '/api/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('S-112 S-4: nothing switches the mode', async ({ page }) => {
    await open(page, '/api/');
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await page.setViewportSize({ width: 600, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  });
});

test.describe('a switch that follows the system', () => {
  test.use({ siteName: 'rich', colorScheme: 'dark' });

  test('S-113: the choice goes from system to light to dark to system', async ({ page }) => {
    await open(page, '/');
    const seen = [await choice(page)];
    for (let press = 0; press < 4; press++) {
      const before = await choice(page);
      await page.getByRole('button', { name: button }).first().click();
      await expect.poll(() => choice(page)).not.toBe(before);
      seen.push(await choice(page));
    }
    expect(seen).toEqual(['system', 'light', 'dark', 'system', 'light']);
  });
});

test.describe('a switch that does not', () => {
  test.use({ siteName: 'toggle', colorScheme: 'dark' });

  test('S-114: the choice goes from light to dark to light', async ({ page }) => {
    await open(page, '/');
    const seen = [await choice(page)];
    for (let press = 0; press < 2; press++) {
      const before = await choice(page);
      await page.getByRole('button', { name: button }).first().click();
      await expect.poll(() => choice(page)).not.toBe(before);
      seen.push(await choice(page));
    }
    expect(seen).toEqual(['light', 'dark', 'light']);
  });
});

for (const [siteName, wish, slash] of [
  ['toggle', 'wants final slashes gets them', '/'],
  ['bare', 'wants no final slashes has none', ''],
] as const)
  test.describe(siteName, () => {
    test.use({ siteName });

    test(`S-107: a site that ${wish}`, async ({ page }) => {
      await open(page, `/api/items/add${slash}`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://toggle.example/api/items/add${slash}`,
      );
      await expect(page.locator('aside a', { hasText: 'Edit an item' })).toHaveAttribute(
        'href',
        `/api/items/edit${slash}`,
      );
    });
  });
