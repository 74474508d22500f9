import type { Span } from '../../../ast.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import { platformPages } from '../../../catalogue/page-name.ts';
import { pageSet } from '../../place.ts';
import type { Rule } from '../../rule.ts';

export const pageContentsPlace: Rule = {
  name: 'page-contents-place',
  severity: 'warning',
  summary: 'Write `{PageContents}` once, outside all page blocks.',
  group: 'places',
  about: 'place',
  wholeTheme: true,
  create: (report) => {
    let covered = 0;
    let first: Span | undefined;
    return {
      variable: ({ name, span }, _, place) => {
        if (name !== 'PageContents') return;
        first ??= span;
        covered |= place.pages;
      },
      end: () => {
        const missing = platformPages.filter((page) => pageSet([page]) & ~covered);
        if (!first || missing.length === 0) return;
        report({
          span: first,
          message: `Unexpected page block around {PageContents}, expected it outside every page block; it does not reach these pages: ${missing.join(', ')}`,
          help: hrefOf('{PageContents}'),
        });
      },
    };
  },
};
