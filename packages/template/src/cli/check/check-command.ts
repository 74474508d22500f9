import { visibleLine } from '@shop-docs/server/visible';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { program } from '../program.ts';
import { readArguments } from '../read-arguments.ts';
import { readChoice } from '../read-choice.ts';
import { docsDefault } from '../read-docs.ts';
import { print } from '../terminal.ts';
import { checkFiles, type Refused } from './check-files.ts';
import { configName } from './config-name.ts';
import { githubReport } from './github-report.ts';
import { humanReport } from './human-report.ts';
import { jsonReport } from './json-report.ts';
import { fails } from './levels.ts';
import { lineReport } from './line-report.ts';
import { manualReport } from './manual-report.ts';
import { sarifReport } from './sarif-report.ts';
import { flags, readSettings, requireFiles } from './settings.ts';
import { watchCheck } from './watch-check.ts';

const formats = { human: humanReport, json: jsonReport, sarif: sarifReport, github: githubReport, line: lineReport };
const formatNames = ['human', 'json', 'sarif', 'github', 'line'] as const;

export const checkCommand: Command = {
  help: `Usage: ${program} check FILE… [flags]

  FILE               A theme, a folder of themes, or a glob in quotes; - reads standard input. Absent: the files
                     that the configuration names.
  --format FORMAT    human (default), json, sarif for code scanning services, github for annotations, or line: one
                     line for each finding, as file:line:column: severity: message (rule).
  --fix              Writes the fixes that are right in every case, then reports what is left.
  --fragment         The files are parts of a theme: leaves out what only a whole theme can fulfil.
  --profile PROFILE  shop (default), or market: adds what matters only for a theme that is for sale.
  --rule NAME=LEVEL  Sets a rule to error, warning, note or off; repeat it for more.
  --only NAMES       Runs these rules alone, such as required-tag,unknown-variable.
  --fail-level LEVEL  From which level on a finding makes the command fail: error (default), warning, note or never.
  --config FILE      Configuration. Default: the nearest ${configName} here or above.
  --watch            Checks again when a file changes, until you stop it.
  --manual           Prints the checks that only a person can make; FILE may be absent.
  --docs URL         Site that explains the rules. ${docsDefault}

${configName} holds the settings of a project, all of them optional; the command line goes first:

  {
    "files": ["themes/**/*.html"],
    "ignores": ["themes/old/**"],
    "profile": "market",
    "rules": { "app-support": "off", "viewport": "error" },
    "failLevel": "warning"
  }

A comment switches a rule off, in the next line or (shop-template-disable) in the whole theme, and says why:

  <!-- shop-template-disable-next-line external-file: the license of the font names this host -->

Exit code: 0 when nothing reaches the level that fails, 1 when something does, 2 when something cannot be read or is no
theme; the other files are checked all the same. With --fix all files are written, or none.

  ${program} check theme.html
  ${program} check themes --format sarif > theme.sarif
`,
  async run(args) {
    const { values, positionals } = readArguments(args, flags);
    const format = readChoice('--format', values.format, formatNames);
    if (values.manual && format !== 'human')
      throw new Failure('Unexpected --manual with another format, expected it with the human report alone.');
    if (values.fix && positionals.includes('-'))
      throw new Failure('Unexpected --fix with standard input, expected a file to write to.');
    if (values.watch && (values.fix || positionals.includes('-')))
      throw new Failure('Unexpected --watch with --fix or standard input, expected it with files alone.');
    const once = async () => {
      const settings = await readSettings(values, positionals);
      if (!values.manual) requireFiles(settings);
      const { reports, refused } = await checkFiles(settings.files, settings.options, values.fix);
      const isEmpty = reports.length === 0 && (format === 'human' || refused.length === 0);
      return { settings, reports, refused, text: isEmpty ? '' : formats[format](reports, settings.docs, refused) };
    };
    if (values.watch) {
      await watchCheck(async () => {
        const { settings, refused, text } = await once();
        return { text: text + refusals(refused), files: settings.files };
      });
      return 0;
    }
    const { settings, reports, refused, text } = await once();
    await print(text);
    process.stderr.write(refusals(refused));
    if (values.manual) await print(`${text && '\n'}${manualReport()}`);
    if (refused.length > 0) return 2;
    return reports.some(({ findings }) => fails(findings, settings.failLevel)) ? 1 : 0;
  },
};

/** The files that were not checked, a line each. */
function refusals(refused: readonly Refused[]): string {
  return refused.map(({ message }) => `${visibleLine(message)}\n`).join('');
}
