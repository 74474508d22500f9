import type { Span } from '../../../ast.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

export const loadItemsUrl: Rule = {
  name: 'load-items-url',
  severity: 'warning',
  summary:
    'The URL for more items has three parts: `{LoadItemsPageURL}`, the page number and `{LoadItemsPageURLParams}`.',
  level: 'archived',
  group: 'pages',
  wholeTheme: true,
  create: (report) => {
    let url: Span | undefined;
    let complete = false;
    return {
      variable: ({ name, span }) => {
        if (name === 'LoadItemsPageURL') url ??= span;
        if (name === 'LoadItemsPageURLParams') complete = true;
      },
      end: () => {
        if (!url || complete) return;
        report({
          span: url,
          message:
            'Unexpected {LoadItemsPageURL} alone, expected {LoadItemsPageURLParams} after the page number; append it as it is',
          expected: '{LoadItemsPageURLParams}',
          help: hrefOf('{LoadItemsPageURLParams}'),
        });
      },
    };
  },
};
