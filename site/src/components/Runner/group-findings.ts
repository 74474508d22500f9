import type { Finding } from '@shop-docs/template';

/** Findings that say the same of different places. */
export interface FindingGroup {
  /** The sentence that holds for all of them, with the name of each. */
  readonly message: string;
  /** Where each name is explained; empty when one place explains them all. */
  readonly helps: ReadonlyMap<string, string>;
  /** In the order of the source; never empty. */
  readonly findings: readonly [Finding, ...Finding[]];
}

/** A tag in a sentence. */
const tag = /\{[^{}]+\}/;

/** The name that a sentence is about: what stands at its place, or the tag that is missing there. */
const nameIn = (message: string, written: string): string =>
  message.startsWith('Missing ') ? (tag.exec(message)?.[0] ?? written) : written;

/** The sentence of several names; of what is missing, it speaks in the plural. */
function sentence(parts: readonly string[], names: readonly string[]): string {
  if (!parts[0]?.startsWith('Missing ')) return parts.join(names.join(', '));
  const [before = '', after = ''] = parts;
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const plural = after.replace(', expected it ', ', expected them ').replace(/ without it$/, ' without them');
  return `${before.replace(/ tag $/, ' tags ')}${all}${plural}`;
}

/**
 * Puts findings together that differ by their place alone, or by the name that stands there or is missing there:
 * eleven tags of a loop outside of it are one mistake, not eleven.
 * @param source The source in which they were found.
 * @returns Groups in the order of their first findings.
 */
export function groupFindings(source: string, findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<
    string,
    { parts: readonly string[]; helps: Map<string, string>; found: [Finding, ...Finding[]] }
  >();
  for (const finding of findings) {
    const { rule, severity, help, fix, message, span } = finding;
    const name = nameIn(message, source.slice(span.start, span.end));
    const cut = name === '' ? [message] : message.split(name);
    const parts = cut.length === 2 ? cut : [message];
    const key = JSON.stringify([rule, severity, fix !== undefined, parts]);
    const group = groups.get(key);
    if (group) {
      group.helps.set(name, help);
      group.found.push(finding);
    } else groups.set(key, { parts, helps: new Map([[name, help]]), found: [finding] });
  }
  return [...groups.values()].map(({ parts, helps, found }) => ({
    message: helps.size > 1 ? sentence(parts, [...helps.keys()]) : parts.join([...helps.keys()].join()),
    helps: new Set(helps.values()).size > 1 ? helps : new Map(),
    findings: found,
  }));
}
