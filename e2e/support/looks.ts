import type { Locator } from '@playwright/test';

/** What tells an element from its neighbours, in the colours that the browser has computed. */
export interface Look {
  readonly color: string;
  /** What is painted behind it: its own background, or that of the nearest ancestor that has one. */
  readonly behind: string;
  /** What is painted behind the element that it stands in. */
  readonly around: string;
  /** Its border below, which is where a chosen tab has its line; `none` when it has none. */
  readonly line: string;
  /** Its border at the left. */
  readonly edge: string;
  /** Its outline; `none` when it has none. */
  readonly outline: string;
}

/** How an element looks, or the part that a style sheet adds to it. */
export function lookOf(element: Locator, part?: '::before' | '::after'): Promise<Look> {
  return element.evaluate((target, part) => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
    const own = getComputedStyle(target, part);
    const paper = (from: Element | null, first = 'rgba(0, 0, 0, 0)') => {
      let color = first;
      for (let each = from; isClear(color) && each; each = each.parentElement)
        color = getComputedStyle(each).backgroundColor;
      return color;
    };
    const stroke = (style: string, width: string, color: string) =>
      style === 'none' || width === '0px' || isClear(color) ? 'none' : `${width} ${color}`;
    return {
      color: own.color,
      behind: paper(target, own.backgroundColor),
      around: paper(target.parentElement),
      line: stroke(own.borderBottomStyle, own.borderBottomWidth, own.borderBottomColor),
      edge: stroke(own.borderLeftStyle, own.borderLeftWidth, own.borderLeftColor),
      outline: stroke(own.outlineStyle, own.outlineWidth, own.outlineColor),
    };
  }, part);
}

/** Contrast by WCAG, 1 to 21, of computed colours: one that lets a part of the other through is mixed with it. */
export function contrast(color: string, behind: string): number {
  const below = channels(behind);
  const [, , , share = 1] = channels(color);
  const mixed = channels(color).map((value, index) => value * share + (below[index] ?? 0) * (1 - share));
  const [light = 0, dark = 0] = [luminance(mixed), luminance(below)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** Red, green and blue from 0 to 255, and the share of a colour that does not cover all. */
const channels = (color: string): number[] => (/rgba?\(([^)]+)\)/.exec(color)?.[1] ?? '').split(',').map(Number);

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
