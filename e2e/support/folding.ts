import type { Page } from '@playwright/test';

interface Folding {
  /** Whether the first line of what opens is in view before anything moves. */
  readonly atOnce: boolean;
  /** Of all that opens, in pixels. */
  readonly height: number;
  readonly timing: { readonly duration: number; readonly easing: string | undefined };
}

/** Presses the first summary of a kind, and tells how its content opens. */
export function foldingOf(page: Page, summary: string): Promise<Folding> {
  return page
    .locator(summary)
    .first()
    .evaluate(async (element) => {
      const list = element.nextElementSibling;
      if (!(element instanceof HTMLElement) || !list)
        throw new Error('Unexpected fold without content, expected a list');
      const moving = new Promise<Animation>((resolve) => {
        const { animate } = list;
        list.animate = (...how) => {
          const movement = animate.apply(list, how);
          resolve(movement);
          return movement;
        };
      });
      element.click();
      const line = list.querySelector('a')?.getBoundingClientRect();
      const atOnce = Boolean(line && line.height > 0 && line.bottom <= list.getBoundingClientRect().bottom + 1);
      const { effect } = await moving;
      const { duration, easing } = effect?.getTiming() ?? {};
      return { atOnce, height: list.scrollHeight, timing: { duration: Number(duration), easing } };
    });
}
