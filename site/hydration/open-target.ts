/** The element that a fragment names; null when there is none, or the fragment is no well-formed text. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Unfolds what the target of a fragment lies in, and the rest of a section whose heading it is. Some browsers do that by
 * themselves when a link is followed, none does when the application changes the page. A note that is open would lie
 * over it.
 * @returns The target; null when there is none.
 */
export function openTarget(hash: string): HTMLElement | null {
  const target = targetOf(hash);
  let opened = false;
  // Not every browser knows popovers.
  for (const note of document.querySelectorAll<HTMLElement>('[popover]')) note.hidePopover?.();
  for (const rest of document.querySelectorAll<HTMLDetailsElement>(`[data-of="${target?.id}"]`)) rest.open = true;
  for (let fold = target?.parentElement?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    opened ||= !fold.open;
    fold.open = true;
  }
  if (opened) target?.scrollIntoView();
  return target;
}
