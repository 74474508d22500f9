import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import type { BoxEvent, BoxState } from './box-state.ts';
import { answerKey } from './list-keys.ts';

/** Id of a row of the box, by its number. */
export const rowId = (row: number): string => `search-row-${row}`;

/** Hears what is typed into the open box, which is an element of the page and not React's, and tells it what it lists. */
export function useField(box: HTMLDialogElement, state: BoxState, rows: number, dispatch: Dispatch<BoxEvent>): void {
  const chosen = useRef(state.chosen);
  chosen.current = state.chosen;

  useEffect(() => {
    const input = box.querySelector('input');
    const tell = () => dispatch({ type: 'typed', query: input?.value ?? '' });
    const onReset = () => {
      if (input) input.value = '';
      tell();
      input?.focus();
    };
    const onKey = (event: KeyboardEvent) =>
      answerKey(event, box, { chosen: chosen.current, choose: (row) => dispatch({ type: 'chose', row }) });
    tell(); // letters may have come since the box was drawn
    box.addEventListener('input', tell);
    box.addEventListener('reset', onReset);
    box.addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('input', tell);
      box.removeEventListener('reset', onReset);
      box.removeEventListener('keydown', onKey);
    };
  }, [box, dispatch]);

  useLayoutEffect(() => {
    box.classList.toggle('DocSearch-Container--Stalled', state.status === 'stalled');
    box.classList.toggle('DocSearch-Container--Errored', state.status === 'error');
    const input = box.querySelector('input');
    const lists = [...box.querySelectorAll('[role="grid"]')].map(({ id }) => id).join(' ');
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-haspopup', 'grid');
    input?.setAttribute('aria-expanded', String(rows > 0));
    setOrRemove(input, 'aria-controls', lists);
    setOrRemove(input, 'aria-activedescendant', rows > 0 ? rowId(state.chosen) : '');
  });
}

function setOrRemove(element: Element | null, name: string, value: string): void {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}
