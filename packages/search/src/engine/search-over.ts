import type { Facts } from '../contract.ts';
import type { SearchRecord } from '../record.ts';
import type { FirstTier } from './index-data.ts';
import { assemble, type NodeEntry, type TextEntry } from './nodes.ts';
import { type Language, type ParsedQuery, parseQuery, type QueryWord } from './parse-query.ts';
import { type Ranked, rank } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import type { Lexeme } from './tokenize.ts';
import { apiWords, stopWords } from './vocabulary.ts';
import { nearness as nearnessWeights, started } from './weights.ts';
import type { Found, WordFinder } from './word-finder.ts';

/** A record that answers a query. */
export interface EngineHit {
  readonly record: SearchRecord;
  readonly score: number;
}

export interface EngineResult {
  readonly query: ParsedQuery;
  readonly hits: readonly Ranked[];
  /** What is marked: the words that were typed, and the index terms that they met; not what stands for them. */
  readonly terms: ReadonlySet<string>;
  /** Makes the full hit of a ranked entry; call it for the page that is shown only. */
  readonly open: (entry: Ranked) => EngineHit;
}

/** Facet values of a page: what filters look at before anything is scored. */
export interface PageFacets {
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
}

/** What an index must have to be asked. */
export interface Source extends Pick<FirstTier, 'pages' | 'facets'> {
  readonly index: SearchIndex;
  readonly language: Language;
  /** Looks words up in the index as it is now. */
  readonly finder: () => WordFinder;
  readonly factsAt: (node: number) => Facts;
  /** The text that describes a node; null for none. */
  readonly describes: (node: number) => TextEntry | null;
  /** Brings near what ranking is about to read, where the index is in parts. Default: all of it is there. */
  readonly reach?: Reach;
}

/** Takes what `rank` takes, before it is ranked. @returns Where the words were found, as far as that can be ranked. */
export type Reach = (
  found: readonly Found[],
  query: ParsedQuery,
  onPage: (page: number) => boolean,
  nearness: (page: number) => number,
  isStrict: (page: number) => boolean,
) => readonly Found[];

/** Answers one query; see `Engine.search`. */
export type Search = (query: string, accept?: (facets: PageFacets) => boolean, here?: string) => EngineResult;

/** The search over any index, whole or in parts. */
export function searchOver(source: Source): Search {
  const { index, language, pages } = source;
  const { nodes } = index;
  const facets = source.facets.map(([language, docusaurus_tag, version]) => ({ language, docusaurus_tag, version }));
  return (query, accept = () => true, here = '/') => {
    const finder = source.finder();
    const pasted = parseQuery(query, language);
    const isQuoted = pasted.message === '' || pasted.words.some((word) => isFound(finder.find(word)));
    const parsed = isQuoted ? pasted : parseQuery(query, language, false);
    const accepted = facets.map(accept);
    const onPage = (page: number): boolean => accepted[pages.facets[page] ?? 0] ?? false;
    const isStarted = ({ type, term, text, open }: QueryWord): boolean =>
      open &&
      type === 'word' &&
      text.length <= started.longest &&
      parsed.words.length > 1 &&
      !index.titles.has(term, false);
    const byWord = parsed.words.map((word) => {
      const places = finder.find(word);
      if (word.beside) return places.map((each) => ({ ...each, optional: true as const }));
      return isStarted(word)
        ? places.map((each) => ({ ...each, weight: started.weight, optional: true as const }))
        : places;
    });
    const joined = parsed.joined.flatMap((name) => finder.findJoined(name));
    const found = [...byWord.flat(), ...joined];
    const named = parsed.words.flatMap(({ said }, i) => (said ? (byWord[i] ?? []) : []));
    const terms = new Set([
      ...[...named, ...joined].flatMap((each) => [...each.terms]),
      ...parsed.typed
        .filter(hasMeaning)
        .flatMap(({ whole, parts }) => (whole ? [whole] : parts.map(({ term }) => term))),
    ]);
    const asked = partAsked(parsed.text);
    const nearness = (page: number): number => {
      const url = pages.url[page] ?? '';
      const area = areaOf(url);
      const near = area !== '' && area === areaOf(here) ? nearnessWeights.part : 1;
      return (
        near *
        (withoutSlash(url) === withoutSlash(here) ? nearnessWeights.page : 1) *
        (area !== '' && area === asked ? nearnessWeights.partAsked : 1)
      );
    };
    const isAboutApi = parsed.words.some(({ term }) => apiWords.has(term));
    const isStrict = (page: number): boolean => isAboutApi && areaOf(pages.url[page] ?? '') === 'template';
    const finished = { ...parsed, words: parsed.words.filter((word) => !isStarted(word)) };
    const near = source.reach?.(found, finished, onPage, nearness, isStrict) ?? found;
    const search = (): readonly Ranked[] =>
      joined.length === 0 && isLeftover(parsed.words, byWord)
        ? []
        : rank(index, near, finished, onPage, nearness, isStrict);
    const hits = parsed.words.length === 0 ? withSign(nodes, parsed.text, onPage) : search();
    const open = (entry: Ranked): EngineHit => {
      const text = entry.text === null ? source.describes(entry.node) : (index.texts[entry.text] ?? null);
      return { record: assemble(source, nodes, entry.node, text, source.factsAt(entry.node)), score: entry.score };
    };
    return { query: parsed, hits, terms, open };
  };
}

const hasMeaning = ({ text }: Lexeme): boolean => !stopWords.has(text.toLowerCase());

const isFound = (places: readonly Found[]): boolean =>
  places.some(({ titles, bodies }) => titles.documents.length > 0 || bodies.documents.length > 0);

/** True when a word of the query is unknown, and all that was found are one or two letters beside it. */
function isLeftover(words: readonly QueryWord[], byWord: readonly (readonly Found[])[]): boolean {
  const isFoundAt = (i: number): boolean => isFound(byWord[i] ?? []);
  const isShort = ({ type, text }: QueryWord): boolean => type !== 'japanese' && text.length <= started.longest;
  const isName = (word: QueryWord): boolean => word.type !== 'japanese' && !isShort(word) && /\p{L}/u.test(word.text); // numbers are values
  const isUnknown = words.some((word, i) => isName(word) && !isFoundAt(i));
  return isUnknown && words.every((word, i) => isShort(word) || !isFoundAt(i));
}

/** The part of the site that an address is in, `api` or `template`: its first step, or a later one of a site below a path. */
export function areaOf(url: string): string {
  return /\/(api|template)(?=[/#?]|$)/.exec(url)?.[1] ?? '';
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The part of the site that a query names. */
function partAsked(text: string): string {
  const api = /\bapi\b/.test(text);
  const template = /\b(theme|template)s?\b/.test(text);
  return api === template ? '' : api ? 'api' : 'template';
}

/** Answers a query without a word: all pages when it is empty, the names that hold its sign: for `{` the tags. */
function withSign(nodes: readonly NodeEntry[], text: string, onPage: (page: number) => boolean): Ranked[] {
  const [sign = ''] = text;
  const isMeant = ({ kind, text: name }: NodeEntry): boolean =>
    sign === '' ? kind === 'page' : kind !== 'prose' && name.includes(sign);
  return nodes.flatMap((each, node) => (isMeant(each) && onPage(each.page) ? [{ node, text: null, score: 0 }] : []));
}
