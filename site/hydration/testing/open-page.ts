import { Window } from 'happy-dom';
import { onTestFinished } from 'vitest';
import { searchMarkup } from '../../frame/search-markup.ts';

/** How the page is opened; what is left out is a wide window on a page of the documentation. */
interface Opening {
  readonly url?: string;
  readonly width?: number;
  /** How the reader came: by a link or address (default), by a reload, by the history. */
  readonly arrival?: 'navigate' | 'reload' | 'back_forward';
  /** Markup of the head, and attributes of the root element. */
  readonly head?: string;
  readonly root?: Readonly<Record<string, string>>;
  /** Whether the browser has idle callbacks; default true. */
  readonly idles?: boolean;
}

/** A page as the tests see it: time stands still until they let it pass. */
export interface TestPage {
  readonly find: (selector: string) => HTMLElement;
  readonly count: (selector: string) => number;
  /** Lets milliseconds pass; frames come every 16. Returns once all that was due has been done. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** A click as a reader's; the event afterwards tells whether the browser may still answer it. */
  readonly click: (selector: string, how?: MouseEventInit) => MouseEvent;
  readonly key: (selector: string, key: string, how?: KeyboardEventInit) => KeyboardEvent;
  /** Says that the page has been parsed, that all of it is there, or anything else that a window is told. */
  readonly tell: (type: string, how?: EventInit) => void;
  /** Elements that wait to come near the view. */
  readonly watched: ReadonlySet<Element>;
  /** Tells who watches an element that it has come near the view, or has gone far from it. */
  readonly comeNear: (element: Element, isNear?: boolean) => void;
}

/** What modules of the loader find in the global object of a browser. */
const taken = [
  'document',
  'location',
  'navigator',
  'localStorage',
  'Element',
  'HTMLElement',
  'HTMLDetailsElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLScriptElement',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MutationObserver',
  'Node',
] as const;

/** Elements that wait to come near the view. A module may keep its observer from one page to the next. */
const watched = new Set<Element>();
let onNear: IntersectionObserverCallback = () => undefined;

/** An observer that sees what tests tell it. */
class Watcher {
  constructor(callback: IntersectionObserverCallback) {
    onNear = callback;
  }
  observe = (element: Element) => watched.add(element);
  unobserve = (element: Element) => watched.delete(element);
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly act: () => void;
}

/** Opens a page in the place of the browser's until the test has finished. */
export function openPage(body: string, { url, width, arrival, head = '', root, idles }: Opening = {}): TestPage {
  const window = new Window({
    url: url ?? 'https://shop.example/api/items/add',
    width: width ?? 1280,
    height: 900,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  window.document.write(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
  const document = window.document as unknown as Document; // as browsers have it, as far as tests need it
  for (const [name, value] of Object.entries(root ?? {})) document.documentElement.setAttribute(name, value);

  let now = 0;
  let nextId = 1e6; // no number of a timer that was there before
  let timers: Timer[] = [];
  const plan = (act: () => void, wait = 0): number => {
    nextId += 1;
    timers.push({ id: nextId, due: now + wait, act });
    return nextId;
  };
  const pass = async (milliseconds: number): Promise<void> => {
    const end = now + milliseconds;
    for (;;) {
      await null; // observers tell what they saw
      const [next] = timers
        .filter(({ due }) => due <= end)
        .sort((one, other) => one.due - other.due || one.id - other.id);
      if (!next) break;
      timers = timers.filter(({ id }) => id !== next.id);
      now = next.due;
      next.act();
    }
    now = end;
  };

  watched.clear();
  const comeNear = (target: Element, isIntersecting = true) => {
    const entries = [{ target, isIntersecting }] as unknown as IntersectionObserverEntry[]; // what is read of it
    if (watched.has(target)) onNear(entries, new Watcher(onNear) as unknown as IntersectionObserver); // it is not read
  };

  const { clearTimeout: clearOwn } = globalThis;
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(taken.map((name) => [name, window[name]])),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    getComputedStyle: window.getComputedStyle.bind(window),
    matchMedia: window.matchMedia.bind(window),
    scrollBy: window.scrollBy.bind(window),
    performance: { now: () => now, getEntriesByType: () => [{ type: arrival ?? 'navigate' }] },
    // What the build puts into the loader.
    SEARCH_DIALOG: searchMarkup({ placeholder: 'Search "all" pages', mode: 'embedded' }),
    IntersectionObserver: Watcher,
    requestAnimationFrame: (act: () => void) => plan(act, 16),
    setTimeout: plan,
    clearTimeout: (id: never) => {
      timers = timers.filter((timer) => timer.id !== id);
      clearOwn(id);
    },
    window: Object.assign(window, {
      requestIdleCallback: idles === false ? undefined : (act: () => void) => plan(act),
    }),
  };
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });

  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Unexpected page without ${selector}, expected one`);
    return found;
  };
  const send = <E extends Event>(selector: string, event: E): E => {
    find(selector).dispatchEvent(event);
    return event;
  };
  const common = { bubbles: true, cancelable: true, composed: true };
  return {
    find,
    count: (selector) => document.querySelectorAll(selector).length,
    pass,
    click: (selector, how) =>
      send(selector, new window.MouseEvent('click', { ...common, ...(how as object) }) as never),
    key: (selector, key, how) =>
      send(selector, new window.KeyboardEvent('keydown', { ...common, key, ...(how as object) }) as never),
    tell: (type, how) => void window.dispatchEvent(new window.Event(type, how)),
    watched,
    comeNear,
  };
}
