import { names } from './contract.ts';
import { isCostly } from './is-costly.ts';
import { speculationRules } from './speculation-rules.ts';

/** Milliseconds between the first frame after the load of a page and the request for idle time: enough to paint the page. */
const untilPainted = 400;

/**
 * Uses idle time for what comes next: fetches scripts with low priority, and lets the browser prepare pages on intent.
 * Does neither on 2g, with data saver, or for a page in the background before it is looked at.
 * @param scripts A part of what the first touch needs, whatever it touches: most readers leave without a touch.
 * @param hasStarted Once the application runs, it moves between pages by itself.
 */
export function whenIdle(scripts: readonly string[], hasStarted: () => boolean): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  const prepare = () => {
    if (hasStarted() || isCostly()) return;
    if (document.visibilityState === 'hidden') {
      document.addEventListener('visibilitychange', () => idle(prepare), { once: true });
      return;
    }
    for (const href of scripts) fetchAhead(href);
    if (HTMLScriptElement.supports?.('speculationrules')) speculate();
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => idle(prepare), untilPainted)));
}

function fetchAhead(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
}

/** Says which pages the browser may prepare; takes it back when the application moves between pages. */
function speculate(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
  new MutationObserver((_, observer) => {
    script.remove();
    observer.disconnect();
  }).observe(document.documentElement, { attributeFilter: [names.hydrated] });
}
