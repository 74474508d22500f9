import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
} from 'vscode-languageserver';
import { applyFixes } from '../check/apply-fixes.ts';
import { checkTheme, type RuleOptions } from '../check/check.ts';
import { helpOf } from '../check/help-of.ts';
import type { Finding, Severity } from '../check/rule.ts';
import { helpAddress } from '../cli/check/report.ts';
import { rangeOf, textEdits } from './ranges.ts';
import type { ThemeDocument } from './theme-document.ts';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};
const looks: Readonly<Record<string, DiagnosticTag>> = {
  'deprecated-tag': DiagnosticTag.Deprecated,
  'unused-option': DiagnosticTag.Unnecessary,
  'never-shown': DiagnosticTag.Unnecessary,
};

/** What is found in a document: nothing in what is no theme, and in a part of one only what a part can fulfill. */
export function findingsOf({ isTheme, theme, tags }: ThemeDocument, options: RuleOptions): Finding[] {
  return isTheme && tags.length > 0 ? checkTheme(theme, options) : [];
}

/**
 * Findings as an editor shows them.
 * @param docs Address of the site with the guide; undefined where it is not known, and then no rule has a link.
 */
export function diagnosticsOf(
  { text }: ThemeDocument,
  findings: readonly Finding[],
  docs: string | undefined,
): Diagnostic[] {
  return findings.map(({ rule, severity, message, span }) => {
    const look = looks[rule];
    return {
      range: rangeOf(text, span),
      severity: severities[severity],
      source: 'shop-template',
      code: rule,
      ...(docs && { codeDescription: { href: helpAddress(helpOf(rule), docs) } }),
      message,
      ...(look && { tags: [look] }),
    };
  });
}

/** Fixes of the findings that touch the asked range, one by one, and all fixes of the document at once. */
export function codeActions(
  document: ThemeDocument,
  findings: readonly Finding[],
  docs: string | undefined,
  { range, context, textDocument: { uri } }: CodeActionParams,
): CodeAction[] {
  const { text } = document;
  const wants = (kind: string) =>
    !context.only || context.only.some((only) => kind === only || kind.startsWith(`${only}.`));
  const [start, end] = [text.offsetAt(range.start), text.offsetAt(range.end)];
  const actions: CodeAction[] = [];
  const fixable = findings.filter(({ fix }) => fix?.length);
  for (const finding of fixable) {
    if (!wants(CodeActionKind.QuickFix) || finding.span.start > end || finding.span.end < start) continue;
    actions.push({
      title: titleOf(document, finding),
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: diagnosticsOf(document, [finding], docs),
      edit: { changes: { [uri]: textEdits(text, finding.fix ?? []) } },
    });
  }
  if (fixable.length > 0 && wants(CodeActionKind.SourceFixAll)) {
    const { applied } = applyFixes(document.source, findings);
    const edits = applied.flatMap(({ fix = [] }) => fix);
    actions.push({
      title: 'Apply all safe fixes of the theme',
      kind: CodeActionKind.SourceFixAll,
      edit: { changes: { [uri]: textEdits(text, edits) } },
    });
  }
  return actions;
}

function titleOf({ source }: ThemeDocument, { rule, fix = [] }: Finding): string {
  const [edit] = fix;
  const before = edit && source.slice(edit.span.start, edit.span.end);
  return fix.length === 1 && edit && before && edit.text && (before + edit.text).length < 80
    ? `Replace ${before} by ${edit.text}`
    : `Apply the fix of ${rule}`;
}
