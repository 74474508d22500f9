import type { Finding } from '@shop-docs/template';

/** Findings that say the same of different places. */
export interface FindingGroup {
  /** The sentence that holds for all of them, with the name of each. */
  readonly message: string;
  /** In the order of the source; never empty. */
  readonly findings: readonly [Finding, ...Finding[]];
}

/**
 * Puts findings together that differ by their place alone, or by the name that stands there: eleven tags of a loop
 * outside of it are one mistake, not eleven.
 * @param source The source in which they were found.
 * @returns Groups in the order of their first findings.
 */
export function groupFindings(source: string, findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, { parts: readonly string[]; names: Set<string>; found: [Finding, ...Finding[]] }>();
  for (const finding of findings) {
    const { rule, severity, help, fix, message, span } = finding;
    const name = source.slice(span.start, span.end);
    const cut = name === '' ? [message] : message.split(name);
    const parts = cut.length === 2 ? cut : [message];
    const key = JSON.stringify([rule, severity, help, fix !== undefined, parts]);
    const group = groups.get(key);
    if (group) {
      group.names.add(name);
      group.found.push(finding);
    } else groups.set(key, { parts, names: new Set([name]), found: [finding] });
  }
  return [...groups.values()].map(({ parts, names, found }) => ({
    message: parts.join([...names].join(', ')),
    findings: found,
  }));
}
