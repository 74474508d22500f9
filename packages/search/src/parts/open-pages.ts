import { type Facts, isRowKind } from '../contract.ts';
import { uncounted } from '../count-rows.ts';
import { type NodeEntry, readNodes, readTexts, type TextEntry } from '../engine/nodes.ts';
import { unpackSizes } from '../engine/term-index.ts';
import type { ShardedIndex } from './open-shards.ts';
import type { Outline } from './outline.ts';
import { type PagePart, type PartedIndex, partNames, type TextPart } from './part-data.ts';
import type { Parts } from './parts.ts';

/** Pages of an index in parts. Lists have holes for pages that no question came near. */
export interface OpenPages {
  readonly urls: readonly string[];
  readonly nodes: readonly NodeEntry[];
  readonly texts: readonly TextEntry[];
  readonly factsAt: (node: number) => Facts;
  /** By node, the text that describes it. */
  readonly described: ReadonlyMap<number, TextEntry>;
  /** Puts a page in its place, as soon as its part is there; then what was asked is asked again. */
  open(page: number): void;
}

/**
 * Opens pages of a site.
 * @param terms Take the numbers of terms of opened pages.
 */
export function openPages(
  { pages, areas }: PartedIndex,
  parts: Parts,
  { nodeStarts, textStarts, pageOfNode, pageOfText }: Outline,
  { titles, bodies }: { readonly titles: ShardedIndex; readonly bodies: ShardedIndex },
): OpenPages {
  const urls = pages.area.map((area) => `/${areas[area] ?? ''}`); // enough to tell the part of the site
  const nodes = new Array<NodeEntry>(pageOfNode.length);
  const texts = new Array<TextEntry>(pageOfText.length);
  const facts = new Map<number, Facts>();
  const described = new Map<number, TextEntry>();
  const opened = new Set<number>();

  const place = (page: number, part: PagePart): void => {
    const from = nodeStarts[page] ?? 0;
    const textFrom = textStarts[page] ?? 0;
    urls[page] = part.url;
    const own = nodesOf(part, page, from);
    own.forEach((node, i) => {
      nodes[from + i] = node;
    });
    factsIn(part, own).forEach((each, i) => {
      facts.set(from + i, each);
    });
    readTexts({ node: part.texts.node, text: Array.from(part.texts.names, () => '') }).forEach(({ node, own }, i) => {
      const text: TextEntry = {
        node: from + node,
        own,
        get text() {
          return textAt(parts, page, part.texts.cuts, i);
        },
      };
      texts[textFrom + i] = text;
      if (!own) described.set(text.node, text);
    });
    for (const field of ['names', 'words'] as const) {
      titles.sizes[field].set(unpackSizes(part[field]), from);
      bodies.sizes[field].set(unpackSizes(part.texts[field]), textFrom);
    }
  };
  return {
    urls,
    nodes,
    texts,
    described,
    factsAt: (node) => {
      const known = facts.get(node);
      if (!known) throw new RangeError(`Unexpected node ${node}, expected one of an opened page`);
      return known;
    },
    open: (page) => {
      if (opened.has(page)) return;
      const part = parts.read<PagePart>(partNames.page(page));
      if (!part) return;
      opened.add(page);
      place(page, part);
      parts.askAgain();
    },
  };
}

function textAt(parts: Parts, page: number, cuts: readonly number[], text: number): string {
  const number = cuts.filter((cut) => cut <= text).length;
  const from = cuts[number - 1] ?? 0;
  return parts.read<TextPart>(partNames.texts(page, number))?.[text - from] ?? '';
}

/** The nodes of a page, numbered as on all of the site. */
function nodesOf({ url, nodes, details, repeats }: PagePart, page: number, from: number): NodeEntry[] {
  const own = readNodes({ nodes: { ...nodes, page: '' }, pages: { url: [url], facets: [] }, details });
  let sections = 0;
  return own.map((node) => ({
    ...node,
    page,
    parent: node.parent === null ? null : node.parent + from,
    place: `${page}${node.place.slice(1)}`, // it had the number 0
    repeats: isRowKind(node.kind) ? node.repeats : (repeats[sections++] ?? 1),
  }));
}

function factsIn({ counts }: PagePart, nodes: readonly NodeEntry[]): Facts[] {
  const operation = nodes.findLast(({ kind }) => kind === 'operation')?.text ?? null;
  let rows = 0;
  return nodes.map(({ kind, detail }) => {
    if (!isRowKind(kind)) return { detail, operation, ...uncounted };
    const [pages, places] = [counts[rows], counts[rows + 1]].map(String);
    rows += 2;
    return { detail, operation, pages: pages ?? null, places: places ?? null };
  });
}
