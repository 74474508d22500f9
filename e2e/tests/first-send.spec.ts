import { gesture } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const rail = (page: Page) => page.locator('[data-rail]');
const answer = (page: Page) => rail(page).getByText('200', { exact: false }).filter({ visible: true });

for (const width of [390, 1440])
  for (const address of ['/api/users/me', '/api/users/me#try-it', '/api/items/#try-it'])
    test(`the first press of Send sends: ${address}, ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openUntouched(page, address);
      await rail(page).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Call the sandbox shop' })).toBeVisible();
      await expect(answer(page).first()).toBeVisible();
      await expect(rail(page).getByRole('button', { name: 'Edit values' })).toBeVisible();
    });

test('the press of Send sends also while the page opens the form by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUntouched(page, '/api/users/me#try-it');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await gesture(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await rail(page).getByRole('button', { name: 'Send', exact: true }).click();
  release();
  await expect(answer(page).first()).toBeVisible();
});

test('an address with the form opens it, and sends nothing by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUntouched(page, '/api/users/me#try-it');
  await gesture(page);
  await expect(page.getByRole('region', { name: 'Call the sandbox shop' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Call the sandbox shop' }).getByRole('textbox').first()).toBeVisible();
});
