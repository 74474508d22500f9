import type { Node } from '../ast.ts';
import { type FoundTag, findBlock, findTag } from '../catalogue/find-tag.ts';
import { walk } from '../parse/walk.ts';
import { helpOf } from './help-of.ts';
import { onlyCauses, type Traced } from './only-causes.ts';
import { PlaceTracker } from './place.ts';
import type { Finding, Rule, RuleVisitor } from './rule.ts';
import { ruleNames } from './rules/rule-names.ts';
import { isSafeFix } from './safe-fix.ts';
import type { Theme } from './theme.ts';
import { withoutDisabled } from './without-disabled.ts';

/** Runs rules over a theme, those for whole themes only where it is one. */
export function runRules(theme: Theme, chosen: readonly Rule[]): Finding[] {
  const findings: Traced[] = [];
  const running = chosen.filter((rule) => !(theme.fragment && rule.wholeTheme));
  const visitors: RuleVisitor[] = running.map(({ name, severity, about, inComments, create }) =>
    create(({ fix, about: own = about, cause, ...found }) => {
      if (!inComments && theme.regionAt(found.span.start)?.kind === 'comment') return;
      const safe = fix && isSafeFix(fix, theme);
      const finding = { rule: name, severity, help: helpOf(name), ...found, ...(safe && { fix }) };
      findings.push({ finding, about: own, cause });
    }, theme),
  );
  const place = new PlaceTracker();
  const findCached = cached();
  walk(theme.tree.children, {
    enter(node) {
      if (node.type === 'text') return;
      const found = findCached(node);
      if (node.type === 'variable') for (const visitor of visitors) visitor.variable?.(node, found, place);
      else {
        for (const visitor of visitors) visitor.block?.(node, found, place);
        place.enter(node, found?.tag);
      }
    },
    leave: (node) => place.leave(node, findCached(node)?.tag),
  });
  for (const visitor of visitors) visitor.end?.();
  const names = { ran: new Set(running.map(({ name }) => name)), known: ruleNames };
  return withoutDisabled(onlyCauses(findings, theme), theme, names).sort(
    (one, other) => one.span.start - other.span.start || one.span.end - other.span.end,
  );
}

function cached(): (node: Node) => FoundTag | undefined {
  const known = new Map<string, FoundTag | undefined>();
  return (node) => {
    if (node.type === 'text') return undefined;
    const key = node.type === 'block' ? `block:${node.name}` : node.name;
    if (!known.has(key)) known.set(key, node.type === 'block' ? findBlock(node.name) : findTag(node.name));
    return known.get(key);
  };
}
