import { names } from '../../../hydration/contract.ts';

const frame = `[${names.searchFrame}]`;

/** Where the query is typed; null while the box is closed, also when only its frame has come. */
export function inputOfTheBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`.DocSearch-Input:not(${frame} *)`);
}

/** Whether the frame that stands in for the box takes what is typed. */
export const isFrameOpen = (): boolean => document.querySelector(frame) !== null;

const deaf = { capture: true } as const;

function keepFromTheBox(event: Event): void {
  event.stopImmediatePropagation();
}

/**
 * Keeps the first focus from a box that comes in the place of its frame. The box would ask for nothing then, and the
 * end of that question would also end the waiting for the query of the frame: it said "No results" until they came.
 */
export function awaitFrame(): () => void {
  if (isFrameOpen()) window.addEventListener('focusin', keepFromTheBox, deaf);
  return () => window.removeEventListener('focusin', keepFromTheBox, deaf); // should the box fail to come
}

/**
 * Puts the box in the place of its frame, with what is typed and selected there. It is typed in: a query that the box
 * begins with is searched for with the list closed, and the arrow keys then open the list instead of moving in it.
 */
export function takeOverFrame(): void {
  window.removeEventListener('focusin', keepFromTheBox, deaf);
  const from = document.querySelector<HTMLInputElement>(`${frame} .DocSearch-Input`);
  const input = inputOfTheBox();
  if (!from || !input) return;
  const { value, selectionStart, selectionEnd } = from;
  document.querySelector(frame)?.remove();
  input.focus();
  if (value) typeInto(input, value);
  else hearFocus(input);
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** Makes the box ask for what it holds, as it does on focus. */
export function hearFocus(input: HTMLInputElement): void {
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Types into a field that React looks after: it hears of values that are set through the element's own class. */
export function typeInto(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
