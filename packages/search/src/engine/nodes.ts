import { type Facts, type Hierarchy, KINDS, type Kind, LEVELS, usualAnchor } from '../contract.ts';
import { countRows, uncounted } from '../count-rows.ts';
import { recordId, type SearchRecord, weightOf } from '../record.ts';
import { fold, packNumbers, unfold, unpackNumbers } from './gaps.ts';
import type { FirstTier, SecondTier } from './index-data.ts';
import { closedPages } from './vocabulary.ts';
import { standing } from './weights.ts';

/** A heading or data row. */
export interface NodeEntry {
  readonly text: string;
  readonly level: number;
  readonly parent: number | null;
  readonly page: number;
  readonly anchor: string | null;
  readonly kind: Kind;
  /** For pages the end of their address, which often is the name that readers know: `access_token`; else ''. */
  readonly slug: string;
  /** Steps of the page's address: 1 for /api/, 2 for /api/items/. What readers cannot call lies deeper: they rather ask for the same name elsewhere. */
  readonly depth: number;
  /** Page and anchor: entries of one place are one answer. A call is in the place of its page, which is about nothing else. */
  readonly place: string;
  /** Number of headings with the same text: `Request samples` stands on every page of an operation. */
  readonly repeats: number;
  /** What the head of a row says beside its name; null for nothing. */
  readonly detail: string | null;
}

/** A text: of its own, or the description of a node. */
export interface TextEntry {
  readonly node: number;
  readonly own: boolean;
  readonly text: string;
}

/** Unpacks the nodes of the first file. */
export function readNodes({ nodes, pages, details }: Pick<FirstTier, 'nodes' | 'pages' | 'details'>): NodeEntry[] {
  const repeats = new Map<string, number>();
  for (const text of nodes.text) repeats.set(text, (repeats.get(text) ?? 0) + 1);
  const [parents = [], pageSteps = [], detailsAt = []] = [nodes.parent, nodes.page, nodes.detail].map(unpackNumbers);
  let page = 0;
  const anchors: (string | null)[] = [];
  return nodes.text.map((text, i) => {
    page += pageSteps[i] ?? 0;
    const distance = parents[i] ?? 0;
    const kind = KINDS[Number.parseInt(nodes.kind[i] ?? '', 36)] ?? 'prose';
    const packed = nodes.anchor[i];
    const anchor = packed === 1 ? usualAnchor(kind, text) : typeof packed === 'string' ? packed : null;
    anchors.push(anchor);
    const url = pages.url[page] ?? '';
    const slug = kind === 'page' ? slugOf(url) : '';
    const steps = url
      .replace(/^https?:\/\/[^/]*/, '')
      .split('/')
      .filter(Boolean).length;
    const depth = closedPages.test(url) ? steps + standing.closed : steps;
    const parent = distance === 0 ? null : i - distance;
    return {
      text,
      level: Number(nodes.level[i]),
      parent,
      page,
      anchor,
      kind,
      slug,
      place: `${page}#${kind === 'operation' ? '' : (anchor ?? (parent === null ? '' : (anchors[parent] ?? '')))}`,
      depth,
      repeats: kind === 'section' || kind === 'prose' ? (repeats.get(text) ?? 1) : 1,
      detail: details[detailsAt[i] ?? 0] || null,
    };
  });
}

/** Tells the facts of each node. */
export function factsOf(nodes: readonly NodeEntry[]): (at: number) => Facts {
  const operations = new Map<number, string>();
  for (const node of nodes) if (node.kind === 'operation') operations.set(node.page, node.text);
  const countsOf = countRows(nodes.map(({ kind, text, page }) => ({ kind, name: text, page })));
  return (at) => {
    const node = nodes[at];
    if (!node) throw new RangeError(`Unexpected node ${at}, expected one of ${nodes.length}`);
    const { kind, text, page, detail } = node;
    return { detail, operation: operations.get(page) ?? null, ...countsOf({ kind, name: text }) };
  };
}

/** The last part of an address. */
export function slugOf(url: string): string {
  return /([^/]*)\/?$/.exec(url)?.[1] ?? '';
}

/** Unpacks the texts of the second file. */
export function readTexts(second: Pick<SecondTier, 'node' | 'text'>): TextEntry[] {
  const packed = unpackNumbers(second.node);
  let node = 0;
  return second.text.map((text, i) => {
    const number = packed[i] ?? 0;
    node += unfold(number >> 1);
    return { node, own: number % 2 === 1, text };
  });
}

/** Packs the nodes of texts: the distance from the one before, and 1 for a text that is a record of its own. */
export function packTextNodes(texts: readonly Pick<TextEntry, 'node' | 'own'>[]): string {
  const distances = texts.map(({ node }, i) => fold(node - (texts[i - 1]?.node ?? 0)));
  return packNumbers(distances.map((distance, i) => 2 * distance + Number(texts[i]?.own)));
}

/** Puts a record together again. `text` is null for headings, and for rows while the second file is missing. */
export function assemble(
  { pages, facets }: Pick<FirstTier, 'pages' | 'facets'>,
  nodes: readonly NodeEntry[],
  at: number,
  text: TextEntry | null,
  known: Facts,
): SearchRecord {
  const node = nodes[at];
  if (!node) throw new RangeError(`Unexpected node ${at}, expected one of ${nodes.length}`);
  const levels: Record<string, string | null> = Object.fromEntries(LEVELS.map((level) => [level, null]));
  let anchor = node.anchor;
  for (let each: NodeEntry | undefined = node; each; each = each.parent === null ? undefined : nodes[each.parent]) {
    levels[LEVELS[each.level] ?? 'lvl6'] = each.text;
    anchor ??= each.anchor;
  }
  const hierarchy = levels as Hierarchy; // every level was set above
  const path = pages.url[node.page] ?? '';
  const [language, tag, version] = facets[pages.facets[node.page] ?? 0] ?? ['en', 'default', 'current'];
  const type = text?.own ? 'content' : (LEVELS[node.level] ?? 'lvl6');
  const kind = text?.own ? 'prose' : node.kind;
  const said = {
    hierarchy,
    content: text?.text || null,
    type,
    anchor,
    language,
    docusaurus_tag: tag,
    version,
    kind,
  } as const;
  return {
    objectID: recordId({ ...said, path }),
    ...said,
    url: anchor ? `${path}#${anchor}` : path,
    url_without_anchor: path,
    facts: text?.own ? { ...known, detail: null, ...uncounted } : known,
    position: at,
    weight: weightOf(kind, type),
  };
}
