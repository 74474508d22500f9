import type { Span } from '../../../ast.ts';
import type { FoundTag } from '../../../catalogue/find-tag.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { blockNameOf } from '../../../syntax.ts';
import { closest } from '../../closest.ts';
import { looseName } from '../../option-names.ts';
import type { Rule } from '../../rule.ts';

export const undeclaredOption: Rule = {
  name: 'undeclared-option',
  severity: 'error',
  summary:
    'A design option exists only when a meta element declares it, and its blocks follow the declared name exactly.',
  level: 'archived',
  group: 'options',
  wholeTheme: true,
  create: (report, { declarations }) => {
    const declared = new Set(declarations.map(({ name }) => name));
    const byBlock = new Map(declarations.map(({ name }) => [blockNameOf(name), name]));
    const byLoose = new Map(declarations.map(({ name }) => [looseName(name), name]));
    const reported = new Set<string>();
    /** @param written As a variable would have it (`text:Name`) or a block without `not_` (`text-Name`). */
    const look = (tagText: string, written: string, known: boolean, isBlock: boolean, span: Span, found: FoundTag) => {
      if (known || reported.has(tagText)) return;
      reported.add(tagText);
      const near =
        byLoose.get(looseName(written)) ??
        (reported.size < 200 ? closest(written.replace('-', ':'), [...declared]) : undefined);
      const not = tagText.includes('block:not_') ? 'not_' : '';
      const right = near && (isBlock ? `{block:${not}${blockNameOf(near)}}` : `{${near}}`);
      report({
        span,
        message: right
          ? `Unexpected design option ${tagText}, expected ${right} as declared`
          : `Unexpected design option ${tagText} without a declaration, expected <meta name="${written.replace(/^(\w+)-/, '$1:')}" …> in <head>`,
        help: tagHref(found.tag),
      });
    };
    return {
      variable: ({ name, span }, found) => {
        if (found?.option !== undefined) look(`{${name}}`, name, declared.has(name), false, span, found);
      },
      block: ({ name, open }, found) => {
        if (found?.option === undefined) return;
        const positive = name.replace(/^not_/, '');
        look(`{block:${name}}`, positive, byBlock.has(positive), true, open, found);
      },
    };
  },
};
