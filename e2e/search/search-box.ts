import { expect, type Locator, type Page } from '../support/test.ts';

/** The search box above the page. */
export const modal = (page: Page): Locator => page.locator('.DocSearch-Modal');

/** Where the query is typed. */
export const box = (page: Page): Locator => page.locator('.DocSearch-Input');

/** The results, or the stored searches, one by one. */
export const rows = (page: Page): Locator => page.locator('.DocSearch-Modal .DocSearch-Hit');

/** The element that carries the state of the search. */
export const container = (page: Page): Locator => page.locator('.DocSearch-Container');

/** Opens the search box by its button and types a query. */
export async function openSearch(page: Page, query = ''): Promise<void> {
  await page.locator('.DocSearch-Button').click();
  await expect(box(page)).toBeSeen();
  if (query) await box(page).fill(query);
}
