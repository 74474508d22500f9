import type { Opening } from '../TryIt/opening.ts';
import type { Call } from './ExampleCall.tsx';

/** Reads a call out of the bar that shows it, in front of its button. */
export function readCall(rail: Element, opening: Opening): Call {
  const shown = rail.querySelector('a[href="#try-it"]')?.previousElementSibling?.textContent ?? '';
  const [method = '', path = ''] = shown.split(' ');
  return { ...opening, method, path };
}
