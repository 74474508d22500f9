import type { Rule } from '../../rule.ts';

export const tagInTemplateLiteral: Rule = {
  name: 'tag-in-template-literal',
  severity: 'warning',
  summary: 'Expect BASE to replace a script variable that has the name of a tag, in a template literal too.',
  level: 'inferred',
  group: 'syntax',
  create: (report, { source, regionAt }) => ({
    variable: ({ name, span }, found) => {
      if (!found || source.charAt(span.start - 1) !== '$' || regionAt(span.start)?.kind !== 'script') return;
      report({
        span: { start: span.start - 1, end: span.end },
        message: `Unexpected tag {${name}} in a template literal, expected a script variable with another name; rename it, or drop the $ to print the tag`,
      });
    },
  }),
};
