/** Part of an element's text from one line to another, both included and counted from 0. */
export function rangeOfLines(code: HTMLElement, first: number, last: number): Range {
  const lines = (code.textContent ?? '').split('\n');
  const offsetOf = (line: number) => lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  const [start, end] = [offsetOf(first), offsetOf(last) + (lines[last]?.length ?? 0)];
  const range = document.createRange();
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0;
    if (start >= passed && start <= passed + length) range.setStart(text, start - passed);
    if (end >= passed && end <= passed + length) {
      range.setEnd(text, end - passed);
      break;
    }
    passed += length;
  }
  return range;
}

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** The place in a text below a point of the window; browsers have one of two ways to tell. */
function caretAt(x: number, y: number): Caret | null {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** The line of an element's text below a point of the window, counted from 0; null where there is none. */
export function lineAt(code: HTMLElement, x: number, y: number): number | null {
  const caret = caretAt(x, y);
  if (!caret || !code.contains(caret.node)) return null;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.node, caret.offset);
  return before.toString().split('\n').length - 1;
}
