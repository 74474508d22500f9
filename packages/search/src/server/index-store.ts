import { type Adapter, createAdapter } from '../algolia/adapter.ts';
import { ProtocolError } from '../algolia/protocol-error.ts';
import { checkAmount } from '../algolia/search-request.ts';
import { LEVELS } from '../contract.ts';
import { uncounted } from '../count-rows.ts';
import { buildIndex } from '../engine/build-index.ts';
import { createEngine } from '../engine/engine.ts';
import type { SearchRecord } from '../record.ts';

/** One index: records by id, settings, synonyms. */
interface StoredIndex {
  readonly records: Map<string, SearchRecord>;
  settings: Readonly<Record<string, unknown>>;
  synonyms: readonly unknown[];
  adapter: Adapter | null;
}

/** Indexes in memory, with the operations of the hosted service. */
export interface IndexStore {
  names(): { name: string; entries: number }[];
  has(name: string): boolean;
  search(body: unknown): ReturnType<Adapter['search']>;
  batch(name: string, requests: readonly unknown[]): string[];
  settings(name: string): Readonly<Record<string, unknown>>;
  setSettings(name: string, settings: Readonly<Record<string, unknown>>): void;
  setSynonyms(name: string, synonyms: readonly unknown[], replace: boolean): void;
  synonyms(name: string): readonly unknown[];
  operation(name: string, operation: unknown): void;
  delete(name: string): void;
}

/** @param origin Put before urls that are paths. */
export function createIndexStore(origin: string): IndexStore {
  const indexes = new Map<string, StoredIndex>();
  const at = (name: string): StoredIndex => {
    const index = indexes.get(name);
    if (!index) throw new ProtocolError(`Index ${name} does not exist`, 404);
    return index;
  };
  const made = (name: string): StoredIndex => {
    const index = indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [], adapter: null };
    indexes.set(name, index);
    return index;
  };
  const adapterOf = (index: StoredIndex): Adapter => {
    if (index.adapter) return index.adapter;
    const { first, second } = buildIndex([...index.records.values()]);
    index.adapter = createAdapter(createEngine(JSON.parse(first), JSON.parse(second)), { origin });
    return index.adapter;
  };
  return {
    names: () => [...indexes].map(([name, { records }]) => ({ name, entries: records.size })),
    has: (name) => indexes.has(name),
    search: (body) => {
      const requests = (body as { requests?: unknown } | null)?.requests; // anything; the adapter checks it
      if (!Array.isArray(requests)) return createAdapter(createEngine(EMPTY)).search(body);
      checkAmount(requests);
      const results = requests.flatMap((request: unknown, i) => {
        const name = (request as { indexName?: unknown } | null)?.indexName; // anything; the adapter checks it
        const adapter =
          typeof name === 'string' && name !== '' ? adapterOf(at(name)) : createAdapter(createEngine(EMPTY));
        return placed(i, () => adapter.search({ requests: [request] }).results);
      });
      return { results };
    },
    batch: (name, requests) => {
      const changes = requests.map(readChange);
      const index = made(name);
      index.adapter = null;
      for (const { action, record } of changes) {
        if (action === 'deleteObject') index.records.delete(record.objectID);
        else index.records.set(record.objectID, record);
      }
      return changes.map(({ record }) => record.objectID);
    },
    settings: (name) => at(name).settings,
    setSettings: (name, settings) => {
      const index = made(name);
      index.settings = { ...index.settings, ...settings };
    },
    synonyms: (name) => at(name).synonyms,
    setSynonyms: (name, synonyms, replace) => {
      const index = made(name);
      index.synonyms = replace ? synonyms : [...index.synonyms, ...synonyms];
    },
    operation: (name, value) => {
      const { operation, destination } = (value ?? {}) as { operation?: unknown; destination?: unknown }; // checked below
      if (typeof destination !== 'string' || destination === '')
        throw new ProtocolError('Unexpected `destination`, expected the name of an index');
      if (operation !== 'move' && operation !== 'copy')
        throw new ProtocolError(`Unexpected \`operation\` ${JSON.stringify(operation)}, expected "move" or "copy"`);
      const source = at(name);
      indexes.set(destination, { ...source, records: new Map(source.records) });
      if (operation === 'move') indexes.delete(name);
    },
    delete: (name) => {
      indexes.delete(name);
    },
  };
}

/** What is said of a record that came without facts. */
const NO_FACTS: SearchRecord['facts'] = { detail: null, operation: null, ...uncounted };
const NO_POSTINGS = { terms: '', gaps: '' };
const EMPTY: Parameters<typeof createEngine>[0] = {
  format: 4,
  pages: { url: [], facets: [] },
  facets: [],
  nodes: { text: [], level: '', parent: '', page: '', anchor: [], kind: '', detail: '' },
  details: [],
  japanese: {},
  phrases: [],
  names: NO_POSTINGS,
  words: NO_POSTINGS,
};

/** Names the request's own place in the batch when it is refused. */
function placed<T>(i: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    throw new ProtocolError(error.message.replace('requests[0]', `requests[${i}]`));
  }
}

function readChange(change: unknown, i: number): { action: string; record: SearchRecord } {
  const { action, body } = (change ?? {}) as { action?: unknown; body?: unknown }; // checked below
  const place = `requests[${i}]`;
  if (action !== 'addObject' && action !== 'updateObject' && action !== 'deleteObject') {
    throw new ProtocolError(
      `Unexpected \`${place}.action\` ${JSON.stringify(action)}, expected "addObject", "updateObject" or "deleteObject"`,
    );
  }
  const record = (body ?? {}) as Partial<SearchRecord>; // checked below
  if (typeof record.objectID !== 'string')
    throw new ProtocolError(`Unexpected \`${place}.body.objectID\`, expected a string`);
  if (action !== 'deleteObject') {
    const known = LEVELS.some((level) => record.type === level) || record.type === 'content';
    if (!known || !isObject(record.hierarchy) || typeof record.url_without_anchor !== 'string') {
      throw new ProtocolError(
        `Unexpected \`${place}.body\`, expected a record with type, hierarchy and url_without_anchor`,
      );
    }
    // One record that the engine cannot read would end every search of its index.
    const texts = { content: record.content, ...record.hierarchy };
    const wrong = Object.entries(texts).find(([, text]) => typeof (text ?? '') !== 'string');
    if (wrong || !isObject(record.facts ?? {}))
      throw new ProtocolError(
        `Unexpected \`${place}.body\` with another ${wrong?.[0] ?? 'facts'}, expected ${wrong ? 'a text or null' : 'an object'}`,
      );
  }
  const { content = null, facts } = record;
  return { action, record: { ...record, content, facts: facts ?? NO_FACTS } as SearchRecord }; // has the parts that the engine reads
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
