import { pages } from '../routes.ts';
import { awake, open } from '../support/awake.ts';
import { expectNone, phone, still, violations, wide } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

const groups = 6;
const editors = 'section[aria-label$=": editor"]';

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

/** Opens the first template of the page for editing. @returns Whether there is one. */
async function openExample(page: Page): Promise<boolean> {
  const edit = page.getByRole('button', { name: 'Edit and run' }).first();
  if ((await edit.count()) === 0) return false;
  await edit.click();
  await expect(page.locator(`${editors} iframe[data-waiting="false"]`)).toBeAttached();
  return true;
}

for (let group = 0; group < groups; group++) {
  test(`pages keep WCAG 2.2 AA, light and dark, wide and narrow (${group + 1} of ${groups})`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const route of pages.filter((_, n) => n % groups === group)) {
      await page.setViewportSize(wide);
      await open(page, `${route}?docusaurus-theme=dark`);
      await expectNone(page, route);
      if (await openExample(page)) await expectNone(page, `${route} with an example open`, editors);
    }
  });
}

test('the not-found page keeps WCAG 2.2 AA', async ({ page }) => {
  await open(page, '/nope?docusaurus-theme=dark');
  await expectNone(page, '/nope');
});

test('the search box and the sliding menu keep WCAG 2.2 AA', async ({ page }) => {
  test.setTimeout(60_000);
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
