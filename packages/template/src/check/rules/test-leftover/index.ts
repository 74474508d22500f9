import { tagHref } from '../../../catalogue/tag-anchor.ts';
import type { Rule } from '../../rule.ts';

/** An alert with a text for visitors may be meant: only empty ones and those that say test are left over. */
const leftover =
  /\bconsole\.(?:log|debug|table)\s*\(|\bdebugger\b|\balert\s*\((?=\s*(?:\)|\d+\s*\)|(["'`])(?:test|debug|ok|テスト)\1))/gi;
const local = /\b(?:localhost|127\.0\.0\.1)(?=[:/])/g;

export const testLeftover: Rule = {
  name: 'test-leftover',
  severity: 'warning',
  summary: 'What you put in for testing must be gone before you apply.',
  level: 'observed',
  group: 'overall',
  inComments: true,
  wholeTheme: true,
  create: (report, { masked, regionAt }) => ({
    variable: ({ name, span }, found) => {
      if (!found || regionAt(span.start)?.kind !== 'comment') return;
      report({
        span,
        severity: 'note',
        message: `Unexpected {${name}} in an HTML comment, expected none: presumably BASE fills it in there too; remove the comment`,
        help: tagHref(found.tag),
      });
    },
    end: () => {
      for (const { 0: code, index } of masked.matchAll(leftover)) {
        if (regionAt(index)?.kind !== 'script') continue;
        const call = code.replace(/\s*\($/, '');
        const severity = code.startsWith('alert') ? 'note' : 'warning';
        report({
          span: { start: index, end: index + code.length },
          severity,
          cause: call,
          message: `Unexpected ${call} left from testing, expected none; remove it`,
        });
      }
      for (const { 0: host, index } of masked.matchAll(local)) {
        if (!regionAt(index) || regionAt(index)?.kind === 'comment') continue;
        report({
          span: { start: index, end: index + host.length },
          message: `Unexpected URL on ${host}, expected one that visitors reach`,
        });
      }
    },
  }),
};
