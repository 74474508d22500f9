import type { Span } from '@shop-docs/template';

/** Selects a part of a text field and scrolls it, or the element with `data-scroller` around it, so that it shows. */
export function selectSpan(field: HTMLTextAreaElement, { start, end }: Span): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const before = field.value.slice(0, start);
  const scroller = field.closest('[data-scroller]') ?? field;
  const { lineHeight, fontSize } = getComputedStyle(field);
  const line = before.split('\n').length - 1;
  const column = start - before.lastIndexOf('\n') - 1;
  const left = column * Number.parseFloat(fontSize) * 0.6;
  scroller.scrollTop = line * Number.parseFloat(lineHeight) - scroller.clientHeight / 3;
  scroller.scrollLeft = left > scroller.clientWidth * 0.6 ? left - scroller.clientWidth / 3 : 0;
  scroller.scrollIntoView({ block: 'nearest' });
}
