import { names } from './contract.ts';
import { showWhenNear } from './frames.ts';
import { holdInput } from './hold-input.ts';
import { openTarget } from './open-target.ts';
import { layOutPiecewise } from './piecewise.ts';
import { showPlace } from './show-place.ts';
import { startOnGesture } from './start-when.ts';
import { whenIdle } from './when-idle.ts';

declare global {
  interface Window {
    /** Addresses of the application's scripts, in the order in which they run. */
    applicationScripts: readonly string[];
  }
}

const root = document.documentElement;
let started = false;
let layOutTheRest: () => void = () => undefined;

/** Pages that mean nothing without script: results, shared examples, and addresses that only the application resolves. */
function needsScriptAtOnce(): boolean {
  const { pathname, hash } = location;
  return root.classList.contains('search-page-wrapper') || /\.html$/.test(pathname) || hash.startsWith('#run=');
}

/** The half of the application that is ours; the other, React, stays in the cache from one version of the site to the next. */
const isOwn = (src: string): boolean => !/\/react\./.test(src);

function start(): void {
  if (started) return;
  started = true;
  layOutTheRest();
  // A script from the cache may run before the element is there into which the application hydrates.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
  else load();
}

/** The scripts of the page's route come first: the application asks for them as soon as it runs. */
function load(): void {
  const [folder = '/'] = /^.*\//.exec(window.applicationScripts[0] ?? '') ?? [];
  const ofRoute =
    root
      .getAttribute(names.routeScripts)
      ?.split(' ')
      .map((name) => `${folder}${name}.js`) ?? [];
  for (const src of [...ofRoute, ...window.applicationScripts]) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    if (!ofRoute.includes(src)) script.onerror = () => handOver(); // what works without script shall not wait for it
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
  startOnGesture(start);
  whenIdle(window.applicationScripts.filter(isOwn), () => started);
}

for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, () => openTarget(location.hash));
addEventListener('DOMContentLoaded', () => document.querySelectorAll('[data-frame]').forEach(showWhenNear));
addEventListener('DOMContentLoaded', showPlace);

const handOver = holdInput();

/**
 * Waits until the live menu stands in the place of the built one, the last part of hydration, and hands over. Frames are
 * counted so that a page without the live menu does not wait for ever.
 */
function handOverWhenLive(built: Element | null, frames = 30): void {
  if (built?.isConnected && frames > 0) {
    requestAnimationFrame(() => handOverWhenLive(built, frames - 1));
    return;
  }
  handOver();
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(names.takingOver)));
}

new MutationObserver((_, observer) => {
  if (root.getAttribute(names.hydrated) !== 'true') return;
  observer.disconnect();
  root.setAttribute(names.takingOver, '');
  const built = document.querySelector('.navbar-sidebar');
  setTimeout(() => handOverWhenLive(built));
}).observe(root, { attributeFilter: [names.hydrated] });
