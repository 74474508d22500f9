/** On the link whose page is being opened; the style sheet shows it. */
const attribute = 'data-opening';

/**
 * Marks the link that was followed last.
 * @returns False for one whose page is on its way already: a second click would put the page into the history twice, and
 * Back would not leave it.
 */
export function markOpening(link: Element): boolean {
  if (link.hasAttribute(attribute)) return false;
  clearOpening();
  link.setAttribute(attribute, '');
  return true;
}

/** Once the page is there, no link is being opened. */
export function clearOpening(): void {
  for (const link of document.querySelectorAll(`[${attribute}]`)) link.removeAttribute(attribute);
}
