import { applyFixes, check, type Finding, isExcerpt, locator, profiles, recognizeSource } from '@shop-docs/template';
import { z } from 'zod';
import { themeSource } from './theme-source.ts';
import { defineTool } from './tool.ts';

/** Most findings of an answer, the gravest first. */
const mostFindings = 40;
/** Fixes that overlap others wait for the next round. */
const mostRounds = 10;
const severities = ['error', 'warning', 'note'] as const;

export const checkTheme = defineTool({
  name: 'check_theme',
  title: 'Check a theme',
  description:
    'Checks a theme with every rule of the documentation, and says what was found, where, and what to write. With `fix` ' +
    'it answers with the source in which everything is mended that has one right way.',
  input: z.strictObject({
    source: themeSource,
    fragment: z
      .boolean()
      .default(false)
      .describe('The source is part of a theme: leave out what only a whole one can fulfil'),
    profile: z.enum(profiles).default('shop').describe('market adds what matters for a theme that is for sale'),
    fix: z.boolean().default(false),
  }),
  output: z.object({
    errors: z.int(),
    warnings: z.int(),
    notes: z.int(),
    findings: z.array(
      z.object({
        rule: z.string(),
        severity: z.enum(severities),
        message: z.string(),
        line: z.int(),
        column: z.int(),
        found: z.string(),
        fixable: z.boolean(),
        help: z.string(),
      }),
    ),
    omitted: z.int().describe('Findings that are not listed'),
    fixed: z.string().optional().describe('The mended source'),
  }),
  run({ source: given, fragment, profile, fix }, { docs }) {
    const recognized = recognizeSource(given);
    const { kind, message } = recognized;
    if (kind !== 'theme' && !(fragment && isExcerpt(recognized)))
      throw new RangeError(`Unexpected source, expected a theme. ${message}`);
    const { source, findings } = fix
      ? mended(given, { fragment, profile })
      : { source: given, findings: check(given, { fragment, profile }) };
    const locate = locator(source);
    const sorted = severities.flatMap((severity) => findings.filter((each) => each.severity === severity));
    const shown = sorted.slice(0, mostFindings).map((each) => ({
      rule: each.rule,
      severity: each.severity,
      message: each.message,
      ...locate(each.span.start),
      found: source.slice(each.span.start, Math.min(each.span.end, each.span.start + 80)),
      fixable: each.fix !== undefined,
      help: docs.link(each.help),
    }));
    const count = (severity: Finding['severity']) => findings.filter((each) => each.severity === severity).length;
    const [errors, warnings, notes] = [count('error'), count('warning'), count('note')];
    const lines = shown.map(
      (each) => `${each.line}:${each.column} ${each.severity} ${each.message} (${each.rule}, ${each.help})`,
    );
    const omitted = findings.length - shown.length;
    const data = { errors, warnings, notes, findings: shown, omitted, ...(fix && { fixed: source }) };
    const sum = `${errors} errors, ${warnings} warnings, ${notes} notes.`;
    return { data, text: [sum, ...lines, ...(fix ? ['', source] : [])].join('\n') };
  },
});

function mended(given: string, options: Parameters<typeof check>[1]) {
  let source = given;
  let findings = check(source, options);
  for (let round = 0; round < mostRounds; round++) {
    const result = applyFixes(source, findings);
    if (result.applied.length === 0) break;
    source = result.source;
    findings = check(source, options);
  }
  return { source, findings };
}
