import { names } from './contract.ts';

/** Elements that are laid out between two frames: what a slow phone does without making its reader wait. */
const atOnce = 40;

/** Whether the reader starts at the top: another place is found only in a page that is laid out as a whole. */
function startsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // by the name of the type
  return location.hash === '' && visit?.type === 'navigate';
}

/**
 * Has a long page laid out piece by piece: what is in view first, the rest in idle time, and all that is left when the
 * reader touches the page. What that means for an element that waits, the style sheet says.
 * @returns A function that ends the waiting: it lays out, at once, all pieces that are left.
 */
export function layOutPiecewise(): () => void {
  if (!startsAtTop()) return () => undefined;
  const root = document.documentElement;
  let pieces: HTMLElement[] = [];
  let done = 0;

  function finish(): void {
    delete root.dataset.piecewise;
    for (const piece of pieces.splice(0)) piece.setAttribute(names.piece, 'true');
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
  addEventListener('load', () => {
    if (!('piecewise' in root.dataset)) return;
    pieces = [...document.querySelectorAll<HTMLElement>(`[${names.piece}]`)];
    requestAnimationFrame(() => setTimeout(next));
  });
  return finish;
}
