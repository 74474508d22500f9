import type { Span } from '../../ast.ts';
import { type Finding, type Severity, severities } from '../../check/rule.ts';

/** Findings of one rule in one place of the source. */
export interface Spot {
  readonly span: Span;
  readonly findings: readonly Finding[];
}

/** Findings of one rule with one severity. */
export interface Group {
  readonly rule: string;
  readonly severity: Severity;
  readonly spots: readonly Spot[];
}

/**
 * Puts findings in the order in which a person works through them: errors first, then by rule, then by place.
 * @param findings In the order of the source. Time grows linearly with their number.
 */
export function groupFindings(findings: readonly Finding[]): Group[] {
  const groups: Group[] = [];
  for (const severity of severities) {
    const alike = findings.filter((finding) => finding.severity === severity);
    for (const [rule, ofRule] of groupBy(alike, (finding) => finding.rule)) {
      const places = groupBy(ofRule, ({ span }) => `${span.start} ${span.end}`);
      const spots = [...places.values()].map((here) => ({ span: here[0].span, findings: here }));
      groups.push({ rule, severity, spots });
    }
  }
  return groups;
}

function groupBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, [Each, ...Each[]]> {
  const groups = new Map<string, [Each, ...Each[]]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
