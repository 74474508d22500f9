/**
 * Scrolls a part of the panel into view. Where the rail scrolls by itself the page stays where it is, so that the
 * button just pressed stays below the pointer.
 */
export function bringIntoView(part: HTMLElement): void {
  const scroller = part.closest<HTMLElement>('[data-rail] > div');
  if (!scroller || getComputedStyle(scroller).overflowY !== 'auto') {
    part.scrollIntoView({ block: 'nearest' });
    return;
  }
  const { top, bottom } = part.getBoundingClientRect();
  const window = scroller.getBoundingClientRect();
  const head = scroller.querySelector('header')?.clientHeight ?? 0;
  if (bottom > window.bottom) scroller.scrollTop += Math.min(bottom - window.bottom, top - window.top - head);
  else if (top < window.top + head) scroller.scrollTop += top - window.top - head;
}
