import type { Rule } from '../../rule.ts';

export const disableComment: Rule = {
  name: 'disable-comment',
  severity: 'warning',
  summary: 'A comment that switches off a rule needs a reason; remove it when it is no longer needed.',
  group: 'overall',
  inComments: true,
  create: (report, { disableComments }) => ({
    end: () => {
      for (const { span, rules, reason } of disableComments) {
        if (rules.length === 0)
          report({ span, message: 'Unexpected end of the comment, expected the name of a rule, a colon and a reason' });
        else if (reason === '')
          report({
            span,
            message: `Missing reason, expected "${rules.join(', ')}: why"; without one the comment has no effect`,
          });
      }
    },
  }),
};
