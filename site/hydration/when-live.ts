import { names } from './contract.ts';

/**
 * Waits until the live menu stands in the place of the built one, the last part of hydration. Frames are counted so
 * that a page without the live menu does not wait for ever.
 */
function whenReplaced(built: Element | null, act: () => void, frames = 30): void {
  if (built?.isConnected && frames > 0) requestAnimationFrame(() => whenReplaced(built, act, frames - 1));
  else act();
}

/**
 * Hands over once the application answers. While it takes over what was answered before, the root element says so, and
 * nothing moves.
 */
export function whenLive(handOver: () => void): void {
  const root = document.documentElement;
  const takeOver = () => {
    handOver();
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(names.takingOver)));
  };
  new MutationObserver((_, observer) => {
    if (root.getAttribute(names.hydrated) !== 'true') return;
    observer.disconnect();
    root.setAttribute(names.takingOver, '');
    const built = document.querySelector('.navbar-sidebar');
    setTimeout(() => whenReplaced(built, takeOver));
  }).observe(root, { attributeFilter: [names.hydrated] });
}

/**
 * Does something once the application has answered all that the reader has done before it did. What opens by itself
 * waits for that: it would take the place of the control that was pressed.
 * @returns Forgets it.
 */
export function whenHandedOver(act: () => void): () => void {
  const root = document.documentElement;
  const observer = new MutationObserver(look);
  function look(): void {
    if (root.getAttribute(names.hydrated) !== 'true' || root.hasAttribute(names.takingOver)) return;
    observer.disconnect();
    act();
  }
  observer.observe(root, { attributeFilter: [names.hydrated, names.takingOver] });
  look();
  return () => observer.disconnect();
}
