import { names } from './contract.ts';

/** Elements that are laid out between two frames: what a slow phone does without making its reader wait. */
const atOnce = 40;

/** Whether the reader starts at the top: another place is found only in a page that is laid out as a whole. */
function startsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // by the name of the type
  return location.hash === '' && visit?.type === 'navigate';
}

interface Waiting {
  /** Lays out the pieces, some between two frames, once the page is there as a whole. */
  begin(): void;
  /** Lays out, at once, all pieces that are left. */
  finish(): void;
}

/**
 * Has the pieces of a page wait. What that means for an element that waits, the style sheet says.
 * @param list The pieces, once the page is there.
 * @param settle Puts a piece, laid out, into the state that it stays in.
 */
export function waitInPieces(list: () => Iterable<Element>, settle: (piece: Element) => void): Waiting {
  const root = document.documentElement;
  let pieces: Element[] = [];
  let done = 0;

  function finish(): void {
    delete root.dataset.piecewise;
    pieces.splice(0).forEach(settle);
  }

  function next(): void {
    for (let elements = 0; elements < atOnce && done < pieces.length; done++) {
      const piece = pieces[done];
      if (!piece) continue;
      piece.setAttribute(names.piece, 'false');
      elements += piece.getElementsByTagName('*').length;
    }
    if (done < pieces.length) requestAnimationFrame(() => setTimeout(next));
    else finish();
  }

  root.dataset.piecewise = '';
  return {
    begin: () => {
      if (!('piecewise' in root.dataset)) return;
      pieces = [...list()];
      requestAnimationFrame(() => setTimeout(next));
    },
    finish,
  };
}

/**
 * Has a long page laid out piece by piece: what is in view first, the rest in idle time, and all that is left when the
 * reader touches the page.
 * @returns A function that ends the waiting: it lays out, at once, all pieces that are left.
 */
export function layOutPiecewise(): () => void {
  if (!startsAtTop()) return () => undefined;
  const { begin, finish } = waitInPieces(
    () => document.querySelectorAll(`[${names.piece}]`),
    (piece) => piece.setAttribute(names.piece, 'true'),
  );
  addEventListener('load', begin);
  return finish;
}
