import type { MouseEvent } from 'react';

/** On the link whose page is being opened; the style sheet shows it. */
const attribute = 'data-opening';

/**
 * Marks the link that was clicked last, unless the click opens another window or does something else. A second click on
 * a link whose page is on its way does nothing: the page would stand twice in the history, and Back would not leave it.
 */
export function markOpening(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, currentTarget } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
  if (currentTarget.hasAttribute(attribute)) {
    event.preventDefault();
    return;
  }
  clearOpening();
  currentTarget.setAttribute(attribute, '');
}

/** Once the page is there, no link is being opened. */
export function clearOpening(): void {
  for (const link of document.querySelectorAll(`[${attribute}]`)) link.removeAttribute(attribute);
}
