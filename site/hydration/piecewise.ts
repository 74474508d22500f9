import { names } from './contract.ts';
import { targetOf } from './open-target.ts';

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

/** Lays out, at once, all that waits: a place in a page is found only where nothing above it changes its height. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset.piecewise;
}

/** Whether an event leads to a place in this page: a click on a link that does. */
function leadsInside({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return Boolean(link?.hash) && link?.pathname === location.pathname;
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
    layOutAtOnce();
    pieces.splice(0).forEach(settle);
    removeEventListener('click', onClick, true);
    removeEventListener('hashchange', onHashChange);
  }

  function onClick(event: Event): void {
    if (leadsInside(event)) finish();
  }

  /** The browser has gone to the place already. */
  function onHashChange(): void {
    finish();
    targetOf(location.hash)?.scrollIntoView();
  }

  function next(): void {
    const isWanted = !('piecewise' in root.dataset); // something else has asked for all of it
    for (let elements = 0; elements < atOnce && done < pieces.length; done++) {
      const piece = pieces[done];
      if (!piece) continue;
      piece.setAttribute(names.piece, 'false');
      elements += piece.getElementsByTagName('*').length;
    }
    if (done < pieces.length && !isWanted) requestAnimationFrame(() => setTimeout(next));
    else finish();
  }

  root.dataset.piecewise = '';
  addEventListener('click', onClick, true);
  addEventListener('hashchange', onHashChange);
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
