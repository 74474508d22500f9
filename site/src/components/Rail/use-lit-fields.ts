import { type RefObject, useEffect } from 'react';
import { fieldsOfLines } from './field-of-line.ts';
import { lineAt, rangeOfLines } from './lines-of-code.ts';

const json = '[data-lang="json"] pre > code';
const anchorOf = (field: string) => `field-${field.replaceAll(/[^A-Za-z0-9_]+/g, '-')}`;

/** The row of a field of the text: its own, or that of what it lies in. */
function rowOf(field: string): HTMLElement | null {
  for (let path = field; path !== ''; path = path.replace(/\.?[^.]*$/, '')) {
    const row = document.getElementById(anchorOf(path));
    if (row) return row;
  }
  return null;
}

/** Marks the first lines of JSON that belong to a row, and brings them into view where the rail itself scrolls. */
function lightLines(code: HTMLElement, row: string): void {
  const area = code.closest<HTMLElement>('pre')?.parentElement;
  const fields = fieldsOfLines(code.textContent ?? '').map((field) => field !== '' && anchorOf(field));
  const first = fields.indexOf(row);
  if (!area || first < 0) return;
  const end = fields.findIndex((field, index) => index > first && !(field && `${field}-`.startsWith(`${row}-`)));
  const { top, height } = rangeOfLines(code, first, (end < 0 ? fields.length : end) - 1).getBoundingClientRect();
  area.style.setProperty('--lit-top', `${top - area.getBoundingClientRect().top}px`);
  area.style.setProperty('--lit-height', `${height}px`);
  area.dataset.lit = '';
  const scroller = code.closest<HTMLElement>('[data-rail] > div');
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
  const window = scroller.getBoundingClientRect();
  if (top < window.top + 64 || top + 24 > window.bottom) scroller.scrollTop += top - window.top - window.height / 2;
}

/**
 * Marks the lines of JSON in the rail that belong to the field of the text that has the focus or the pointer, and the
 * field that belongs to the line below the pointer.
 */
export function useLitFields(rail: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const clear = () => {
      for (const each of document.querySelectorAll('[data-lit]')) each.removeAttribute('data-lit');
    };
    const fromText = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('[id^="field-"]') : null;
      if (target instanceof Element && rail.current?.contains(target)) return;
      clear();
      if (row) for (const code of rail.current?.querySelectorAll<HTMLElement>(json) ?? []) lightLines(code, row.id);
    };
    const fromJson = ({ target, clientX, clientY }: PointerEvent) => {
      const code =
        target instanceof Element ? target.closest('pre')?.querySelector<HTMLElement>(':scope > code') : null;
      if (!code?.matches(json) || !rail.current?.contains(code)) return;
      clear();
      const line = lineAt(code, clientX, clientY);
      const field = line === null ? undefined : fieldsOfLines(code.textContent ?? '')[line];
      const row = field ? rowOf(field) : null;
      if (!row) return;
      row.dataset.lit = '';
      lightLines(code, row.id);
    };
    document.addEventListener('pointerover', fromText);
    document.addEventListener('focusin', fromText);
    document.addEventListener('pointermove', fromJson);
    return () => {
      clear();
      document.removeEventListener('pointerover', fromText);
      document.removeEventListener('focusin', fromText);
      document.removeEventListener('pointermove', fromJson);
    };
  }, [rail]);
}
