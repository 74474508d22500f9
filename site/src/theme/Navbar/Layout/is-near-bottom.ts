/** What the window says about a scrolled page, in CSS pixels. */
export interface Scroll {
  readonly top: number;
  readonly viewport: number;
  readonly page: number;
}

/**
 * Whether the end of the page is less than `margin` away. A page that is not scrolled is at its top.
 */
export function isNearBottom({ top, viewport, page }: Scroll, margin: number): boolean {
  return top > 0 && top + viewport >= page - margin;
}
