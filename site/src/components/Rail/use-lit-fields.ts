import { markup } from '@shop-docs/search/contract';
import { type RefObject, useEffect } from 'react';
import { fieldsOfLines } from './field-of-line.ts';
import { lineAt, rangeOfLines } from './lines-of-code.ts';
import { sends } from './sends.ts';

const json = '[data-lang="json"] pre > code';
const request = '[role="radiogroup"] pre > code';
const parameterRow = `[${markup.kind}="parameter"]`;
const fieldOf = (element: Element) => element.closest<HTMLElement>('form div:has(> label > code)');
const anchorOf = (field: string) => `field-${field.replaceAll(/[^A-Za-z0-9_]+/g, '-')}`;

/** The row of a field of the text: its own, or that of what it lies in. */
function rowOf(field: string): HTMLElement | null {
  for (let path = field; path !== ''; path = path.replace(/\.?[^.]*$/, '')) {
    const row = document.getElementById(anchorOf(path));
    if (row) return row;
  }
  return null;
}

/** Marks lines of code. `follows` brings them into view where the rail itself scrolls. */
function lightRange(code: HTMLElement, first: number, last: number, follows = true): void {
  const area = code.closest<HTMLElement>('pre')?.parentElement;
  if (!area?.checkVisibility()) return;
  const { top, height } = rangeOfLines(code, first, last).getBoundingClientRect();
  area.style.setProperty('--lit-top', `${top - area.getBoundingClientRect().top}px`);
  area.style.setProperty('--lit-height', `${height}px`);
  area.dataset.lit = '';
  const scroller = code.closest<HTMLElement>('[data-rail] > div');
  if (!follows || !scroller || scroller.scrollHeight <= scroller.clientHeight) return;
  const window = scroller.getBoundingClientRect();
  if (top < window.top + 64 || top + 24 > window.bottom) scroller.scrollTop += top - window.top - window.height / 2;
}

/** Marks the first lines of JSON that belong to a row. */
function lightLines(code: HTMLElement, row: string): void {
  const fields = fieldsOfLines(code.textContent ?? '').map((field) => field !== '' && anchorOf(field));
  const first = fields.indexOf(row);
  if (first < 0) return;
  const end = fields.findIndex((field, index) => index > first && !(field && `${field}-`.startsWith(`${row}-`)));
  lightRange(code, first, (end < 0 ? fields.length : end) - 1);
}

/** Marks the lines of a request that send a parameter. */
function lightParameter(code: HTMLElement, name: string, follows: boolean): void {
  const lines = (code.textContent ?? '').split('\n').map((line) => sends(line, name));
  const first = lines.indexOf(true);
  if (first >= 0) lightRange(code, first, lines.lastIndexOf(true), follows);
}

/** The parameter whose row of the text, or field of the form, an element lies in; a cell of a list has its place. */
function parameterOf(element: Element): string | undefined {
  const field = fieldOf(element);
  const label = field?.querySelector('[aria-label]')?.getAttribute('aria-label');
  const name = label ?? field?.querySelector('label > code')?.textContent;
  return name ?? element.closest(parameterRow)?.querySelector('code')?.textContent ?? undefined;
}

/** Marks the row of the text and the field of the form whose parameter a line of a request sends. */
function lightFields(line: string): void {
  const rows = document.querySelectorAll<HTMLElement>(`${parameterRow}, [data-rail] form label > code`);
  for (const each of rows) {
    const name = parameterOf(each);
    if (name && sends(line, name)) (fieldOf(each) ?? each).setAttribute('data-lit', '');
  }
}

/**
 * Marks the lines of code in the rail that belong to the field of the text or of the form that has the focus or the
 * pointer, and the field that belongs to the line below the pointer.
 */
export function useLitFields(rail: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const clear = () => {
      for (const each of document.querySelectorAll('[data-lit]')) each.removeAttribute('data-lit');
    };
    const codes = (selector: string) => rail.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const fromText = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const isInside = rail.current?.contains(target);
      if (isInside && !fieldOf(target)) return;
      clear();
      const name = parameterOf(target);
      // The rail that scrolled to its code would take away the field that has the focus.
      if (name) for (const code of codes(request)) lightParameter(code, name, !isInside);
      const row = isInside ? null : target.closest('[id^="field-"]');
      if (row) for (const code of codes(json)) lightLines(code, row.id);
    };
    const fromCode = ({ target, clientX, clientY }: PointerEvent) => {
      const code =
        target instanceof Element ? target.closest('pre')?.querySelector<HTMLElement>(':scope > code') : null;
      if (!code?.matches(`${json}, ${request}`) || !rail.current?.contains(code)) return;
      clear();
      const line = lineAt(code, clientX, clientY);
      if (line === null) return;
      if (code.matches(request)) {
        lightFields((code.textContent ?? '').split('\n')[line] ?? '');
        return;
      }
      const field = fieldsOfLines(code.textContent ?? '')[line];
      const row = field ? rowOf(field) : null;
      if (!row) return;
      row.dataset.lit = '';
      lightLines(code, row.id);
    };
    // What was sent is drawn anew: lines have moved, or are gone.
    const fromForm = ({ target }: Event) => {
      if (!(target instanceof Element) || !rail.current?.contains(target)) return;
      requestAnimationFrame(() => {
        clear();
        const name = fieldOf(target) && parameterOf(target);
        if (name) for (const code of codes(request)) lightParameter(code, name, false);
      });
    };
    document.addEventListener('pointerover', fromText);
    document.addEventListener('focusin', fromText);
    document.addEventListener('pointermove', fromCode);
    document.addEventListener('input', fromForm);
    document.addEventListener('click', fromForm);
    return () => {
      clear();
      document.removeEventListener('pointerover', fromText);
      document.removeEventListener('focusin', fromText);
      document.removeEventListener('pointermove', fromCode);
      document.removeEventListener('input', fromForm);
      document.removeEventListener('click', fromForm);
    };
  }, [rail]);
}
