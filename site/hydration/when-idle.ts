import { speculationRules } from './speculation-rules.ts';

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Milliseconds from the first frame after the load of a page to the first idle time that counts: it has been painted. */
const untilPainted = 400;

/** Whether the reader pays for bytes that may not be needed. */
function spares(): boolean {
  const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection; // not in all browsers
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Uses idle time for what comes next: fetches the application's scripts with low priority, and lets the browser
 * prepare pages on intent. Does neither on 2g or with data saver.
 * @param isAwake Once the application runs, it moves between pages by itself.
 */
export function whenIdle(scripts: readonly string[], isAwake: () => boolean): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  const prepare = () => {
    if (isAwake() || spares()) return;
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

/** Says which pages the browser may prepare; takes it back when the page wakes. */
function speculate(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
  new MutationObserver((_, observer) => {
    script.remove();
    observer.disconnect();
  }).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
}
