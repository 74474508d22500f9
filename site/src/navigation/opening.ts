import type { MouseEvent } from 'react';

/** On the link whose page is being opened; the style sheet shows it. */
const attribute = 'data-opening';

/** Marks the link that was clicked last, unless the click opens another window or does something else. */
export function markOpening(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, currentTarget } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
  clearOpening();
  currentTarget.setAttribute(attribute, '');
}

/** Once the page is there, no link is being opened. */
export function clearOpening(): void {
  for (const link of document.querySelectorAll(`[${attribute}]`)) link.removeAttribute(attribute);
}
