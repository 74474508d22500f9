import { escapeUTF8 } from 'entities/escape';
import { type Facts, LEVELS, PAGE_FACETS } from '../contract.ts';
import type { Engine, EngineHit, EngineResult, PageFacets } from '../engine/engine.ts';
import { createMarker, type Marker } from '../engine/highlight.ts';
import type { Ranked } from '../engine/rank.ts';
import { fingerprint, type SearchRecord } from '../record.ts';
import { type FacetFilters, type FacetTest, readRequests, type SearchRequest } from './search-request.ts';
import type {
  FacetResponse,
  Hit,
  HitsResponse,
  MarkedAttribute,
  MarkedRecord,
  SearchResponses,
} from './search-response.ts';

export interface AdapterOptions {
  /** Scheme and host put before urls that are paths: the stock search box needs absolute ones. */
  readonly origin?: string;
  /** Path of the page that the reader is on, asked for with each search. Default: unknown. */
  readonly here?: () => string;
  /** Milliseconds, for the time that an answer took. Default: `performance.now`. */
  readonly now?: () => number;
}

export interface Adapter {
  /**
   * Answers a batch of requests as the hosted service does.
   * @param body What is sent to it: `{requests: [...]}`.
   * @throws {ProtocolError} When the body has the wrong form.
   */
  search(body: unknown): SearchResponses;
}

/** Hits that can be reached by paging, as with the hosted service. */
const MOST_HITS = 1000;
const pageFacets: ReadonlySet<string> = new Set(PAGE_FACETS);

/** Puts the hosted service's protocol in front of an engine. */
export function createAdapter(engine: Pick<Engine, 'search' | 'hasText'>, options: AdapterOptions = {}): Adapter {
  const now = options.now ?? (() => performance.now());
  let asked = 0;
  const answer = (request: SearchRequest): HitsResponse | FacetResponse => {
    const start = now();
    asked += 1;
    const { result, hits } = find(engine, request, options.here?.());
    const processingTimeMS = (): number => Math.max(1, Math.round(now() - start));
    if (request.type === 'facet') {
      const facetHits = facetValues(
        hits.map((hit) => result.open(hit).record),
        request,
      );
      return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: processingTimeMS() };
    }
    const { page, hitsPerPage, query, params, indexName, facets } = request;
    const from = page * hitsPerPage;
    const shown = hits.slice(from, Math.min(from + hitsPerPage, MOST_HITS));
    const marker = createMarker({
      terms: result.terms,
      typed: result.query.typed.map(({ text }) => text.toLowerCase()),
      message: result.query.message,
      preTag: request.highlightPreTag,
      postTag: request.highlightPostTag,
    });
    return {
      hits: shown.map((hit) => toHit(result.open(hit), marker, request, options.origin ?? '')),
      nbHits: hits.length,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(hits.length, MOST_HITS) / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: engine.hasText, // without the running text, hits are missing
      ...(facets.length > 0
        ? {
            facets: countFacets(
              hits.map((hit) => result.open(hit).record),
              facets,
            ),
            exhaustiveFacetsCount: true,
          }
        : {}),
      query,
      params,
      index: indexName,
      queryID: fingerprint(`${params} ${asked}`) + fingerprint(`${asked} ${start}`),
      processingTimeMS: processingTimeMS(),
    };
  };
  return { search: (body) => ({ results: readRequests(body).map(answer) }) };
}

function find(
  engine: Pick<Engine, 'search'>,
  { query, facetFilters }: SearchRequest,
  here?: string,
): { result: EngineResult; hits: readonly Ranked[] } {
  const onPages = facetFilters.filter((any) => any.every(({ attribute }) => pageFacets.has(attribute)));
  const onRecords = facetFilters.filter((any) => !onPages.includes(any));
  const result = engine.search(query, (facets) => passes(onPages, (name) => facets[name as keyof PageFacets]), here); // one of PAGE_FACETS
  if (onRecords.length === 0) return { result, hits: result.hits };
  const hits = result.hits.filter((hit) => {
    const { record } = result.open(hit);
    return passes(onRecords, (name) => attributeOf(record, name));
  });
  return { result, hits };
}

