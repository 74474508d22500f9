import { kindFacts } from '../contract.ts';
import { weightOf } from '../record.ts';
import type { NodeEntry, TextEntry } from './nodes.ts';
import { type ParsedQuery, type QueryWord, withoutBlanks } from './parse-query.ts';
import type { SearchIndex } from './search-index.ts';
import { compact, stem, tokenize, withoutHost } from './tokenize.ts';
import { synonymsOf, weakWords } from './vocabulary.ts';
import { names as nameWeights, message as pasted, places, standing } from './weights.ts';
import type { Found } from './word-finder.ts';

/** An answer before it is made into a record. */
export interface Ranked {
  readonly node: number;
  /** Number of the text, or null for a heading or data row. */
  readonly text: number | null;
  readonly score: number;
}

/**
 * Scores every record that holds a word of the query; best first, one per place on the site.
 * @param nearness Factor for a page, by where the reader is: it orders answers and never adds or removes one. Default: 1
 * for all.
 * @param isStrict Whether a page answers only where it holds every word. Default: none is.
 */
export function rank(
  index: SearchIndex,
  found: readonly Found[],
  query: ParsedQuery,
  onPage: (page: number) => boolean,
  nearness: (page: number) => number = () => 1,
  isStrict: (page: number) => boolean = () => false,
): Ranked[] {
  const { nodes, texts } = index;
  const total = found.reduce((sum, { weight, optional }) => sum + (optional ? 0 : weight), 0);
  const names = nameTest(
    query,
    found.flatMap(({ meant }) => meant ?? []),
  );
  const named = query.words.some(({ type }) => type === 'identifier') ? 1 : 0;
  const results: Ranked[] = [];
  for (const [at, below] of candidatesOf(index, found)) {
    const node = nodes[at];
    if (!node || node.level === 0 || !onPage(node.page)) continue;
    let best: (Match & { readonly text: number | null; readonly value: number }) | undefined;
    for (const each of below) {
      const match = score(nodes, found, at, each, kindFacts[node.kind].chance[named]);
      const coverage = total === 0 ? 0 : match.covered / total;
      const said = each === null ? 1 : quotes(texts[each], query.message, node.depth);
      const value = match.score * coverage ** 2 * said;
      if (!best || value > best.value) best = { ...match, text: each, value };
    }
    if (!best || (best.covered < total && isStrict(node.page))) continue;
    const isOwn = best.text !== null && texts[best.text]?.own && (best.title === 0 || node.kind === 'prose');
    const text = isOwn ? best.text : null;
    if (text === null && node.kind === 'prose') continue;
    const kind = text === null ? node.kind : 'prose';
    const tie = weightOf(kind, 'content') / 1e4 - at / 1e8;
    const nameFactor = best.title > 0 || node.slug !== '' ? names(node) : 1;
    results.push({ node: at, text, score: best.value * nameFactor * standingOf(node) + tie });
  }
  const near = relevant(results).map((each) => ({
    ...each,
    score: each.score * nearness(nodes[each.node]?.page ?? -1),
  }));
  return distinct(nodes, varied(nodes, near.sort(byScore)));
}

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score;

/** Every node that holds a word in its title or in a text below it, with these texts: of several the best one counts. */
function candidatesOf({ texts }: SearchIndex, found: readonly Found[]): Map<number, readonly (number | null)[]> {
  const below = new Map<number, number[]>();
  for (const text of new Set(found.flatMap(({ bodies }) => bodies.documents))) {
    const node = texts[text]?.node ?? -1;
    const known = below.get(node);
    if (known) known.push(text);
    else below.set(node, [text]);
  }
  const titled = found.flatMap(({ titles }) => titles.documents.map((node) => [node, [null]] as const));
  return new Map<number, readonly (number | null)[]>([...titled, ...below]);
}

