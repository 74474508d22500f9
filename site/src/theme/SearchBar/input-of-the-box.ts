import { names } from '../../../hydration/contract.ts';

const frame = `[${names.searchFrame}]`;

/** Where the query is typed; null while the box is closed, also when only its frame has come. */
export function inputOfTheBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`.DocSearch-Input:not(${frame} *)`);
}

/** Whether the frame that stands in for the box takes what is typed. */
export const isFrameOpen = (): boolean => document.querySelector(frame) !== null;

/**
 * Puts the box in the place of its frame, with what is typed and selected there. It is typed in: a query that the box
 * begins with is searched for with the list closed, and the arrow keys then open the list instead of moving in it.
 */
export function takeOverFrame(): void {
  const from = document.querySelector<HTMLInputElement>(`${frame} .DocSearch-Input`);
  const input = inputOfTheBox();
  if (!from || !input) return;
  const { value, selectionStart, selectionEnd } = from;
  document.querySelector(frame)?.remove();
  if (input.value !== value) typeInto(input, value);
  input.focus();
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** Types into a field that React looks after: it hears of values that are set through the element's own class. */
export function typeInto(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
