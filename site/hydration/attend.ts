import { ownScripts, runApplication } from './application-scripts.ts';
import { names, sharedRun } from './contract.ts';
import { showWhenNear } from './frames.ts';
import { markSection } from './mark-section.ts';
import { openTarget } from './open-target.ts';
import { layOutPiecewise } from './piecewise.ts';
import { keepPresses, whenLive } from './presses.ts';
import { sayMissing } from './say-missing.ts';
import { showPlace } from './show-place.ts';
import { startOnGesture } from './start-when.ts';
import { vouchForBaseUrl } from './vouch-for-base-url.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Pages that mean little without script: results, suggestions in place of a page that does not exist, shared examples,
 * and addresses that only the application resolves.
 */
function needsScriptAtOnce(): boolean {
  const { pathname, hash } = location;
  const asksSearch = /search-page-wrapper|not-found-page/.test(document.documentElement.className);
  return asksSearch || /\.html$/.test(pathname) || hash.startsWith(sharedRun);
}

/** Attends to a page that arrives: answers the reader, and starts the application on the first gesture. */
export function attend(): void {
  let started = false;
  let layOutTheRest: () => void = () => undefined;
  const load = () =>
    runApplication(() => {
      givePresses(); // what works without script shall not wait for it
      sayMissing();
    });

  function start(): void {
    if (started) return;
    started = true;
    layOutTheRest();
    // A script from the cache may run before the element is there into which the application hydrates.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  }

  vouchForBaseUrl();
  if (needsScriptAtOnce()) start();
  else {
    layOutTheRest = layOutPiecewise();
    startOnGesture(start);
    whenIdle(ownScripts(), () => started);
  }

  addEventListener('DOMContentLoaded', () => {
    markSection(openTarget(location.hash));
    document.querySelectorAll(`[${names.frame}]`).forEach(showWhenNear);
    showPlace();
  });
  // Where a page ends is known once all of it is laid out.
  addEventListener('keydown', ({ key }) => key === 'End' && layOutTheRest(), true);
  addEventListener('hashchange', () => openTarget(location.hash));

  const givePresses = keepPresses();
  whenLive(givePresses);
}
