import type { Span } from '@shop-docs/template';

/** Selects a part of a text field and scrolls it, or the element with `data-scroller` around it, so that it shows. */
export function selectSpan(field: HTMLTextAreaElement, { start, end }: Span): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const scroller = field.closest('[data-scroller]') ?? field;
  const lines = field.value.slice(0, start).split('\n');
  const column = lines.at(-1)?.length ?? 0;
  const painted = scroller.querySelectorAll('[aria-hidden] > div')[lines.length - 1];
  if (painted) {
    const top = topInside(painted, column) - scroller.getBoundingClientRect().top + scroller.scrollTop;
    scroller.scrollTop = top - scroller.clientHeight / 3;
  } else showUnbroken(field, lines.length - 1, column);
  scroller.scrollIntoView({ block: 'nearest' });
}

/** Scrolls a field whose lines are not painted, and not broken. */
function showUnbroken(field: HTMLTextAreaElement, line: number, column: number): void {
  const { lineHeight, fontSize } = getComputedStyle(field);
  const left = column * Number.parseFloat(fontSize) * 0.6;
  field.scrollTop = line * Number.parseFloat(lineHeight) - field.clientHeight / 3;
  field.scrollLeft = left > field.clientWidth * 0.6 ? left - field.clientWidth / 3 : 0;
}

/** Where a column of a painted line stands in the window: a long line goes on below itself. */
function topInside(line: Element, column: number): number {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = column;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0;
    if (left < length) {
      const place = document.createRange();
      place.setStart(text, left);
      place.setEnd(text, left + 1);
      return place.getBoundingClientRect().top;
    }
    left -= length;
  }
  return line.getBoundingClientRect().top;
}
