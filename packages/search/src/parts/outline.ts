import { unfold } from '../engine/gaps.ts';
import { type PartedIndex, type ProfileColumn, profileColumns, type TermShard } from './part-data.ts';
import { unpackProfiles } from './profiles.ts';

/** What is known of a site before its pages are there. */
export interface Outline {
  readonly pages: number;
  /** First heading or row, and first text, of each page. */
  readonly nodeStarts: readonly number[];
  readonly textStarts: readonly number[];
  /** The page of each heading or row, and of each text. */
  readonly pageOfNode: Uint32Array;
  readonly pageOfText: Uint32Array;
  /** By heading or row, 1 where its profile is known: where one of its words was looked up. */
  readonly isKnown: Uint8Array;
  /** Columns of profiles, by heading or row; `first` is the number of a text on all of the site. */
  readonly profiles: Readonly<Record<ProfileColumn, Uint32Array>>;
  /** The heading or row of each text; -1 where that is not known. */
  readonly nodeOfText: Int32Array;
  /** Notes what a shard tells of headings and rows. */
  readonly note: (nodes: Uint32Array, packed: NonNullable<TermShard['profiles']>) => void;
}

export function outlineOf({ pages: { nodes, texts } }: PartedIndex): Outline {
  const [nodeStarts, textStarts] = [startsOf(nodes), startsOf(texts)];
  const [pageOfNode, pageOfText] = [pagesOf(nodes), pagesOf(texts)];
  const isKnown = new Uint8Array(pageOfNode.length);
  const columns = profileColumns.map((name) => [name, new Uint32Array(pageOfNode.length)]);
  const profiles = Object.fromEntries(columns) as Record<ProfileColumn, Uint32Array>; // all of them
  const nodeOfText = new Int32Array(pageOfText.length).fill(-1);
  const { first, own } = profiles;
  return {
    pages: nodes.length,
    nodeStarts,
    textStarts,
    pageOfNode,
    pageOfText,
    isKnown,
    profiles,
    nodeOfText,
    note: (noted, packed) => {
      const told = unpackProfiles(packed);
      for (const name of profileColumns)
        for (const [i, node] of noted.entries()) profiles[name][node] = told[name][i] ?? 0;
      for (const node of noted) {
        const page = pageOfNode[node] ?? 0;
        const start = (textStarts[page] ?? 0) + node - (nodeStarts[page] ?? 0) + unfold(first[node] ?? 0);
        first[node] = start;
        isKnown[node] = 1;
        nodeOfText.fill(node, start, start + (own[node] ?? 0));
      }
    },
  };
}

/** Numbers of the first things of each page. */
export function startsOf(counts: readonly number[]): number[] {
  let start = 0;
  return counts.map((count) => {
    start += count;
    return start - count;
  });
}

function pagesOf(counts: readonly number[]): Uint32Array {
  const pages = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [page, count] of counts.entries()) {
    pages.fill(page, at, at + count);
    at += count;
  }
  return pages;
}
