import { isRecord, parseList } from '../storage/storage.ts';

/** Where a reader was on a page. */
interface Place {
  /** Pixels that the page was scrolled by. */
  readonly y: number;
  /** Id of the element in the text that was at the upper edge of the window, or above it. */
  readonly id: string;
  /** Pixels from the upper edge of that element to that of the window. */
  readonly past: number;
}

/** As many as an entry of the history carries. */
const most = 50;

const toEntry = (value: unknown): [string, Place] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [entry, place] = value as unknown[];
  if (typeof entry !== 'string' || !isRecord(place)) return undefined;
  const { y, id, past } = place;
  return typeof y === 'number' && typeof id === 'string' && typeof past === 'number'
    ? [entry, { y, id, past }]
    : undefined;
};

/** What the entry of the history that the address bar shows carries: a key, by the router, and the places before it. */
function stateInHistory(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

function keyInHistory(): string | undefined {
  const { key } = stateInHistory();
  return typeof key === 'string' ? key : undefined;
}

/** The key of the entry. One that the browser has made gets its key now. */
function keyForHistory(): string {
  const key = keyInHistory() ?? Math.random().toString(36).slice(2, 8);
  if (!keyInHistory()) window.history.replaceState({ ...stateInHistory(), key }, '');
  return key;
}

/** What a fold hides has no place: to ask for one lays it out. */
const folded = 'details:not([open]) > :not(summary)';

/** Where a reader is on the page on show, by the pixels that it was scrolled by: the browser may have scrolled it since. */
function placeAt(y: number): Place {
  const line = y - window.scrollY;
  let [id, past] = ['', 0];
  for (const element of document.querySelectorAll(`main [id]:not(${folded}, ${folded} *)`)) {
    const { top, height } = element.getBoundingClientRect();
    if (height > 0 && top <= line && (id === '' || line - top <= past)) [id, past] = [element.id, line - top];
  }
  return { y, id, past };
}

let places = new Map<string, Place>();
/** The entry whose page is on show. While a page is on its way, the address bar shows another one. */
let entry: string;
/** Where its reader is. */
let y = 0;
/** Whether the history has moved on: what scrolls from then on is the browser, or a search box that closes. */
let isLeaving = false;

/**
 * Begins to keep the reading places of the entries of the history. Browsers keep them too, but of a page that the
 * application brings they scroll before it is there.
 * @returns Ends it.
 */
export function followReader(): () => void {
  const { places: kept } = stateInHistory();
  places = new Map(parseList(typeof kept === 'string' ? kept : null, toEntry));
  arrive();
  const onScroll = () => {
    if (!isLeaving && keyInHistory() === entry) y = window.scrollY;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

function keepPlace(): void {
  places.delete(entry);
  places.set(entry, placeAt(y));
}

/** The history has moved on: keeps where the reader was on the page on show, which may yet be the next one again. */
export function leave(): void {
  if (!isLeaving) keepPlace();
  isLeaving = true;
}

/** Brings the reader back to where the entry was left. @returns False where it is a new one. */
export function returnToPlace(): boolean {
  const place = places.get(keyForHistory());
  if (!place) return false;
  const top = document.getElementById(place.id)?.getBoundingClientRect().top;
  window.scrollTo({ top: top === undefined ? place.y : window.scrollY + top + place.past, behavior: 'instant' });
  return true;
}

/**
 * The page of the entry is on show, and the reader is where a visit begins. The entry carries the places of the others
 * along: after a reload or a visit elsewhere, when the browser brings this page back, they are still known.
 */
export function arrive(): void {
  entry = keyForHistory();
  window.history.replaceState({ ...stateInHistory(), places: JSON.stringify([...places].slice(-most)) }, '');
  isLeaving = false;
  y = window.scrollY;
}