interface Match {
  readonly score: number;
  /** Weight of the words that were found. */
  readonly covered: number;
  /** The part that the node's own title brought. */
  readonly title: number;
}

/** A node is worth what its title, the text right below it and the headings above it hold. */
function score(
  nodes: readonly NodeEntry[],
  found: readonly Found[],
  at: number,
  text: number | null,
  chance: number,
): Match {
  let sum = 0;
  let covered = 0;
  let ownTitle = 0;
  for (const { titles, bodies, weight, optional } of found) {
    const title = (titles.worth[at] ?? 0) * places.title * (optional ? 1 : chance);
    const body = text === null ? 0 : (bodies.worth[text] ?? 0) * places.body;
    const above = titles.documents.length === 0 ? 0 : worthAbove(nodes, at, titles.worth);
    const best = Math.max(title, body, above);
    if (best === 0) continue;
    sum += (best + (title + body + above - best) * places.rest) * weight;
    if (!optional) covered += weight;
    ownTitle += title;
  }
  return { score: sum, covered, title: ownTitle };
}

function worthAbove(nodes: readonly NodeEntry[], at: number, worth: Float64Array): number {
  let above = 0;
  let distance = 0;
  for (let parent = nodes[at]?.parent ?? null; parent !== null; distance += 1) {
    const node = nodes[parent];
    const value = worth[parent] ?? 0;
    if (value > 0 && node && node.level > 0)
      above = Math.max(above, value * (places.above[distance] ?? places.farAbove));
    parent = node?.parent ?? null;
  }
  return above;
}

/** What a text gains that holds the pasted message. One that several operations share leads to the list of all errors. */
function quotes(text: TextEntry | undefined, message: string, depth: number): number {
  const at = message === '' ? -1 : withoutBlanks(text?.text ?? '').indexOf(message);
  return at < 0 ? 1 : pasted.quoted * (at === 0 ? pasted.begun : 1) * standing.deeper ** depth;
}

/** What is left of a score because of where the node stands, of how many are called the same, and of what it is about. */
export function standingOf({ depth, repeats, kind }: Pick<NodeEntry, 'depth' | 'repeats' | 'kind'>): number {
  return (
    standing.deeper ** depth *
    (repeats === 1 ? 1 : repeats ** standing.repeated) *
    (kind === 'decision' ? standing.ofSandbox : 1)
  );
}

/** How well a name answers the query as a whole: from 1 (not) to 6 (it is the query). */
function nameTest({ text, words }: ParsedQuery, meant: readonly string[]): (node: NodeEntry) => number {
  const bare = bareName(text);
  const joined = compact(pathOf(text));
  const asked = words.filter(({ type }) => type === 'identifier');
  const stems = new Set(words.map(({ term }) => term));
  const likeness = likenessTo(words, meant);
  const plain = asked.length === 0 && bare === text;
  const isCall = /^(get|post|put|patch|delete) \S*\w\S*$/.test(text);
  return (node) => {
    const own = formsOf(node);
    const { lower, bare: name, joined: whole, last } = own;
    if (isCall && node.kind === 'operation' && whole === joined) return nameWeights.called;
    if (plain && node.kind !== 'page' && node.kind !== 'section')
      return whole === joined || last === joined ? nameWeights.row : 1;
    if (lower === text) return nameWeights.same;
    if (name === bare) return nameWeights.bare;
    if (joined !== '' && whole === joined) return nameWeights.joined;
    if (joined.length > 1 && last === joined) return nameWeights.last;
    if (asked.some(({ term, text: each }) => term === whole || each === lower)) return nameWeights.oneAsked;
    if (asked.some(({ term }) => term === last)) return nameWeights.lastAsked;
    const same = likeness(own);
    const alike =
      asked.length === 0
        ? 1 + nameWeights.likeness * same ** 2
        : sameWords(own.words, stems)
          ? nameWeights.allWords
          : 1;
    if (alike > nameWeights.begun) return alike;
    return joined.length > 2 && whole.startsWith(joined)
      ? Math.max(alike, nameWeights.begun + joined.length / whole.length)
      : alike;
  };
}

