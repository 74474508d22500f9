import type { NodeEntry, TextEntry } from './nodes.ts';
import type { TermIndex } from './term-index.ts';

/** Everything that ranking reads. */
export interface SearchIndex {
  readonly nodes: readonly NodeEntry[];
  readonly titles: TermIndex;
  texts: readonly TextEntry[];
  bodies: TermIndex | null;
}
