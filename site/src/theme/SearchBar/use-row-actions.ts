import { useEffect } from 'react';

/** A row moves for half a second before what its button does is done. */
const longest = 700;

/**
 * Has the buttons that keep and remove a stored search work where nothing moves. The stock box waits for the end of the
 * row's movement, and waits for ever when a style, a tab in the background or a busy machine left the movement out.
 */
export function useRowActions(): void {
  useEffect(() => {
    // Before the box hears of it, which keeps clicks on its buttons to itself.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('.DocSearch-Hit-action-button') : null;
  const row = button?.closest('.DocSearch-Hit');
  if (!row) return;
  setTimeout(() => {
    const isMoving = row.matches('.DocSearch-Hit--favoriting, .DocSearch-Hit--deleting');
    if (row.isConnected && isMoving) row.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }));
  }, longest);
}
