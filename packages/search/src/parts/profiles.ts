import { KINDS } from '../contract.ts';
import { fold, packNumbers, unpackNumbers } from '../engine/gaps.ts';
import type { NodeEntry, TextEntry } from '../engine/nodes.ts';
import { standingOf } from '../engine/rank.ts';
import { type Profile, profileColumns, type TermShard } from './part-data.ts';

/** What is left of a standing at each step; the number of steps is what a profile has of it. */
const standingStep = 0.9;

/**
 * Tells of each heading or row what its rank depends on, and where the headings and texts below it lie. A text that comes
 * after those of deeper headings is told of as theirs: this is for a first guess.
 * @param words Number of words in each.
 */
export function profilesOf(
  nodes: readonly NodeEntry[],
  words: Uint8Array,
  texts: readonly TextEntry[],
  starts: { readonly nodeStarts: readonly number[]; readonly textStarts: readonly number[] },
): Profile[] {
  const spans = nodes.map(() => 0);
  const firsts = new Map<number, number>();
  const lasts = new Map<number, number>();
  for (const [at, { node }] of texts.entries()) {
    if (!firsts.has(node)) firsts.set(node, at);
    lasts.set(node, at);
  }
  const ends = nodes.map((_, at) => (lasts.get(at) ?? -1) + 1);
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const parent = nodes[at]?.parent ?? null;
    if (parent === null) continue;
    spans[parent] = (spans[parent] ?? 0) + (spans[at] ?? 0) + 1;
    ends[parent] = Math.max(ends[parent] ?? 0, ends[at] ?? 0);
  }
  let before = 0;
  return nodes.map((node, at) => {
    const first = firsts.get(at) ?? before;
    let own = 0;
    while (texts[first + own]?.node === at) own += 1;
    before = first + own;
    return {
      kind: KINDS.indexOf(node.kind),
      level: node.level,
      words: words[at] ?? 0,
      standing: Math.round(Math.log(standingOf(node)) / Math.log(standingStep)),
      span: spans[at] ?? 0,
      first: fold(first - (starts.textStarts[node.page] ?? 0) - (at - (starts.nodeStarts[node.page] ?? 0))),
      own,
      below: Math.max(own, (ends[at] ?? 0) - first),
    };
  });
}

export function packProfiles(profiles: readonly Profile[]): NonNullable<TermShard['profiles']> {
  const columns = profileColumns.map((name) => [name, packNumbers(profiles.map((each) => each[name]))]);
  return Object.fromEntries(columns) as NonNullable<TermShard['profiles']>; // all of them
}

/** The columns of {@link packProfiles} as numbers. */
export function unpackProfiles(packed: NonNullable<TermShard['profiles']>): Readonly<Record<keyof Profile, number[]>> {
  const columns = profileColumns.map((name) => [name, unpackNumbers(packed[name])]);
  return Object.fromEntries(columns) as Record<keyof Profile, number[]>; // all of them
}

/** @param steps As a profile has them. */
export function standingAfter(steps: number): number {
  return standingStep ** steps;
}
