import { changedRange } from './changed-range.ts';

/** Puts a new text into a text field as one step that the reader can undo, and lets the field tell its listeners. */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  const { start, end, text: inserted } = changedRange(field.value, text);
  if (start === end && inserted === '') return;
  const active = document.activeElement;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // The only way to write into a field and keep its history; where it is gone, the change still arrives.
  const done = inserted ? document.execCommand('insertText', false, inserted) : document.execCommand('delete');
  if (!done) {
    field.setRangeText(inserted, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (active instanceof HTMLElement && active !== field) active.focus({ preventScroll: true });
}

/** A line break that keeps the indentation of the line before. */
export function breakLine(field: HTMLTextAreaElement): boolean {
  const lineStart = field.value.lastIndexOf('\n', field.selectionStart - 1) + 1;
  const indentation = /^[ \t]*/.exec(field.value.slice(lineStart, field.selectionStart))?.[0];
  return Boolean(indentation) && document.execCommand('insertText', false, `\n${indentation}`);
}
