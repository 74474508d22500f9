import type { Node } from '../ast.ts';
import { type FoundTag, findBlock, findTag } from '../catalogue/find-tag.ts';
import { walk } from '../parse/walk.ts';
import { helpOf } from './help-of.ts';
import { onlyCauses, type Traced } from './only-causes.ts';
import { PlaceTracker } from './place.ts';
import type { Finding, Levels, Profile, Rule, RuleVisitor } from './rule.ts';
import { rules } from './rules/index.ts';
import { isSafeFix } from './safe-fix.ts';
import { readTheme, type Theme } from './theme.ts';
import { withoutDisabled } from './without-disabled.ts';

/** Which rules a theme is checked with. */
export interface RuleOptions {
  /** `market` adds what matters only for a theme that is for sale. Default: `shop`. */
  readonly profile?: Profile;
  /** Rules with another severity than their own, or none; those of another profile join in when they are named. */
  readonly levels?: Levels;
}

export interface CheckOptions extends RuleOptions {
  /** The source is an excerpt: leave out what only a whole theme can fulfil. Default: false. */
  readonly fragment?: boolean;
}

/**
 * Checks a theme with every rule of a profile.
 * @param source The theme's source, or an excerpt with `fragment`. Ask `recognizeSource` first whether it is a theme.
 * @returns What was found, in the order of the source. Never throws; time grows linearly with the source.
 */
export function check(source: string, { fragment = false, ...options }: CheckOptions = {}): Finding[] {
  return checkTheme(readTheme(source, fragment), options);
}

/** Checks a theme that was read before, as `check` does. */
export function checkTheme(theme: Theme, { profile = 'shop', levels = {} }: RuleOptions): Finding[] {
  return findingsOf(theme, rulesOf(profile, levels)).map((finding) => {
    const level = levels[finding.rule];
    return level && level !== 'on' && level !== 'off' ? { ...finding, severity: level } : finding;
  });
}

/** The rules of a profile. */
export function rulesOf(profile: Profile, levels: Levels = {}): readonly Rule[] {
  return rules.filter(({ name, profile: only }) => {
    const level = levels[name];
    return level ? level !== 'off' : !only || only === profile;
  });
}

/** Checks a theme with the given rules. */
export function checkWith(chosen: readonly Rule[], source: string, fragment: boolean): Finding[] {
  return findingsOf(readTheme(source, fragment), chosen);
}

function findingsOf(theme: Theme, chosen: readonly Rule[]): Finding[] {
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
  const names = { ran: new Set(running.map(({ name }) => name)), known: rules.map(({ name }) => name) };
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
