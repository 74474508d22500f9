import { pageToPrefetch } from './page-to-prefetch.ts';

/** Milliseconds without any sign of the reader, after which the browser has time for the page that may come next. */
const calm = 3000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'] as const;

let waiting: number | undefined;

function fetchAhead(): void {
  if (document.visibilityState === 'hidden') return;
  const path = pageToPrefetch(document);
  if (path) window.docusaurus.prefetch(path);
}

function wait(): void {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    for (const sign of signs) window.removeEventListener(sign, wait);
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(fetchAhead);
  }, calm);
}

/** Once for every page that is shown: waits for a calm moment, and fetches the page that most likely comes next. */
export function onRouteDidUpdate(): void {
  for (const sign of signs) window.addEventListener(sign, wait, { passive: true });
  wait();
}
