import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page's scripts run. They may wait for the reader's first gesture, so a harmless one comes first.
 * Every test that needs script calls this and nothing else.
 */
export async function awake(page: Page): Promise<void> {
  await gesture(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens an address and wakes the page. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await awake(page);
}

/** A small movement of the mouse: enough for scripts that wait for a sign of life, without effect on the page. */
export async function gesture(page: Page): Promise<void> {
  await page.mouse.move(3, 200);
  await page.mouse.move(4, 202);
}
