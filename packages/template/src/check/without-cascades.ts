import { findBlock } from '../catalogue/find-tag.ts';
import type { Finding } from './rule.ts';
import type { Theme } from './theme.ts';

/** Rules whose findings follow from a block that has lost one of its tags. */
const followers = new Set(['outside-loop', 'wrong-page', 'item-on-every-page', 'image-in-list', 'page-contents-place']);
/** Rules about places: where many tags lack the same block, the block is what is missing. */
const placeRules = new Set(['outside-loop', 'wrong-page']);
/** Findings of one rule with one message tail that are shown one by one. */
const most = 3;

/**
 * Leaves one finding for one cause: nothing about places where a broken block decides about them, one finding per rule
 * and place of the source, and one for many tags that all lack the same block.
 */
export function withoutCascades(findings: readonly Finding[], { tree }: Theme): Finding[] {
  const broken = tree.problems.some(({ code, name }) => code !== 'broken-tag' && decidesPlaces(name));
  const brokenBlocks = new Set(
    tree.problems.filter(({ code }) => code === 'broken-tag').map(({ name }) => `{block:${name}}`),
  );
  const lacksOnlyBroken = ({ rule, message }: Finding) =>
    rule === 'missing-guard' && brokenBlocks.has(/expected it inside (\{block:[^}]+\})/.exec(message)?.[1] ?? '');
  const seen = new Set<string>();
  const alike = new Map<string, { first: Finding; count: number }>();
  const left: Finding[] = [];
  for (const finding of findings) {
    const { rule, span, message } = finding;
    if ((broken && followers.has(rule)) || lacksOnlyBroken(finding)) continue;
    const place = `${placeRules.has(rule) ? 'place' : rule} ${span.start} ${span.end} ${placeRules.has(rule) ? '' : message}`;
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

/** Whether a block's extent decides where other tags have a meaning. */
function decidesPlaces(name: string): boolean {
  const tag = findBlock(name)?.tag;
  return tag !== undefined && (tag.kind !== 'condition' || tag.page === 'syntax/page');
}
