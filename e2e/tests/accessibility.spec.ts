import { awake, open } from '../support/awake.ts';
import { expectNone, phone, still, violations, wide } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

test('the not-found page keeps WCAG 2.2 AA', async ({ page }) => {
  await open(page, '/nope?docusaurus-theme=dark');
  await expectNone(page, '/nope');
});

test('the search box and the sliding menu keep WCAG 2.2 AA', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.locator('.DocSearch-Button').click();
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  // Around the box the library puts an element of its own, a button by role, that closes it.
  await expectNone(page, 'search box', '.DocSearch-Modal');
  await page.setViewportSize(phone);
  await page.goto('/api/items/add');
  await awake(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await still(page);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    expect.soft(await violations(page), `menu, ${theme}`).toEqual([]);
  }
});
