import { isRecord, parseList, readText, writeText } from '../storage/storage.ts';

/** Where a reader was on a page. */
interface Place {
  /** Pixels that the page was scrolled by. */
  readonly y: number;
  /** Id of the element in the text that was at the upper edge of the window, or above it. */
  readonly id: string;
  /** Pixels from the upper edge of that element to that of the window. */
  readonly past: number;
}

/** In the storage of the tab: an address that is left for another site may be come back to. */
const storageKey = 'reading-places';
/** As many as are kept when the site is left. */
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

/** The key of the entry of the history that the address bar shows: the router gives one to each entry that it makes. */
function keyInHistory(): string | undefined {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.key === 'string' ? state.key : undefined;
}

/** The same, after an entry that the browser has made has got its key. */
function keyForHistory(): string {
  const key = keyInHistory() ?? Math.random().toString(36).slice(2, 8);
  const state: unknown = window.history.state;
  if (!keyInHistory()) window.history.replaceState({ ...(isRecord(state) ? state : {}), key }, '');
  return key;
}

/** Where a reader is on the page on show, by the pixels that it was scrolled by: the browser may have scrolled it since. */
function placeAt(y: number): Place {
  const line = y - window.scrollY;
  let [id, past] = ['', 0];
  for (const element of document.querySelectorAll('main [id]')) {
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
  places = new Map(parseList(readText(storageKey, 'sessionStorage'), toEntry));
  arrive();
  const onScroll = () => {
    if (!isLeaving && keyInHistory() === entry) y = window.scrollY;
  };
  const onHide = () => {
    if (!isLeaving) keepPlace();
    writeText(storageKey, JSON.stringify([...places].slice(-most)), 'sessionStorage');
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', onHide);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', onHide);
  };
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

/** The page of the entry is on show, and the reader is where a visit begins. */
export function arrive(): void {
  entry = keyForHistory();
  isLeaving = false;
  y = window.scrollY;
}
