import { findBlock } from '../catalogue/find-tag.ts';
import { allPages, pagesOfBlock } from './place.ts';
import type { About, Finding } from './rule.ts';
import type { Theme } from './theme.ts';

/** A finding, with what tells it from what only follows from another one. */
export interface Traced {
  readonly finding: Finding;
  readonly about: About | undefined;
  readonly cause: string | undefined;
}

/** Findings with one cause that are shown one by one. */
const most = 3;

/**
 * Leaves one finding for one cause: nothing about the other end of a block whose tag is misspelled, nor about what is
 * missing only because it is, nor about places where such a block decides about them, and one finding per rule and place
 * of the source. Of many findings with one cause, the first few are left, and the first says how many there are.
 */
export function onlyCauses(found: readonly Traced[], theme: Theme): Finding[] {
  const { problems } = theme.tree;
  const lost = lostTags(found, theme);
  const torn = new Set(problems.map(({ name }) => name));
  const crossed = new Set(problems.flatMap(({ code, name }) => (code === 'crossed-block' ? [name] : [])));
  const broken = [...lost.keys(), ...torn].some(decidesPlaces);
  const otherEnds = new Set(
    problems.flatMap(({ code, name, span: { start } }) => {
      const { open = Number.POSITIVE_INFINITY, close = -1 } = lost.get(name) ?? {};
      return (code === 'stray-close' && open < start) || (code === 'unclosed-block' && close >= start) ? [start] : [];
    }),
  );
  const meant = new Set(found.flatMap((each) => (namesTags(each) ? (each.finding.expected ?? []) : [])));
  const follows = ({ finding: { expected, span }, about }: Traced): boolean => {
    if (about === 'pair') return otherEnds.has(span.start);
    if (about === 'spelling') return false;
    const block = blockOf(expected)?.name ?? '';
    const written = blockOf(theme.source.slice(span.start, span.end))?.name ?? '';
    if (about === 'tag' && crossed.has(written)) return true;
    return (about === 'place' && broken) || meant.has(expected ?? '') || lost.has(block) || torn.has(block);
  };
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const left: Traced[] = [];
  for (const each of found) {
    const { finding, about } = each;
    const { rule, span, message } = finding;
    if (follows(each)) continue;
    const isAboutTag = about === 'place' || about === 'tag';
    const place = isAboutTag ? `tag ${span.start}` : `${rule} ${span.start} ${span.end} ${message}`;
    if (seen.has(place)) continue;
    seen.add(place);
    const key = keyOf(each);
    const count = (counts.get(key) ?? 0) + 1;
    if (each.cause !== undefined) counts.set(key, count);
    if (count <= most) left.push(each);
  }
  const told = new Set<string>();
  return left.map((each) => {
    const key = keyOf(each);
    const more = (counts.get(key) ?? 0) - most;
    if (more <= 0 || told.has(key)) return each.finding;
    told.add(key);
    return { ...each.finding, message: `${each.finding.message}; ${more} more below have the same cause` };
  });
}

const keyOf = ({ finding, cause }: Traced): string => `${finding.rule} ${cause}`;

/** Whether a finding says which tag the author has meant. */
const namesTags = ({ about }: Traced): boolean => about === 'spelling' || about === 'pair';

/** Where the tags of a block are misspelled. */
interface Lost {
  /** The first opening tag. */
  open?: number;
  /** The last closing tag. */
  close?: number;
}

/** The blocks that the author has meant in misspelled tags, and the misspelled blocks themselves, by their names. */
function lostTags(found: readonly Traced[], { tree, source }: Theme): ReadonlyMap<string, Lost> {
  const lost = new Map<string, Lost>();
  const add = (block: ReturnType<typeof blockOf>, offset: number) => {
    if (!block) return;
    const { open = offset, close = offset } = lost.get(block.name) ?? {};
    lost.set(block.name, {
      ...lost.get(block.name),
      ...(block.closes ? { close: Math.max(close, offset) } : { open: Math.min(open, offset) }),
    });
  };
  for (const { code, expected, span } of tree.problems) if (code === 'broken-tag') add(blockOf(expected), span.start);
  for (const each of found) {
    const { expected, span } = each.finding;
    if (!namesTags(each)) continue;
    add(blockOf(expected), span.start);
    const written = each.about === 'spelling' ? blockOf(source.slice(span.start, span.end)) : undefined;
    if (written) add({ ...written, closes: true }, span.start);
  }
  return lost;
}

/** Reads `{block:Items}` or `{/block:Items}`; undefined for everything else. */
function blockOf(tag = ''): { readonly name: string; readonly closes: boolean } | undefined {
  const [, slash, name] = /^\{(\/?)block:([^}]+)\}$/.exec(tag) ?? [];
  return name === undefined ? undefined : { name, closes: slash !== '' };
}

/** Whether a block's extent decides where other tags have a meaning. */
function decidesPlaces(name: string): boolean {
  const tag = findBlock(name)?.tag;
  return tag !== undefined && (tag.kind !== 'condition' || pagesOfBlock(tag) !== allPages);
}
