import { kindFacts, kindOfId } from '@shop-docs/search/contract';

/** The part of a hit that tells what it is; every server of the protocol sends it. */
export interface KnownHit {
  readonly objectID?: string;
}

/** What a hit is, in one word; undefined for a section, a piece of text, and records that are not ours. */
export function hitLabel({ objectID = '' }: KnownHit): string | undefined {
  const kind = kindOfId(objectID);
  return (kind && kindFacts[kind].label) ?? undefined;
}
