import type { Rule } from '../../rule.ts';

const most = 150_000;

export const themeLength: Rule = {
  name: 'theme-length',
  severity: 'warning',
  summary:
    'A theme author reports that the HTML editing app refuses themes of more than 150,000 characters; the figure is uncertain.',
  level: 'observed',
  group: 'editor',
  inComments: true,
  wholeTheme: true,
  create: (report, { source }) => ({
    end: () => {
      if (source.length <= most) return;
      report({
        span: { start: most, end: source.length },
        message: `Unexpected length of ${source.length.toLocaleString('en')} characters, expected ${most.toLocaleString('en')} at most, as a theme author reports (counted here in UTF-16 units; BASE may count another way); move styles and scripts into files`,
      });
    },
  }),
};
