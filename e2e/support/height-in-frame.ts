import type { Page } from '@playwright/test';
import { useTestFont } from './test-font.ts';

/** Room that a phone of 390 pixels gives to a result, in pixels; the results keep to it on wider screens. */
export const roomOnPhone = 356;

/** Height in pixels that a result takes in the font of the tests, in a frame of the given width. */
export async function heightInFrame(page: Page, document: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(document);
  await useTestFont(page);
  return page.evaluate(() => Math.ceil(window.document.documentElement.getBoundingClientRect().height));
}
