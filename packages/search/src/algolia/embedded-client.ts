import { createEngine, type Engine } from '../engine/engine.ts';
import type { FirstTier, SecondTier } from '../engine/index-data.ts';
import type { PartedIndex } from '../parts/part-data.ts';
import { createAdapter } from './adapter.ts';
import type { SearchResponses } from './search-response.ts';

export interface EmbeddedClientOptions {
  /** Addresses of the two index files; of an index in parts that of the file which names the parts. */
  readonly first: string;
  readonly second?: string;
  /** Scheme and host of the site, for the urls of hits. */
  readonly origin: string;
  /** Path of the page that the reader is on, asked for with each search. Default: unknown. */
  readonly here?: () => string;
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
}

/** What the search box and the results page use of the hosted service's client. */
export interface EmbeddedClient {
  /** Takes what the hosted client takes: `{requests}`, or the list alone. */
  search(params: unknown): Promise<SearchResponses>;
  /** Starts loading the index files; call it when the reader reaches for the search box. */
  warm(): void;
  /** Waits for the running text. Answers before it say `exhaustiveNbHits: false`: wait first, or ask again for those. */
  whole(): Promise<void>;
  addAlgoliaAgent(name: string, version?: string): void;
  clearCache(): Promise<void>;
  readonly appId: string;
}

/** The failure that the search box answers with its error screen. */
export class IndexUnavailableError extends Error {
  override readonly name = 'RetryError';
  readonly transporterStackTrace: readonly never[] = [];
}

/** A client that answers in this page, from index files that it loads when they are first needed. A failed load is tried again. */
export function createEmbeddedClient(options: EmbeddedClientOptions): EmbeddedClient {
  const load = createLoader(options);
  return {
    appId: 'EMBEDDED',
    warm: () => {
      load
        .first()
        .then(load.second)
        .catch(() => undefined); // shown when it is searched
    },
    whole: load.second,
    addAlgoliaAgent: () => undefined,
    clearCache: async () => undefined,
    search: (params) => {
      const body = requestBody(params);
      return answer(load, body);
    },
  };
}

async function answer(
  load: Loader,
  body: { requests: readonly Readonly<Record<string, unknown>>[] },
): Promise<SearchResponses> {
  const { ask, engine } = await load.first();
  const text = load.second();
  text.catch(() => undefined);
  const answered = await ask(body);
  const empty = answered.results.some((result) => 'nbHits' in result && result.nbHits === 0);
  if (!empty || engine.hasText) return answered;
  await text; // "no results" may be said only after everything was searched
  return ask(body);
}

/** Brings the forms that the client's callers use into one. Fails at once, as the hosted client does. */
function requestBody(params: unknown): { requests: readonly Readonly<Record<string, unknown>>[] } {
  if (!params) throw new Error('Parameter `searchMethodParams` is required when calling `search`.');
  const requests: unknown = Array.isArray(params) ? params : (params as { requests?: unknown }).requests; // an object or a list
  if (!Array.isArray(requests))
    throw new Error('Parameter `searchMethodParams.requests` is required when calling `search`.');
  return { requests: requests.map(({ params: inner, ...rest }) => ({ ...inner, ...rest })) };
}

interface Loaded {
  readonly engine: Pick<Engine, 'search' | 'hasText'>;
  readonly ask: (body: unknown) => SearchResponses | Promise<SearchResponses>;
}

interface Loader {
  first(): Promise<Loaded>;
  second(): Promise<void>;
}

function createLoader({
  first,
  second,
  origin,
  here,
  fetch: get = (...request) => fetch(...request),
}: EmbeddedClientOptions): Loader {
  const options = { origin, ...(here ? { here } : {}) };
  const loadFirst = once(async () => {
    const data = await readJson<FirstTier | PartedIndex>(get, first);
    if (data.format === 3) {
      const { createPartedEngine } = await import('../parts/parted-engine.ts');
      const engine = createPartedEngine(data, (name) =>
        readJson(get, first.replace(/[^/]*$/, `${name}.${data.hash}.json`)),
      );
      const adapter = createAdapter(engine, options);
      return { engine, ask: (body: unknown) => engine.settle(() => adapter.search(body)) };
    }
    const engine = createEngine(data);
    return { engine, ask: createAdapter(engine, options).search, addText: engine.addText };
  });
  const loadSecond = once(async () => {
    const [{ addText }, data] = await Promise.all([loadFirst(), second && readJson<SecondTier>(get, second)]);
    if (data) addText?.(data);
  });
  return { first: loadFirst, second: loadSecond };
}

/** Remembers a promise until it fails. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () => {
    current ??= make().catch((error: unknown) => {
      current = null;
      throw error;
    });
    return current;
  };
}

async function readJson<T>(get: typeof fetch, url: string): Promise<T> {
  try {
    const response = await get(url);
    if (!response.ok) throw new Error(`Unexpected status ${response.status}, expected 200`);
    return (await response.json()) as T; // made by buildIndex; its format is checked when it is loaded
  } catch (error) {
    throw new IndexUnavailableError(`Unable to load the search index ${url}: ${String(error)}`, { cause: error });
  }
}
