import { showWhenNear } from './frames.ts';
import { holdInput } from './hold-input.ts';
import { layOutPiecewise } from './piecewise.ts';
import { whenIdle } from './when-idle.ts';

declare global {
  interface Window {
    /** Addresses of the application's scripts, in the order in which they run. */
    wakeScripts: readonly string[];
  }
}

const gestures = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'wheel'] as const;
const root = document.documentElement;
let started = false;
let layOutTheRest: () => void = () => undefined;

/** Pages that mean nothing without script: results, shared examples, and addresses that only the application resolves. */
function needsScriptAtOnce(): boolean {
  const { pathname, hash } = location;
  return /^\/search\/?$|\.html$/.test(pathname) || hash.startsWith('#run=');
}

function start(): void {
  if (started) return;
  started = true;
  layOutTheRest();
  for (const type of gestures) removeEventListener(type, start, true);
  // A script from the cache may run before the element is there into which the application hydrates.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
  else load();
}

function load(): void {
  for (const src of window.wakeScripts) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => release(); // what works without script shall not wait for it
    document.head.append(script);
  }
}

/** Whether a style sheet holds rules: one that did not arrive is there all the same, and refuses to be read. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/**
 * The home page warns of a wrong base URL when the application is missing after load. It is missing by design until
 * the first gesture, so a style sheet that arrived stands in for it.
 */
function vouchForBaseUrl(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (sheets.every(hasArrived)) window.docusaurus ??= { prefetch: () => false, preload: () => false };
}

vouchForBaseUrl();
if (needsScriptAtOnce()) start();
else {
  layOutTheRest = layOutPiecewise();
  for (const type of gestures) addEventListener(type, start, { capture: true, passive: true });
  whenIdle(window.wakeScripts, () => started);
}

addEventListener('DOMContentLoaded', () => document.querySelectorAll('[data-frame]').forEach(showWhenNear));

// After the gestures: an event that is held goes no further.
const release = holdInput();
new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  setTimeout(release);
}).observe(root, { attributeFilter: ['data-has-hydrated'] });