/** The ways in which a name may be written. */
interface NameForms {
  readonly lower: string;
  readonly bare: string;
  readonly joined: string;
  /** After the last dot or colon. */
  readonly last: string;
  readonly words: ReadonlySet<string>;
  readonly slug: ReadonlySet<string>;
}

const forms = new WeakMap<NodeEntry, NameForms>();
const FILLERS = new Set(['a', 'an', 'the', 'of', 'to', 'for', 'in', 'and']);

function formsOf(node: NodeEntry): NameForms {
  const known = forms.get(node);
  if (known) return known;
  const lower = node.text.toLowerCase();
  const words = tokenize(node.text).flatMap(({ parts }) => parts.map(({ term }) => term));
  const made = {
    lower,
    bare: bareName(lower),
    joined: compact(pathOf(lower)),
    last: compact(lower.split(/[.:]|\[\]/).at(-1) ?? ''),
    words: new Set(words.filter((term) => !FILLERS.has(term))),
    slug: new Set(tokenize(node.slug).flatMap(({ parts }) => parts.map(({ term }) => term))),
  };
  forms.set(node, made);
  return made;
}

/** How nearly a title, or the end of a page's address, consists of the words asked for: from 0 to 1. */
function likenessTo(words: readonly QueryWord[], meant: readonly string[]): (forms: NameForms) => number {
  const worth = (term: string): number => (weakStems.has(term) ? nameWeights.weakWord : 1);
  const credit = new Map<string, number>();
  for (const { term } of words) for (const other of synonymsOf(term)) credit.set(other, nameWeights.synonym);
  for (const other of meant) credit.set(other, nameWeights.nearly);
  for (const { term } of words) credit.set(term, 1);
  const asked = words.reduce((sum, { term }) => sum + worth(term), 0);
  const share = (own: ReadonlySet<string>): number => {
    let common = 0;
    let all = asked;
    for (const term of own) {
      const part = credit.get(term) ?? 0;
      common += part * worth(term);
      all += (1 - part) * worth(term);
    }
    return all === 0 ? 0 : common / Math.max(all, common);
  };
  return ({ words: title, slug }) => Math.max(share(title), slug.size > 0 ? share(slug) : 0);
}

const weakStems = new Set([...weakWords].map(stem));

/** `post /items/add` for `post https://api.thebase.in/1/items/add`. */
function pathOf(text: string): string {
  return text.replace(/\S*\/\S*/g, (address) => `/${withoutHost(address).replace(/^\//, '')}`);
}

function bareName(name: string): string {
  return name.replace(/^[{/\s]+|[}/\s]+$/g, '');
}

function sameWords(own: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  return own.size > 0 && own.size === stems.size && [...own].every((term) => stems.has(term));
}

/** Cuts the long tail: answers that hold far less of the query than the best one. */
function relevant(results: readonly Ranked[]): readonly Ranked[] {
  const least = results.reduce((best, { score: each }) => Math.max(best, each), 0) * standing.least;
  return results.filter(({ score: each }) => each >= least);
}

/** Lowers answers whose name a better one has already, so that the first page of results is not one name over and over. */
function varied(nodes: readonly NodeEntry[], results: readonly Ranked[]): readonly Ranked[] {
  const seen = new Map<string, number>();
  const lowered = results.map((result) => {
    const { kind = '', text = '' } = nodes[result.node] ?? {};
    const name = `${kind} ${text}`;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? result : { ...result, score: result.score * standing.again ** Math.min(times, 5) };
  });
  return lowered.sort(byScore);
}

function distinct(nodes: readonly NodeEntry[], results: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return results.filter(({ node }) => {
    const place = nodes[node]?.place ?? '';
    return !seen.has(place) && seen.add(place);
  });
}
