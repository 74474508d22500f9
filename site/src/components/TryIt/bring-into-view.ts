/**
 * Scrolls a part of the panel into view. Beside the text, where the rail stays in view, the page stays as it is below the
 * pointer.
 */
export function bringIntoView(part: HTMLElement): void {
  const { scrollY } = window;
  part.scrollIntoView({ block: 'nearest' });
  const rail = part.closest('[data-rail] > div');
  if (rail && getComputedStyle(rail).position === 'sticky') window.scrollTo({ top: scrollY, behavior: 'instant' });
}
