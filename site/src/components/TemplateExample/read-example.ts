import { names } from '@site/hydration/contract.ts';
import type { Shown } from './Example.tsx';
import type { ExampleSettings } from './example-input.ts';

const textOf = (element: Node | null | undefined): string => element?.textContent ?? '';

/** The frame of a result, in place or still in its `noscript`. */
function frameIn(holder: Element | null | undefined): HTMLIFrameElement | null | undefined {
  const written = holder?.querySelector('noscript')?.textContent;
  if (!written) return holder?.querySelector('iframe');
  const whole = document.createElement('template');
  whole.innerHTML = written;
  return whole.content.querySelector('iframe');
}

/** Settings of an example that says nothing of them: those of its states, the shown one first. */
export const usual: readonly [ExampleSettings] = [{ page: 'index' }];

/**
 * Reads an example out of the page that shows it.
 * @param states Settings of its states, the shown one first.
 */
export function readExample(island: Element, states: readonly ExampleSettings[] = usual): Shown {
  const code = island.querySelector('pre > code');
  const holder = island.querySelector(`[${names.frame}]`);
  const frame = frameIn(holder);
  const labels = [...island.querySelectorAll('[aria-pressed]')].map(textOf);
  return {
    source: textOf(code),
    code: code?.innerHTML ?? '',
    caption: textOf(island.querySelector('figcaption > span')),
    document: frame?.srcdoc ?? '',
    height: Number(frame?.height),
    label: textOf(holder?.previousElementSibling?.firstChild),
    settings: states[0] ?? usual[0],
    shop: island.querySelector('figure')?.dataset.shop,
    states: labels.flatMap((label, place) => (states[place] ? [{ label, settings: states[place] }] : [])),
    findings: [...island.querySelectorAll('li')].map(textOf),
  };
}
