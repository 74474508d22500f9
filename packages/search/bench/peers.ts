import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import { Document } from 'flexsearch';
import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { LEVELS } from '../src/contract.ts';
import { buildIndex } from '../src/engine/build-index.ts';
import { createEngine } from '../src/engine/engine.ts';
import type { SearchRecord } from '../src/record.ts';

/** A search engine with the records in it. */
export interface Peer {
  readonly name: string;
  /** Urls of the best answers, best first. */
  readonly search: (query: string) => readonly PeerHit[];
}

export interface PeerHit {
  readonly url: string;
  /** Heading or name of the record. */
  readonly name: string;
}

interface Flat extends PeerHit {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly content: string;
}

const MOST = 10;

/** This engine as it is delivered: both index files. */
export function ownEngine(records: readonly SearchRecord[]): Peer {
  const { first, second } = buildIndex(records);
  const engine = createEngine(JSON.parse(first), JSON.parse(second));
  return {
    name: 'this engine',
    search: (query) => {
      const { hits, open } = engine.search(query);
      return hits.slice(0, MOST).map((hit) => toHit(open(hit).record));
    },
  };
}

/** The others with their default settings, over title, headings above and text of the same records. */
export async function peers(records: readonly SearchRecord[]): Promise<Peer[]> {
  const flat: Flat[] = records.map((record, id) => {
    const levels = LEVELS.map((level) => record.hierarchy[level]).filter((text) => text !== null);
    return {
      id,
      ...toHit(record),
      title: levels.at(-1) ?? '',
      path: levels.slice(0, -1).join(' '),
      content: record.content ?? '',
    };
  });
  const pick = (ids: readonly number[]): Flat[] => ids.slice(0, MOST).flatMap((id) => flat[id] ?? []);
  const fields = ['title', 'path', 'content'];

  const mini = new MiniSearch<Flat>({ fields });
  mini.addAll(flat);
  const lunrIndex = lunr(function (this: lunr.Builder) {
    for (const field of fields) this.field(field);
    for (const each of flat) this.add(each);
  });
  const flex = new Document({ document: { id: 'id', index: fields } });
  for (const { id, title, path, content } of flat) flex.add(id, { id, title, path, content });
  const fuse = new Fuse(flat, { keys: fields });
  const orama = create({ schema: { title: 'string', path: 'string', content: 'string', number: 'number' } });
  await insertMultiple(
    orama,
    flat.map(({ id, title, path, content }) => ({ title, path, content, number: id })),
  );

  return [
    { name: 'MiniSearch', search: (query) => pick(mini.search(query).map(({ id }) => Number(id))) },
    { name: 'Lunr', search: (query) => pick(searchLunr(lunrIndex, query)) },
    {
      name: 'FlexSearch',
      search: (query) =>
        pick([...new Set(flex.search(query, { limit: MOST }).flatMap(({ result }) => result.map(Number)))]),
    },
    {
      name: 'Orama',
      search: (query) => {
        const found = searchOrama(orama, { term: query, limit: MOST });
        return found instanceof Promise ? [] : pick(found.hits.map(({ document }) => document.number));
      },
    },
    { name: 'Fuse', search: (query) => pick(fuse.search(query, { limit: MOST }).map(({ item }) => item.id)) },
  ];
}

/** Lunr reads colons and the like as operators and throws; such a query is given to it again as plain words. */
function searchLunr(index: lunr.Index, query: string): number[] {
  try {
    return index.search(query).map(({ ref }) => Number(ref));
  } catch {
    return index.search(query.replace(/[:~^+\-*]/g, ' ')).map(({ ref }) => Number(ref));
  }
}

function toHit(record: SearchRecord): PeerHit {
  return {
    url: record.url,
    name: LEVELS.map((level) => record.hierarchy[level]).findLast((text) => text !== null) ?? '',
  };
}
