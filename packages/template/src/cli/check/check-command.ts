import { applyFixes } from '../../check/apply-fixes.ts';
import { check } from '../../check/check.ts';
import { recognizeSource } from '../../check/recognize-source.ts';
import { type Profile, profiles } from '../../check/rule.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { readChoice } from '../read-choice.ts';
import { defaultDocs, readDocs } from '../read-docs.ts';
import { print } from '../terminal.ts';
import { readTheme, type ThemeFile, writeTheme } from '../theme-file.ts';
import { humanReport } from './human-report.ts';
import { jsonReport } from './json-report.ts';
import { manualReport } from './manual-report.ts';
import type { FileReport } from './report.ts';
import { sarifReport } from './sarif-report.ts';

const formats = { human: humanReport, json: jsonReport, sarif: sarifReport };
/** Fixes that overlap others wait for the next round. */
const mostRounds = 10;

export const checkCommand: Command = {
  name: 'check',
  summary: 'Checks themes and says what to mend',
  help: `Usage: npm run template -- check FILE… [flags]

  FILE               A theme; - reads standard input.
  --format FORMAT    human (default), json, or sarif for code scanning services.
  --fix              Writes the fixes that are right in every case, then reports what is left.
  --fragment         The files are parts of a theme: leaves out what only a whole theme can fulfil.
  --profile PROFILE  shop (default), or market: adds what matters only for a theme that is for sale.
  --manual           Prints the checks that only a person can make; FILE may be absent.
  --docs URL         Site that explains the rules. Default ${defaultDocs}

Exit code: 0 without errors, 1 with errors, 2 when something cannot be read or is no theme.
With --fix all files are written, or none.

  npm run template -- check theme.html
  npm run -s template -- check theme.html --format sarif > theme.sarif
`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      format: { type: 'string', default: 'human' },
      fix: { type: 'boolean', default: false },
      fragment: { type: 'boolean', default: false },
      profile: { type: 'string', default: 'shop' },
      manual: { type: 'boolean', default: false },
      docs: { type: 'string', default: defaultDocs },
    });
    const profile = readChoice('--profile', values.profile, profiles);
    const format = readChoice('--format', values.format, ['human', 'json', 'sarif']);
    if (values.manual && format !== 'human')
      throw new Failure('Unexpected --manual with another format, expected it with the human report alone.');
    if (positionals.length === 0 && !values.manual)
      throw new Failure('Unexpected end, expected a file: npm run template -- check theme.html');
    if (values.fix && positionals.includes('-'))
      throw new Failure('Unexpected --fix with standard input, expected a file to write to.');
    const docs = readDocs(values.docs);
    const files: ThemeFile[] = [];
    for (const name of positionals) files.push(await readTheme(name));
    for (const { name, source } of files) {
      const { kind, message } = recognizeSource(source);
      const isPart = values.fragment && (kind === 'rendered-page' || kind === 'other');
      if (kind !== 'theme' && !isPart) throw new Failure(`Unexpected content of ${name}, expected a theme. ${message}`);
    }
    const reports = files.map((file) => checkFile(file, { fragment: values.fragment, profile }, values.fix));
    for (const { file, source } of reports) if (source !== file.source) await writeTheme(file, source);
    if (reports.length > 0) await print(formats[format](reports, docs));
    if (values.manual) await print(`${reports.length > 0 ? '\n' : ''}${manualReport()}`);
    return reports.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) ? 1 : 0;
  },
};

function checkFile(file: ThemeFile, options: { fragment: boolean; profile: Profile }, fix: boolean): FileReport {
  let { source } = file;
  let findings = check(source, options);
  let fixed = 0;
  for (let round = 0; fix && round < mostRounds; round++) {
    const result = applyFixes(source, findings);
    if (result.applied.length === 0) break;
    source = result.source;
    fixed += result.applied.length;
    findings = check(source, options);
  }
  return { file, source, findings, fixed };
}
