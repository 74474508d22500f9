import { isRowKind } from '../contract.ts';
import { packNumbers } from '../engine/gaps.ts';
import type { FirstTier, Postings, SecondTier, Tiers } from '../engine/index-data.ts';
import { factsOf, type NodeEntry, packTextNodes, readNodes, readTexts, type TextEntry } from '../engine/nodes.ts';
import { areaOf } from '../engine/search-over.ts';
import { countTerms, type Field, openLists, packSizes } from '../engine/term-index.ts';
import { fingerprint } from '../record.ts';
import { startsOf } from './outline.ts';
import { type PagePart, type PartedIndex, partNames, type TextPart, type TierName } from './part-data.ts';
import { profilesOf } from './profiles.ts';
import { type NamedParts, type Sizes, splitTerms } from './split-terms.ts';

/** Files of an index in parts, as JSON. */
export interface PartedFiles {
  readonly index: string;
  /** What the names of the files of the parts have before their ending. */
  readonly hash: string;
  /** By name, without hash and ending. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Characters of a shard of terms: larger ones bring terms that nobody asked for, smaller ones need a longer list of them. */
const shardSize = 16_000;
/** Characters of a part with texts. */
const textSize = 6000;

/** Cuts an index into parts, so that a search loads what its question needs. */
export function splitIndex({ first, second }: Tiers, size: number = shardSize): PartedFiles {
  const nodes = readNodes(first);
  const texts = readTexts(second);
  const sizes = { titles: sizesOf(first, nodes.length), bodies: sizesOf(second, texts.length) };
  const { pages, nodesOf, textsOf } = splitPages(first, second, nodes, texts, sizes);
  const starts = { nodeStarts: startsOf(nodesOf), textStarts: startsOf(textsOf) };
  const profiles = profilesOf(nodes, sizes.titles.words, texts, starts);
  const titles = splitTerms('titles', first, sizes.titles, size, profiles);
  const bodies = splitTerms('bodies', second, sizes.bodies, size);
  const named = [...titles.parts, ...bodies.parts, ...pages];
  const parts = new Map(named.map(([name, part]) => [name, JSON.stringify(part)]));
  const hash = fingerprint([...parts].map(([name, json]) => name + fingerprint(json)).join(' ')).slice(0, 8);
  const areas = [...new Set(first.pages.url.map(areaOf))];
  const index: PartedIndex = {
    format: 3,
    hash,
    facets: first.facets,
    japanese: first.japanese,
    phrases: first.phrases,
    pages: {
      facets: first.pages.facets,
      area: first.pages.url.map((url) => areas.indexOf(areaOf(url))),
      nodes: nodesOf,
      texts: textsOf,
    },
    areas,
    titles: titles.shape,
    bodies: bodies.shape,
  };
  return { index: JSON.stringify(index), hash, parts };
}

const sizesOf = (postings: Readonly<Record<Field, Postings>>, count: number): Sizes => ({
  names: countTerms(count, openLists(postings.names)),
  words: countTerms(count, openLists(postings.words)),
});

/** Two parts for each page. Headings and texts of a page lie side by side, for records come in page order. */
function splitPages(
  first: FirstTier,
  second: SecondTier,
  nodes: readonly NodeEntry[],
  texts: readonly TextEntry[],
  sizes: Readonly<Record<TierName, Sizes>>,
): { readonly pages: NamedParts; readonly nodesOf: readonly number[]; readonly textsOf: readonly number[] } {
  const factsAt = factsOf(nodes);
  const nodesOf = first.pages.url.map(() => 0);
  const textsOf = first.pages.url.map(() => 0);
  for (const { page } of nodes) nodesOf[page] = (nodesOf[page] ?? 0) + 1;
  for (const { node } of texts) {
    const page = nodes[node]?.page ?? 0;
    textsOf[page] = (textsOf[page] ?? 0) + 1;
  }
  let node = 0;
  let text = 0;
  const pages = first.pages.url.flatMap((url, page): NamedParts => {
    const from = node;
    const textFrom = text;
    node += nodesOf[page] ?? 0;
    text += textsOf[page] ?? 0;
    const own = nodes.slice(from, node);
    const said = second.text.slice(textFrom, text);
    const cuts = cutTexts(said);
    const details = [...new Set(['', ...own.map(({ detail }) => detail ?? '')])];
    const part: PagePart = {
      url,
      nodes: {
        text: first.nodes.text.slice(from, node),
        level: first.nodes.level.slice(from, node),
        parent: packNumbers(own.map(({ parent }, i) => (parent === null ? 0 : from + i - parent))),
        anchor: first.nodes.anchor.slice(from, node),
        kind: first.nodes.kind.slice(from, node),
        detail: packNumbers(own.map(({ detail }) => details.indexOf(detail ?? ''))),
      },
      details,
      repeats: own.flatMap(({ kind, repeats }) => (isRowKind(kind) ? [] : [repeats])),
      counts: own.flatMap(({ kind }, i) => {
        const { pages, places } = factsAt(from + i);
        return isRowKind(kind) ? [Number(pages), Number(places)] : [];
      }),
      names: packSizes(sizes.titles.names.slice(from, node)),
      words: packSizes(sizes.titles.words.slice(from, node)),
      texts: {
        node: packTextNodes(texts.slice(textFrom, text).map(({ node, own }) => ({ node: node - from, own }))),
        cuts,
        names: packSizes(sizes.bodies.names.slice(textFrom, text)),
        words: packSizes(sizes.bodies.words.slice(textFrom, text)),
      },
    };
    return [
      [partNames.page(page), part],
      ...[0, ...cuts].map((cut, number): NamedParts[number] => [
        partNames.texts(page, number),
        said.slice(cut, cuts[number]) satisfies TextPart,
      ]),
    ];
  });
  return { pages, nodesOf, textsOf };
}

/** Places at which texts are cut into parts. */
function cutTexts(texts: readonly string[]): number[] {
  const cuts: number[] = [];
  let size = 0;
  for (const [at, { length }] of texts.entries()) {
    if (size > 0 && size + length > textSize) {
      cuts.push(at);
      size = 0;
    }
    size += length;
  }
  return cuts;
}
