import { findBlock } from '../catalogue/find-tag.ts';
import { allPages, pagesOfBlock } from './place.ts';
import type { Finding, Rule } from './rule.ts';
import { brokenTag } from './rules/broken-tag/index.ts';
import { crossedBlock } from './rules/crossed-block/index.ts';
import { disableComment } from './rules/disable-comment/index.ts';
import { hiddenRequiredTag } from './rules/hidden-required-tag/index.ts';
import { imageInList } from './rules/image-in-list/index.ts';
import { itemOnEveryPage } from './rules/item-on-every-page/index.ts';
import { knownMistake } from './rules/known-mistake/index.ts';
import { listPaging } from './rules/list-paging/index.ts';
import { loadItemsUrl } from './rules/load-items-url/index.ts';
import { loadPage } from './rules/load-page/index.ts';
import { malformedTag } from './rules/malformed-tag/index.ts';
import { missingGuard } from './rules/missing-guard/index.ts';
import { neverShown } from './rules/never-shown/index.ts';
import { numberRange } from './rules/number-range/index.ts';
import { outsideLoop } from './rules/outside-loop/index.ts';
import { pageContentsPlace } from './rules/page-contents-place/index.ts';
import { purchaseForm } from './rules/purchase-form/index.ts';
import { requiredTag } from './rules/required-tag/index.ts';
import { strayClose } from './rules/stray-close/index.ts';
import { testLeftover } from './rules/test-leftover/index.ts';
import { themeLength } from './rules/theme-length/index.ts';
import { unclosedBlock } from './rules/unclosed-block/index.ts';
import { unknownBlock } from './rules/unknown-block/index.ts';
import { unknownVariable } from './rules/unknown-variable/index.ts';
import { unpublishedShop } from './rules/unpublished-shop/index.ts';
import { unusedOption } from './rules/unused-option/index.ts';
import { wrongPage } from './rules/wrong-page/index.ts';
import type { Theme } from './theme.ts';

const namesOf = (...rules: readonly Rule[]): ReadonlySet<string> => new Set(rules.map(({ name }) => name));

/** Rules whose findings follow from a block that has lost one of its tags. */
const followers = namesOf(outsideLoop, wrongPage, itemOnEveryPage, imageInList, pageContentsPlace);
/** Rules about places: where many tags lack the same block, the block is what is missing. */
const placeRules = namesOf(outsideLoop, wrongPage);
/** Rules about the tags themselves: what they expect is what the author has meant. */
const misspelt = namesOf(brokenTag, malformedTag, unknownVariable, unknownBlock, knownMistake, strayClose);
/** Rules about what is missing: what is there, but misspelt, is named already. */
const absences = namesOf(requiredTag, unusedOption, unpublishedShop, purchaseForm, loadPage, loadItemsUrl, listPaging);
/** Rules about places and numbers of a tag: one of them is enough for one tag. */
const aboutTag = namesOf(numberRange, outsideLoop, wrongPage, imageInList);
/** Rules that say something of tags in HTML comments: tags count there too, but what they print shows nowhere. */
const inComments = namesOf(
  unclosedBlock,
  strayClose,
  crossedBlock,
  brokenTag,
  hiddenRequiredTag,
  testLeftover,
  disableComment,
  themeLength,
);
/** Findings of one rule with one message tail that are shown one by one. */
const most = 3;

/**
 * Leaves one finding for one cause: nothing about the other end of a block whose tag is misspelt, nor about places where
 * such a block decides about them, one finding per rule and place of the source, and one for many tags that all lack the
 * same block. Of what stands in HTML comments, only what reaches out of them is left.
 */
export function withoutCascades(findings: readonly Finding[], theme: Theme): Finding[] {
  const { tree, regionAt } = theme;
  const lost = lostTags(findings, theme);
  const broken = [...lost.keys(), ...tree.problems.map(({ name }) => name)].some(decidesPlaces);
  const otherEnds = new Set(
    tree.problems.flatMap(({ code, name, span: { start } }) => {
      const { open = Number.POSITIVE_INFINITY, close = -1 } = lost.get(name) ?? {};
      return (code === 'stray-close' && open < start) || (code === 'unclosed-block' && close >= start) ? [start] : [];
    }),
  );
  const unclosed = new Set(tree.problems.flatMap(({ code, name }) => (code === 'stray-close' ? [] : [name])));
  const meant = new Set(findings.flatMap(({ rule, expected }) => (expected && misspelt.has(rule) ? [expected] : [])));
  const torn = new Set(tree.problems.map(({ name }) => name));
  const follows = ({ rule, severity, expected, span }: Finding) => {
    const block = blockOf(expected)?.name ?? '';
    if (absences.has(rule) && (meant.has(expected ?? '') || torn.has(block))) return true;
    if (rule === requiredTag.name && severity === 'note') return broken;
    if (rule === neverShown.name) return unclosed.has(block);
    if (rule === missingGuard.name) return lost.has(block) || torn.has(block);
    return (rule === strayClose.name || rule === unclosedBlock.name) && otherEnds.has(span.start);
  };
  /** Where a block never shows: that it is also on the wrong page says the same. */
  const hiddenForGood = new Set<number>();
  const seen = new Set<string>();
  const alike = new Map<string, { first: Finding; count: number }>();
  const left: Finding[] = [];
  for (const finding of findings) {
    const { rule, span, message } = finding;
    if ((broken && followers.has(rule)) || follows(finding)) continue;
    if (!inComments.has(rule) && regionAt(span.start)?.kind === 'comment') continue;
    if (rule === neverShown.name) hiddenForGood.add(span.start);
    if (rule === wrongPage.name && hiddenForGood.has(span.start)) continue;
    const place = aboutTag.has(rule) ? `tag ${span.start}` : `${rule} ${span.start} ${span.end} ${message}`;
    if (seen.has(place)) continue;
    seen.add(place);
    if (!placeRules.has(rule)) {
      left.push(finding);
      continue;
    }
    const cause = message.replace(/^Unexpected \S+/, '');
    const group = alike.get(cause) ?? { first: finding, count: 0 };
    group.count++;
    alike.set(cause, group);
    if (group.count <= most) left.push(finding);
  }
  const firstOf = new Map([...alike.values()].map((group) => [group.first, group]));
  return left.map((finding) => {
    const group = firstOf.get(finding);
    if (!group || group.count <= most) return finding;
    return { ...finding, message: `${finding.message}; ${group.count - most} more below have the same cause` };
  });
}

/** Where the tags of a block are misspelt. */
interface Lost {
  /** The first opening tag. */
  open?: number;
  /** The last closing tag. */
  close?: number;
}

/** The blocks that the author has meant in misspelt tags, and the misspelt blocks themselves, by their names. */
function lostTags(findings: readonly Finding[], { tree, source }: Theme): ReadonlyMap<string, Lost> {
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
  for (const { rule, expected, span } of findings) {
    if (!misspelt.has(rule)) continue;
    add(blockOf(expected), span.start);
    const written = rule === unknownBlock.name ? blockOf(source.slice(span.start, span.end)) : undefined;
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
