import type { Span } from '../../../ast.ts';
import type { FoundTag } from '../../../catalogue/find-tag.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import { platformPages } from '../../../catalogue/page-name.ts';
import { allPages, pageSet, pagesOfBlock } from '../../place.ts';
import type { Rule } from '../../rule.ts';

export const pageContentsPlace: Rule = {
  name: 'page-contents-place',
  severity: 'warning',
  summary: 'Write `{PageContents}` once, outside all page blocks.',
  level: 'observed',
  group: 'places',
  about: 'place',
  wholeTheme: true,
  create: (report) => {
    let covered = 0;
    let first: Span | undefined;
    // Which of two options is on is not known: only page blocks tell whether both are there.
    let conditions = 0;
    const selectsPages = ({ tag }: FoundTag) => tag.selects !== undefined || pagesOfBlock(tag) !== allPages;
    return {
      block: (block, found) => {
        if (found && selectsPages(found)) return;
        conditions = Math.max(conditions, block.close?.end ?? block.open.end);
      },
      variable: ({ name, span }, _, place) => {
        if (name !== 'PageContents') return;
        first ??= span;
        if (span.start >= conditions && covered & place.pages & pageSet(platformPages))
          report({
            span,
            message: 'Unexpected second {PageContents}, expected one for each page: it would print the same again',
            help: hrefOf('{PageContents}'),
          });
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
