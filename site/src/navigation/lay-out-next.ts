import { names } from '../../hydration/contract.ts';
import { waitInPieces } from '../../hydration/piecewise.ts';

const touches = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** What is far below the top of a page. The rail stands beside the text, in view. */
const farBelow = '.theme-doc-markdown > :nth-child(n + 10):not([data-rail])';

/**
 * Has a page that the application has brought, and that begins at its top, laid out piece by piece, as one that arrives:
 * the heading is there before all of a long page is. The rest is laid out at once when the reader touches the page.
 */
export function layOutNext(): void {
  const own = new Set<Element>(document.querySelectorAll(`[${names.piece}]`));
  const pieces = document.querySelectorAll(`[${names.piece}], ${farBelow}`);
  for (const piece of pieces) piece.setAttribute(names.piece, 'true');
  const { begin, finish } = waitInPieces(
    () => pieces,
    (piece) => (own.has(piece) ? piece.setAttribute(names.piece, 'true') : piece.removeAttribute(names.piece)),
  );
  const stop = () => {
    for (const type of touches) removeEventListener(type, stop, true);
    finish();
  };
  for (const type of touches) addEventListener(type, stop, { capture: true, passive: true });
  begin();
}
