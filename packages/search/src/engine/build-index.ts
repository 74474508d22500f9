import { KINDS, LEVELS, usualAnchor } from '../contract.ts';
import { deepestLevel, type SearchRecord } from '../record.ts';
import { packNumbers } from './gaps.ts';
import type { FirstTier, IndexFiles, SecondTier, Tiers } from './index-data.ts';
import { packTextNodes, slugOf } from './nodes.ts';
import { otherWordsFor } from './other-words.ts';
import { packPostings } from './pack-postings.ts';
import { textTerms, titleTerms } from './terms.ts';
import { japanese, phrases } from './vocabulary.ts';

interface Node {
  readonly text: string;
  readonly level: number;
  readonly parent: number | null;
  readonly page: number;
  readonly anchor: string | null;
  readonly kind: SearchRecord['kind'];
  readonly detail: string;
}

/** The two index files as they are written. */
export function buildIndex(...site: Parameters<typeof buildTiers>): IndexFiles {
  const { first, second } = buildTiers(...site);
  return { first: JSON.stringify(first), second: JSON.stringify(second) };
}

/**
 * Makes the two tiers of the index out of records.
 * @param records In page order, each heading before what stands below it, as the extractor gives them.
 * @param names What Japanese words are called on the pages, where the vocabulary knows no part of them.
 */
export function buildTiers(records: readonly SearchRecord[], names: Readonly<Record<string, string>> = {}): Tiers {
  const nodes: Node[] = [];
  /** `terms`: the words by which a text is found, which are not always those that are shown. */
  const texts: { node: number; own: boolean; text: string; terms: string }[] = [];
  const pages = new Map<string, { number: number; facets: number }>();
  const facets = new Map<string, number>();
  let known = new Map<string, number>();
  let currentPage = -1;

  for (const record of records) {
    const facetKey = JSON.stringify([record.language, record.docusaurus_tag, record.version]);
    const facet = facets.get(facetKey) ?? facets.set(facetKey, facets.size).size - 1;
    const pageKey = `${facet} ${record.url_without_anchor}`;
    let page = pages.get(pageKey);
    if (!page) {
      page = { number: pages.size, facets: facet };
      pages.set(pageKey, page);
    }
    if (page.number !== currentPage) known = new Map();
    currentPage = page.number;
    const { number: pageNumber } = page;
    const own = LEVELS.indexOf(record.type === 'content' ? deepestLevel(record.hierarchy) : record.type);
    let parent: number | null = null;
    for (let level = 0; level <= own; level += 1) {
      const text = record.hierarchy[LEVELS[level] ?? 'lvl0'];
      if (text === null || text === undefined) continue;
      const key: string = `${parent} ${level} ${text}`;
      const isRecord = level === own && record.type !== 'content';
      let node: number | undefined = isRecord ? undefined : known.get(key);
      if (node === undefined) {
        node = nodes.length;
        nodes.push({
          text,
          level,
          parent,
          page: pageNumber,
          anchor: isRecord ? record.anchor : null,
          kind: isRecord ? record.kind : 'prose',
          detail: (isRecord && record.facts.detail) || '',
        });
        known.set(key, node);
      }
      parent = node;
    }
    const otherWords = record.type === 'content' ? '' : otherWordsFor(record.url);
    // Before the description of the heading: of several texts that are no records the last one is shown.
    if (otherWords !== '' && parent !== null) texts.push({ node: parent, own: false, text: '', terms: otherWords });
    if (record.content !== null && parent !== null)
      texts.push({ node: parent, own: record.type === 'content', text: record.content, terms: record.content });
  }

  const urls = [...pages.keys()].map((key) => key.slice(key.indexOf(' ') + 1));
  const details = [...new Set(['', ...nodes.map(({ detail }) => detail)])];
  const detailAt = new Map(details.map((detail, at) => [detail, at]));
  const titles = nodes.map(({ text, kind, page }) => titleTerms(text, kind === 'page' ? slugOf(urls[page] ?? '') : ''));
  const first: FirstTier = {
    format: 4,
    pages: {
      url: urls,
      facets: [...pages.values()].map((page) => page.facets),
    },
    facets: [...facets.keys()].map((key) => JSON.parse(key) as [string, string, string]), // written above
    nodes: {
      text: nodes.map(({ text }) => text),
      level: nodes.map(({ level }) => level).join(''),
      parent: packNumbers(nodes.map(({ parent }, i) => (parent === null ? 0 : i - parent))),
      page: packNumbers(nodes.map(({ page }, i) => page - (nodes[i - 1]?.page ?? 0))),
      anchor: nodes.map((node) => packAnchor(node)),
      kind: nodes.map(({ kind }) => KINDS.indexOf(kind).toString(36)).join(''),
      detail: packNumbers(nodes.map(({ detail }) => detailAt.get(detail) ?? 0)),
    },
    details,
    japanese: Object.fromEntries([
      ...Object.entries(names).filter(([word]) => !isKnown(word)),
      ...Object.entries(japanese).filter(([word]) => !isTaken(word)),
    ]),
    phrases: phrases.map(([said, meant]) => [said.source, meant]),
    names: packPostings(titles.map(({ names }) => names)),
    words: packPostings(titles.map(({ words }) => words)),
  };
  const bodies = texts.map(({ terms }) => textTerms(terms));
  const second: SecondTier = {
    format: 4,
    node: packTextNodes(texts),
    text: texts.map(({ text }) => text),
    names: packPostings(bodies.map(({ names }) => names)),
    words: packPostings(bodies.map(({ words }) => words)),
  };
  return { first, second };
}

function isKnown(word: string): boolean {
  return (
    Object.keys(japanese).some((entry) => word.includes(entry)) || phrases.some(([said]) => word.search(said) >= 0)
  );
}

/** Whether a fixed expression takes the place of a word wherever it stands, so that nobody looks it up any more. */
function isTaken(word: string): boolean {
  return phrases.some(([said]) => `。${word}。`.replace(said, '') === '。。');
}

/** 0 stands for no anchor, 1 for the one that follows from kind and text. */
function packAnchor({ anchor, kind, text }: Node): string | 0 | 1 {
  if (anchor === null) return 0;
  return anchor === usualAnchor(kind, text) ? 1 : anchor;
}
