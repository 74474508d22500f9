import { type Kind, weightOf } from '../record.ts';
import type { NodeEntry } from './catalogue.ts';
import type { Shelf } from './engine.ts';
import type { ParsedQuery } from './parse-query.ts';
import { compact, tokenize } from './tokenize.ts';
import type { Found } from './word-finder.ts';

/** An answer before it is made into a record. */
export interface Ranked {
  readonly node: number;
  /** Number of the text, or null for a heading or data row. */
  readonly text: number | null;
  readonly score: number;
}

const TITLE = 3;
const BODY = 1;
/** How much a match in the heading above counts, by distance. */
const ABOVE = [1.6, 1.3, 0.8, 0.5, 0.4, 0.3];
/** Chances of a kind to be what was meant, when words are asked for and when a name is. */
const KIND: Readonly<Record<Kind, readonly [word: number, name: number]>> = {
  page: [2.6, 1.3],
  operation: [1.8, 1.3],
  tag: [1.2, 1.25],
  parameter: [1.2, 1.15],
  error: [1, 1.15],
  field: [0.6, 1],
  section: [1.4, 1],
  prose: [1, 0.8],
};

/** Scores every record that holds a word of the query; best first, one per place on the site. */
export function rank(
  shelf: Shelf,
  found: readonly Found[],
  query: ParsedQuery,
  onPage: (page: number) => boolean,
): Ranked[] {
  const { nodes, texts } = shelf;
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const names = nameTest(query);
  const named = query.words.some(({ type }) => type === 'identifier') ? 1 : 0;
  const describing = new Map<number, number>();
  const results: Ranked[] = [];
  const candidates = new Set<number>();
  const ownTexts = new Set<number>();
  for (const { titles, bodies } of found) {
    for (const node of titles.keys()) candidates.add(node);
    for (const text of bodies.keys()) {
      const entry = texts[text];
      if (!entry) continue;
      if (entry.own) ownTexts.add(text);
      else {
        candidates.add(entry.node);
        describing.set(entry.node, text);
      }
    }
  }
  const consider = (at: number, text: number | null): void => {
    const node = nodes[at];
    if (!node || (text === null && (node.kind === 'prose' || node.level === 0)) || !onPage(node.page)) return;
    const own = text === null ? at : null;
    const body = text ?? describing.get(at) ?? null;
    const match = score(nodes, found, own, body, text === null ? node.parent : at);
    const coverage = total === 0 ? 0 : match.covered / total;
    const kind = text === null ? node.kind : 'prose';
    const name = text === null ? names(node) : 1;
    const tie = weightOf(kind, 'content') / 1e4 - at / 1e8;
    results.push({ node: at, text, score: match.score * coverage ** 2 * KIND[kind][named] * name + tie });
  };
  for (const node of candidates) consider(node, null);
  for (const text of ownTexts) consider(texts[text]?.node ?? -1, text);
  results.sort((a, b) => b.score - a.score);
  return distinct(nodes, relevant(results));
}

interface Match {
  readonly score: number;
  readonly covered: number;
}

function score(
  nodes: readonly NodeEntry[],
  found: readonly Found[],
  own: number | null,
  body: number | null,
  above: number | null,
): Match {
  let sum = 0;
  let covered = 0;
  for (const { titles, bodies, weight } of found) {
    const hits: [number | undefined, number][] = [
      [own === null ? undefined : titles.get(own), TITLE],
      [body === null ? undefined : bodies.get(body), BODY],
    ];
    let distance = 0;
    for (let at = above; at !== null; at = nodes[at]?.parent ?? null) {
      if ((nodes[at]?.level ?? 0) > 0) hits.push([titles.get(at), ABOVE[distance] ?? 0.2]);
      distance += 1;
    }
    let best = 0;
    let rest = 0;
    for (const [hit, factor] of hits) {
      if (!hit) continue;
      const value = hit * factor;
      rest += Math.min(best, value);
      best = Math.max(best, value);
    }
    if (best === 0) continue;
    sum += (best + rest * 0.3) * weight;
    covered += weight;
  }
  return { score: sum, covered };
}

/** How well a name answers the query as a whole: from 1 (not) to 6 (it is the query). */
function nameTest({ text, words }: ParsedQuery): (node: NodeEntry) => number {
  const bare = bareName(text);
  const joined = compact(text);
  const asked = words.filter(({ type }) => type === 'identifier');
  const stems = new Set(words.map(({ term }) => term));
  return ({ text: title }) => {
    const lower = title.toLowerCase();
    if (lower === text) return 6;
    if (bareName(lower) === bare) return 5.5;
    const name = compact(lower);
    if (joined !== '' && name === joined) return 5;
    const last = compact(lower.split(/[.:]|\[\]/).at(-1) ?? '');
    if (joined.length > 1 && last === joined) return 3.5;
    if (asked.some(({ term, text: each }) => term === name || each === lower)) return 3;
    if (asked.some(({ term }) => term === last)) return 2;
    if (sameWords(title, stems)) return 3;
    return joined.length > 2 && name.startsWith(joined) ? 1.5 + joined.length / name.length : 1;
  };
}

function bareName(name: string): string {
  return name.replace(/^[{/\s]+|[}/\s]+$/g, '');
}

function sameWords(title: string, stems: ReadonlySet<string>): boolean {
  if (title.length > 80 || stems.size === 0) return false;
  const own = new Set(tokenize(title).flatMap(({ parts }) => parts.map(({ term }) => term)));
  for (const each of ['a', 'an', 'the', 'of', 'to', 'for', 'in', 'and']) own.delete(each);
  return own.size === stems.size && [...own].every((term) => stems.has(term));
}

/** Cuts the long tail: answers that hold far less of the query than the best one. */
function relevant(results: readonly Ranked[]): readonly Ranked[] {
  const least = (results[0]?.score ?? 0) * 0.02;
  return results.filter(({ score: each }) => each >= least);
}

function distinct(nodes: readonly NodeEntry[], results: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return results.filter(({ node }) => {
    const { page, anchor, parent } = nodes[node] ?? { page: -1, anchor: null, parent: null };
    const place = `${page}#${anchor ?? (parent === null ? '' : (nodes[parent]?.anchor ?? ''))}`;
    return !seen.has(place) && seen.add(place);
  });
}
