import { pagesToPrefetch } from './pages-to-prefetch.ts';

/** Milliseconds without any sign of the reader, after which the browser has time for pages that may come next. */
const calm = 3000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'] as const;

/** Pages fetched ahead in one calm moment. */
const most = 2;

let waiting: number | undefined;

function fetchAhead(): void {
  if (document.visibilityState === 'hidden') return;
  for (const path of pagesToPrefetch(document, most)) window.docusaurus.prefetch(path);
}

function wait(): void {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    for (const sign of signs) window.removeEventListener(sign, wait);
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(fetchAhead);
  }, calm);
}

/** Once for every page that is shown: waits for a calm moment, and fetches the pages that most likely come next. */
export function onRouteDidUpdate(): void {
  for (const sign of signs) window.addEventListener(sign, wait, { passive: true });
  wait();
}
