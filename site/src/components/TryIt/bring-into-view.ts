/** Scrolls a part of the panel into view; where the rail scrolls by itself, the page stays as it is below the pointer. */
export function bringIntoView(part: HTMLElement): void {
  const { scrollY } = window;
  part.scrollIntoView({ block: 'nearest' });
  const rail = part.closest('[data-rail] > div');
  if (rail && rail.scrollHeight > rail.clientHeight) window.scrollTo({ top: scrollY, behavior: 'instant' });
}