function passes(filters: FacetFilters, value: (attribute: string) => string | null | undefined): boolean {
  const holds = (test: FacetTest): boolean => (value(test.attribute) === test.value) !== test.negated;
  return filters.every((any) => any.length === 0 || any.some(holds));
}

/** The text of an attribute such as `kind` or `hierarchy.lvl1`; null when the record has none. */
function attributeOf(record: SearchRecord, path: string): string | null {
  const level = LEVELS.find((each) => path === `hierarchy.${each}`);
  if (level) return record.hierarchy[level];
  const value = Object.hasOwn(record, path) ? record[path as keyof SearchRecord] : null; // an own key
  return typeof value === 'string' ? value : null;
}

function countFacets(
  records: readonly SearchRecord[],
  asked: readonly string[],
): Record<string, Record<string, number>> {
  const names = asked.includes('*') ? [...PAGE_FACETS, 'type', 'kind'] : asked;
  return Object.fromEntries(
    names.map((name) => {
      const counts = new Map<string, number>();
      for (const record of records) {
        const value = attributeOf(record, name);
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [name, Object.fromEntries([...counts].sort(([, a], [, b]) => b - a))];
    }),
  );
}

function facetValues(
  records: readonly SearchRecord[],
  { facet, facetQuery, maxFacetHits }: SearchRequest,
): FacetResponse['facetHits'] {
  const counts = Object.entries(countFacets(records, [facet])[facet] ?? {});
  const wanted = facetQuery.toLowerCase();
  return counts
    .filter(([value]) => value.toLowerCase().startsWith(wanted))
    .slice(0, maxFacetHits)
    .map(([value, count]) => ({ value, highlighted: escapeUTF8(value), count }));
}

function toHit({ record }: EngineHit, marker: Marker, request: SearchRequest, origin: string): Hit {
  const isMarked = (...names: readonly string[]): boolean =>
    ['*', ...names].some((name) => request.attributesToHighlight.includes(name));
  const full = {
    ...record,
    url: absolute(record.url, origin),
    url_without_anchor: absolute(record.url_without_anchor, origin),
  };
  return {
    ...retrieve(full, request.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: {
      ...markAttributes(record, (name, text) => (isMarked(name, group(name)) ? marker.highlight(text) : null)),
      ...(isMarked('facts') ? { facts: plainFacts(record.facts) } : {}),
    },
    _snippetResult: markAttributes(record, (name, text) => {
      const asked = request.attributesToSnippet.find(({ attribute }) => attribute === name || attribute === '*');
      if (!asked) return null;
      const { value, matchLevel } = marker.snippet(text, asked.width, request.snippetEllipsisText);
      return { value, matchLevel };
    }),
  };
}

/** `hierarchy` for `hierarchy.lvl1`: a request may name all of a group. */
const group = (attribute: string): string => attribute.replace(/\..*/, '');

/** Facts in the form of marked attributes; nothing is looked up in them, so nothing is marked. */
function plainFacts(facts: Facts): MarkedRecord['facts'] {
  const known = Object.entries(facts).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  return Object.fromEntries(known.map(([name, text]) => [name, { value: escapeUTF8(text), matchLevel: 'none' }]));
}

function absolute(url: string, origin: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url;
}

function markAttributes(
  record: SearchRecord,
  marked: (name: string, text: string) => MarkedAttribute | null,
): MarkedRecord {
  const hierarchy: MarkedRecord['hierarchy'] = {};
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    const value = text === null ? null : marked(`hierarchy.${level}`, text);
    if (value) hierarchy[level] = value;
  }
  const content = record.content === null ? null : marked('content', record.content);
  return content ? { hierarchy, content } : { hierarchy };
}

/** The record with the attributes asked for only; levels of the hierarchy may be asked for one by one. */
function retrieve(record: SearchRecord, asked: readonly string[]): Partial<SearchRecord> {
  if (asked.includes('*')) return record;
  const entries = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (asked.includes(name)) return [[name, value]];
    if (name !== 'hierarchy') return [];
    const levels = LEVELS.filter((level) => asked.includes(`hierarchy.${level}`)).map((level) => [
      level,
      record.hierarchy[level],
    ]);
    return levels.length === 0 ? [] : [[name, Object.fromEntries(levels)]];
  });
  return Object.fromEntries(entries) as Partial<SearchRecord>; // a choice of the record's own entries
}
