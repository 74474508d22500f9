import type { Locator, Page } from '@playwright/test';

/** Width and height in CSS pixels of what a finger can hit. */
export interface HitArea {
  readonly width: number;
  readonly height: number;
}

/** What a tap can operate; regions that scroll take the focus, and nothing else. */
const operable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';

/**
 * Targets of a page that are too small for a finger by WCAG 2.5.8: below 24 by 24 pixels, with another target within
 * the circle of 24 pixels around them. Links in sentences are exempt, for the line of text decides their height; the
 * names that head a row are no sentence.
 * @returns One line for each: what it is, and its size.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((operable) => {
    const least = 24;
    const isShown = (each: Element) => {
      const { width, height, right, left } = each.getBoundingClientRect();
      const inView = width > 0 && height > 0 && right > 0 && left < innerWidth;
      return inView && !each.closest('[inert]') && each.checkVisibility({ visibilityProperty: true });
    };
    const boxOf = (each: Element) => {
      const boxes = [each, ...(each.matches('[type="radio"], [type="checkbox"]') ? labelsOf(each) : [])].map((one) =>
        one.getBoundingClientRect(),
      );
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    const labelsOf = (each: Element) => [...((each as HTMLInputElement).labels ?? [])];
    const isInSentence = (each: Element) => {
      if (!getComputedStyle(each).display.startsWith('inline') || each.matches('button, input, select')) return false;
      const block = each.closest('p, li, td, th, dd, figcaption, small, legend');
      const others = [...(block?.querySelectorAll(operable) ?? [])].map((one) => one.textContent ?? '');
      const rest = others.reduce((text, other) => text.replace(other, ''), block?.textContent ?? '');
      return /\p{L}{2}/u.test(rest);
    };
    const targets = [...document.querySelectorAll(operable)]
      .filter(isShown)
      .map((each) => ({ each, box: boxOf(each) }));
    type Box = (typeof targets)[number]['box'];
    const isSmall = ({ left, right, top, bottom }: Box) => right - left < least - 0.5 || bottom - top < least - 0.5;
    const distance = ({ x, y }: Box, { left, right, top, bottom }: Box) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    return targets
      .filter(({ each, box }) => {
        if (!isSmall(box) || isInSentence(each)) return false;
        return targets.some(({ each: other, box: its }) => {
          if (other === each || other.contains(each) || each.contains(other)) return false;
          const apart = isSmall(its) ? Math.hypot(its.x - box.x, its.y - box.y) / 2 : distance(box, its);
          return apart < least / 2;
        });
      })
      .map(({ each, box: { left, right, top, bottom } }) => {
        const name = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40);
        const where = each.parentElement?.getAttribute('class')?.split(' ')[0] ?? each.parentElement?.tagName;
        return `${each.tagName.toLowerCase()} "${name}" in ${where}: ${Math.round(right - left)}x${Math.round(bottom - top)}`;
      });
  }, operable);
}

/** What a finger can hit of a control or its label, from its middle on, without what other things cover. */
export function hitAreaOf(control: Locator): Promise<HitArea> {
  return control.evaluate((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const own = [each, ...(each instanceof HTMLLabelElement && each.control ? [each.control] : [])];
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hits = (dx: number, dy: number) => {
      const found = document.elementFromPoint(x + dx, y + dy);
      return own.some((one) => one.contains(found));
    };
    const reach = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < 60 && hits(dx * (steps + 0.5), dy * (steps + 0.5))) steps++;
      return steps;
    };
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
  });
}
