import type { Span } from '../../../ast.ts';
import { findTag } from '../../../catalogue/find-tag.ts';
import { findMistake, type Mistake } from '../../../catalogue/mistakes.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { isInCode } from '../../in-code.ts';
import type { Edit, Rule } from '../../rule.ts';

export const knownMistake: Rule = {
  name: 'known-mistake',
  severity: 'error',
  summary:
    'Some names appear in notes or generated themes, but in no official text that we could read; others look like misprints or were removed from the guide.',
  group: 'syntax',
  about: 'spelling',
  create: (report, { source, regionAt }) => {
    const look = (written: string, mistake: Mistake, spans: readonly Span[]) => {
      const [span] = spans;
      if (!span) return;
      const number = /\d+/.exec(written)?.[0] ?? '1';
      const instead = mistake.instead?.replace(/\[\d+-\d+\]/, number);
      const fix = mistake.spelling && instead ? spans.map((each) => renamed(source, each, instead)) : undefined;
      const tag = mistake.instead ? findTag(mistake.instead.replace(/\[\d+-\d+\]/, '1'))?.tag : undefined;
      const note = mistake.unconfirmed;
      report({
        span,
        ...(note && { severity: 'note' }),
        message: `Unexpected ${written}, expected ${mistake.how ?? instead ?? 'no tag here'}: ${mistake.reason}${note ? ' (inferred)' : ''}`,
        ...(instead && { expected: instead }),
        ...(fix && { fix }),
        ...(tag && { help: tagHref(tag) }),
      });
    };
    return {
      variable: ({ name, span }) => {
        const mistake = findMistake(`{${name}}`);
        if (!mistake) return;
        const before = source.charAt(span.start - 1);
        const code = isInCode(source, span.start, regionAt(span.start));
        if (!code && !/[${]/.test(before)) look(`{${name}}`, mistake, [span]);
      },
      block: ({ name, open, close }, found) => {
        const mistake = found ? undefined : findMistake(`{block:${name}}`);
        if (mistake) look(`{block:${name}}`, mistake, close ? [open, close] : [open]);
      },
    };
  },
};

function renamed(source: string, span: Span, instead: string): Edit {
  return { span, text: source.startsWith('{/', span.start) ? `{/${instead.slice(1)}` : instead };
}
