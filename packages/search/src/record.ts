import { type Facts, type Hierarchy, type Kind, kindFacts, LEVELS, type Level } from './contract.ts';

/** One findable thing, in the shape that the hosted service stores. */
export interface SearchRecord {
  /** Begins with the kind; stable as long as place and name of the record are, of running text also its words. */
  readonly objectID: string;
  readonly hierarchy: Hierarchy;
  /** Plain text, no markup; null when the record is a bare heading. */
  readonly content: string | null;
  readonly type: Level | 'content';
  /** Path with anchor, or an absolute address when the extractor was given an origin. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly kind: Kind;
  readonly facts: Facts;
  /** Place on the page, from 0. */
  readonly position: number;
  /** Rank of the kind and level among equally good matches: higher comes first. */
  readonly weight: number;
}

/** The deepest level that is set; 'lvl0' when none is. */
export function deepestLevel(hierarchy: Hierarchy): Level {
  return LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl0';
}

/** Custom rank of a record: its kind first, then headings that stand higher on the page. */
export function weightOf(kind: Kind, type: SearchRecord['type']): number {
  return kindFacts[kind].weight + (type === 'content' ? 0 : LEVELS.length - LEVELS.indexOf(type));
}

/** Sixteen hexadecimal digits over the text; equal text gives an equal result on every machine. */
export function fingerprint(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * The record's identity: what it is, where it stands and what it is called. Of running text, which has no name, also what
 * it says; what is said of a row comes with the second file only, and a row stays the same row when it arrives.
 */
export function recordId(
  record: Omit<SearchRecord, 'objectID' | 'facts' | 'position' | 'weight' | 'url' | 'url_without_anchor'> & {
    path: string;
  },
): string {
  const { path, anchor, kind, type, hierarchy, content, language, version } = record;
  const levels = LEVELS.map((level) => hierarchy[level] ?? '');
  const words = type === 'content' ? (content ?? '') : '';
  return `${kind}-${fingerprint([path, anchor ?? '', type, language, version, ...levels, words].join('\u0000'))}`;
}
