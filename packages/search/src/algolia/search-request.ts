import { readJson } from '@shop-docs/server/read-json';
import { ProtocolError } from './protocol-error.ts';

/** `all of (any of)`, as the hosted service reads `facetFilters`. */
export type FacetFilters = readonly (readonly FacetTest[])[];

export interface FacetTest {
  readonly attribute: string;
  readonly value: string;
  readonly negated: boolean;
}

/** One request of a batch, checked and with its defaults. */
export interface SearchRequest {
  readonly type: 'default' | 'facet';
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facetFilters: FacetFilters;
  readonly facets: readonly string[];
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  readonly attributesToSnippet: readonly { readonly attribute: string; readonly width: number }[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly snippetEllipsisText: string;
  readonly clickAnalytics: boolean;
  readonly facet: string;
  readonly facetQuery: string;
  readonly maxFacetHits: number;
  /** The parameters as they came, written as a query string. */
  readonly params: string;
}

type Fields = Readonly<Record<string, unknown>>;

const MOST_REQUESTS = 50;
const LONGEST_TEXT = 1000;
/** Entries of a list of names, and tests of a filter: each costs a look at every record. */
const MOST_NAMES = 100;

/**
 * Reads the body of the `queries` call.
 * @throws {ProtocolError} Status 400, saying what was expected, when a part has the wrong form.
 */
export function readRequests(body: unknown): SearchRequest[] {
  const { requests } = fields(body, 'body', 'an object with `requests`');
  if (!Array.isArray(requests)) throw unexpected('requests', requests, 'a list of search requests');
  checkAmount(requests);
  return requests.map((request: unknown, i) => readRequest(request, `requests[${i}]`));
}

/** @throws {ProtocolError} When there are more requests in a body than are answered at once. */
export function checkAmount(requests: readonly unknown[]): void {
  if (requests.length > MOST_REQUESTS)
    throw unexpected('requests', `${requests.length} entries`, `at most ${MOST_REQUESTS}`);
}

function readRequest(value: unknown, place: string): SearchRequest {
  const { params, ...rest } = fields(value, place, 'an object');
  const given: Fields = { ...readParams(params, `${place}.params`), ...rest };
  const at = (name: string): string => `${place}.${name}`;
  const string = (name: string, fallback: string): string => {
    const found = given[name] ?? fallback;
    if (typeof found === 'number') return String(found);
    if (typeof found !== 'string') throw unexpected(at(name), found, 'a string');
    return found.slice(0, LONGEST_TEXT);
  };
  const whole = (name: string, fallback: number, most: number): number => {
    const value = given[name] ?? fallback;
    const found = typeof value === 'object' ? Number.NaN : Number(value); // an object may not even be a text
    if (!Number.isInteger(found) || found < 0 || found > most) {
      throw unexpected(at(name), given[name], `a whole number from 0 to ${most}`);
    }
    return found;
  };
  const list = (name: string, fallback: readonly string[]): readonly string[] => {
    const written = given[name] ?? fallback;
    const found = typeof written === 'string' ? written.split(',', written === '' ? 0 : MOST_NAMES + 1) : written;
    if (!Array.isArray(found) || !found.every((each) => typeof each === 'string'))
      throw unexpected(at(name), found, 'a list of strings');
    checkNames(found.length, at(name));
    return found;
  };
  const indexName = string('indexName', '');
  if (indexName === '') throw unexpected(at('indexName'), given.indexName, 'the name of an index');
  const type = string('type', 'default');
  if (type !== 'default' && type !== 'facet') throw unexpected(at('type'), type, '"default" or "facet"');
  if (type === 'facet' && string('facet', '') === '')
    throw unexpected(at('facet'), given.facet, 'the name of an attribute');
  if (string('filters', '') !== '') throw unexpected(at('filters'), given.filters, 'facetFilters in its place');
  return {
    type,
    indexName,
    query: string('query', ''),
    page: whole('page', 0, 100_000),
    hitsPerPage: whole('hitsPerPage', 20, 1000),
    facetFilters: readFacetFilters(given.facetFilters ?? [], at('facetFilters')),
    facets: list('facets', []),
    attributesToRetrieve: list('attributesToRetrieve', ['*']),
    attributesToHighlight: list('attributesToHighlight', ['*']),
    attributesToSnippet: list('attributesToSnippet', ['content:10']).map((each) =>
      readSnippet(each, at('attributesToSnippet')),
    ),
    highlightPreTag: string('highlightPreTag', '<span class="algolia-docsearch-suggestion--highlight">'),
    highlightPostTag: string('highlightPostTag', '</span>'),
    snippetEllipsisText: string('snippetEllipsisText', '…'),
    clickAnalytics: given.clickAnalytics === true || given.clickAnalytics === 'true',
    facet: string('facet', ''),
    facetQuery: string('facetQuery', ''),
    maxFacetHits: whole('maxFacetHits', 10, 100),
    params: writeParams(given),
  };
}

function fields(value: unknown, place: string, expected: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected(place, value, expected);
  return value as Fields; // an object that is neither null nor a list
}

/** Parameters come beside the index name, or in `params` as an object or a query string. */
function readParams(params: unknown, place: string): Fields {
  if (params === undefined || params === null) return {};
  if (typeof params !== 'string') return fields(params, place, 'an object or a query string');
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, text]) => {
      if (!/^\s*[[{]/.test(text)) return [name, text];
      try {
        return [name, readJson(text)];
      } catch {
        return [name, text];
      }
    }),
  );
}

function readFacetFilters(value: unknown, place: string): FacetFilters {
  const list: unknown = typeof value === 'string' && value.startsWith('[') ? parseList(value, place) : value;
  const all = typeof list === 'string' ? [list] : list;
  if (!Array.isArray(all)) throw unexpected(place, value, 'a list of "attribute:value"');
  const groups = all.map((each: unknown): readonly unknown[] => (Array.isArray(each) ? each : [each]));
  checkNames(
    groups.reduce((sum, any) => sum + Math.max(any.length, 1), 0),
    place,
  );
  return groups.map((any) => any.map((test) => readFacetTest(test, place)));
}

function checkNames(count: number, place: string): void {
  if (count > MOST_NAMES) throw unexpected(place, `more than ${MOST_NAMES} entries`, `at most ${MOST_NAMES}`);
}

function parseList(text: string, place: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw unexpected(place, text, 'a list of "attribute:value"');
  }
}

function readFacetTest(test: unknown, place: string): FacetTest {
  const [, attribute, minus, value] = (typeof test === 'string' ? /^([\w.]+):(-?)(.*)$/s.exec(test) : null) ?? [];
  if (attribute === undefined || value === undefined) throw unexpected(place, test, '"attribute:value"');
  return { attribute, value, negated: minus === '-' };
}

function readSnippet(text: string, place: string): { attribute: string; width: number } {
  const [, attribute, width] = /^([\w.*]+)(?::(\d{1,4}))?$/.exec(text) ?? [];
  if (attribute === undefined) throw unexpected(place, text, '"attribute:number of words"');
  return { attribute, width: Math.max(1, Number(width ?? 10)) };
}

function writeParams(given: Fields): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (name === 'indexName' || name === 'type' || value === undefined) continue;
    params.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return params.toString();
}

function unexpected(place: string, value: unknown, expected: string): ProtocolError {
  return new ProtocolError(`Unexpected \`${place}\` ${preview(value)}, expected ${expected}`);
}

function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
