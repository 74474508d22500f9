import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { followReader, returnToPlace } from './reading-places.ts';

/** A page that the browser has brought back, with what its entry of the history carries. Tells where the page is scrolled to. */
function comeBack(places: unknown, state: object | null = { key: 'here', places }): unknown[] {
  const window = new Window({ url: 'https://docs.example/api/' });
  const scrolled: unknown[] = [];
  Object.assign(window, { scrollTo: (to: { top: number }) => scrolled.push(to.top) });
  window.history.replaceState(state, '');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  followReader();
  return scrolled;
}

afterEach(() => void vi.unstubAllGlobals());

it('brings the reader back to the place that the entry carries', () => {
  const scrolled = comeBack('[["there",{"y":1,"id":"","past":0}],["here",{"y":2450,"id":"","past":0}]]');
  expect([returnToPlace(), scrolled]).toEqual([true, [2450]]);
});

it.each([
  '[["here",{}]]',
  '[["here",[2450,"",0]]]',
  '[["here",{"y":"2450","id":"","past":0}]]',
  '[["here",{"y":null,"id":"","past":0}]]',
  '[["here",{"y":2450,"past":0}]]',
  '[["here",{"y":2450,"id":"","past":"x"}]]',
  '[["here",null]]',
  '[["there",{"y":2450,"id":"","past":0}]]',
  '[["here",{"y":2450,"id":"","past":0}]',
  [['here', { y: 2450, id: '', past: 0 }]],
])('begins the page anew where the place is none: %j', (places) => {
  const scrolled = comeBack(places);
  expect([returnToPlace(), scrolled]).toEqual([false, []]);
});

it('keeps the places beside one that is none', () => {
  const scrolled = comeBack('[["there",null],["here",{"y":2450,"id":"","past":0}]]');
  expect([returnToPlace(), scrolled]).toEqual([true, [2450]]);
});

it('begins anew where an entry of the history carries nothing', () => {
  const scrolled = comeBack(undefined, null);
  expect([returnToPlace(), scrolled]).toEqual([false, []]);
});

it('carries fifty places, of which the browser takes no endless number', () => {
  comeBack(JSON.stringify(Array.from({ length: 60 }, (_, n) => [`key${n}`, { y: n, id: '', past: 0 }])));
  expect(JSON.parse(window.history.state.places)).toHaveLength(50);
});
