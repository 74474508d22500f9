import { pathToFileURL } from 'node:url';
import { visibleJson } from '@shop-docs/server/visible';
import type { Span } from '../../ast.ts';
import { checkerPage, helpOf } from '../../check/help-of.ts';
import type { Edit } from '../../check/rule.ts';
import { rules } from '../../check/rules/index.ts';
import { locator, type Position } from '../../parse/locate.ts';
import { callerDirectory } from '../theme-file.ts';
import type { Refused } from './check-files.ts';
import { type FileReport, helpAddress } from './report.ts';

/**
 * The report for services that show findings beside the code. Its levels have the names of our severities.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifReport(
  reports: readonly FileReport[],
  docs: string | undefined,
  refused: readonly Refused[] = [],
): string {
  const run = {
    tool: {
      driver: {
        name: 'shop-template',
        version: '1.0.0',
        ...(docs && { informationUri: helpAddress(checkerPage, docs) }),
        rules: rules.map(({ name, summary, severity }) => ({
          id: name,
          shortDescription: { text: summary.replaceAll('`', '') },
          ...(docs && { helpUri: helpAddress(helpOf(name), docs) }),
          defaultConfiguration: { level: severity },
        })),
      },
    },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { WORKING_DIRECTORY: { uri: pathToFileURL(`${callerDirectory}/`).href } },
    artifacts: reports.map(({ file }) => ({ location: locationOf(file.name) })),
    results: reports.flatMap(resultsOf(docs)),
    invocations: [
      {
        executionSuccessful: refused.length === 0,
        toolExecutionNotifications: refused.map(({ name, message }) => ({
          level: 'error',
          message: { text: message },
          locations: [{ physicalLocation: { artifactLocation: locationOf(name) } }],
        })),
      },
    ],
  };
  return `${visibleJson({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, 2)}\n`;
}

function resultsOf(docs: string | undefined) {
  return ({ file, source, findings }: FileReport) => {
    const locate = locator(source);
    return findings.map((finding) => ({
      ruleId: finding.rule,
      ruleIndex: rules.findIndex(({ name }) => name === finding.rule),
      level: finding.severity,
      message: { text: finding.message },
      locations: [
        { physicalLocation: { artifactLocation: locationOf(file.name), region: regionOf(finding.span, locate) } },
      ],
      properties: { help: helpAddress(finding.help, docs) ?? finding.help },
      ...(finding.fix && { fixes: [fixOf(file.name, finding.fix, locate)] }),
    }));
  };
}

function locationOf(name: string) {
  const uri = name.split(/[\\/]/).map(encodeURIComponent).join('/');
  return { uri, ...(/^(\/|[A-Za-z]:)/.test(name) ? {} : { uriBaseId: 'WORKING_DIRECTORY' }) };
}

function regionOf({ start, end }: Span, locate: (offset: number) => Position) {
  const [from, to] = [locate(start), locate(end)];
  return {
    startLine: from.line,
    startColumn: from.column,
    endLine: to.line,
    endColumn: to.column,
    charOffset: start,
    charLength: end - start,
  };
}

function fixOf(name: string, edits: readonly Edit[], locate: (offset: number) => Position) {
  const replacements = edits.map(({ span, text }) => ({
    deletedRegion: regionOf(span, locate),
    insertedContent: { text },
  }));
  return { artifactChanges: [{ artifactLocation: locationOf(name), replacements }] };
}
