import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens an address and leaves it as a reader has it who did nothing yet: no gesture takes place, the application has not
 * started, and all of the page is laid out.
 */
export async function openUntouched(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return response;
}
