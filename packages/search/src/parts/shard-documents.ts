import { unpackGaps } from '../engine/gaps.ts';
import type { TermShard } from './part-data.ts';

/** Sorted numbers of the documents in which a term of a shard stands. */
export function documentsOf({ names, words }: Pick<TermShard, 'names' | 'words'>): Uint32Array {
  const all = [names, words].flatMap(({ gaps }) => gaps.split(',').flatMap(unpackGaps));
  return Uint32Array.from(all)
    .sort()
    .filter((document, at, sorted) => document !== sorted[at - 1]);
}
