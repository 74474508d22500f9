import { locator } from '../parse/locate.ts';
import { closest } from './closest.ts';
import { helpOf } from './help-of.ts';
import type { Finding } from './rule.ts';
import { disableComment } from './rules/disable-comment/index.ts';
import type { Theme } from './theme.ts';

/** Rules at the time of a check. */
export interface RuleNames {
  /** Those that had a chance to find something. */
  readonly ran: ReadonlySet<string>;
  /** All that the checker has. */
  readonly known: readonly string[];
}

/** Takes out the findings that comments with a reason switch off, and reports the comments that switch off nothing. */
export function withoutDisabled(
  findings: readonly Finding[],
  { source, disableComments }: Theme,
  { ran, known }: RuleNames,
): Finding[] {
  if (disableComments.length === 0) return [...findings];
  const locate = locator(source);
  const effective = disableComments.filter(({ reason }) => reason !== '');
  const switches = new Set(effective.flatMap(({ rules, line }) => rules.map((rule) => keyOf(rule, line))));
  const used = new Set<string>();
  const left = findings.filter(({ rule, span }) => {
    const keys = [keyOf(rule, locate(span.start).line), keyOf(rule)].filter((key) => switches.has(key));
    for (const key of keys) used.add(key);
    return keys.length === 0;
  });
  const { name, severity } = disableComment;
  if (!ran.has(name)) return left;
  const messageOf = (rule: string, line?: number) => {
    if (!known.includes(rule))
      return `Unexpected rule ${rule}, expected ${closest(rule, known) ?? 'the name of one, as reports show it'}`;
    if (!ran.has(rule) || used.has(keyOf(rule, line))) return undefined;
    return `Unexpected comment that switches off ${rule}, expected none: the rule finds nothing ${line ? 'in the next line' : 'in this theme'}; remove it`;
  };
  const idle = effective.flatMap(({ span, rules, line }) =>
    rules.flatMap((rule) => {
      const message = messageOf(rule, line);
      return message ? { rule: name, severity, help: helpOf(name), span, message } : [];
    }),
  );
  return [...left, ...idle];
}

function keyOf(rule: string, line?: number): string {
  return `${rule} ${line ?? 'everywhere'}`;
}
