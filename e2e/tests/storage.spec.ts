import { open } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

/** Local storage as a browser with strict privacy has it: touching it throws. */
const withoutStorage = (): void => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
};

test('S-168: missing storage is told once in the console', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(withoutStorage);
  await open(page, '/api/');
  await expect
    .poll(() => warnings.filter((text) => text.includes('Docusaurus browser storage is not available')))
    .toHaveLength(1);
  expect(warnings.join('\n')).toContain('incognito');
});

test('S-169: missing storage counts as empty', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(withoutStorage);
  await open(page, '/api/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeSeen();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.locator('.DocSearch-Button').click();
  await expect(page.locator('.DocSearch-Modal')).toShow('No recent searches');
  expect(errors).toEqual([]);
});
