import type { Rule } from '../../rule.ts';

export const viewport: Rule = {
  name: 'viewport',
  severity: 'warning',
  summary: 'Without a viewport meta element, phones show the shop as a shrunken desktop page.',
  group: 'overall',
  wholeTheme: true,
  create: (report, { elements, attribute, spanOf }) => ({
    end: () => {
      if (elements.some((each) => each.name === 'meta' && attribute(each, 'name')?.toLowerCase() === 'viewport'))
        return;
      report({
        span: spanOf('head'),
        message:
          'Missing viewport, expected <meta name="viewport" content="width=device-width, initial-scale=1"> in <head>',
      });
    },
  }),
};
