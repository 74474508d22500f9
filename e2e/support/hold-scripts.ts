import { expect, type Page } from '@playwright/test';

/**
 * Keeps the application's scripts from arriving, as a slow network does. What the page answers until then comes from its
 * HTML and the inline loader alone.
 * @returns Lets them come, and waits until the application has taken over.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  };
}
