import type { Rule } from '../../rule.ts';

export const unclosedBlock: Rule = {
  name: 'unclosed-block',
  severity: 'error',
  summary: 'Every `{block:Name}` needs its `{/block:Name}`.',
  level: 'observed',
  group: 'syntax',
  about: 'pair',
  inComments: true,
  create: (report, theme) => ({
    end: () => {
      for (const { code, span, name } of theme.tree.problems) {
        if (code !== 'unclosed-block') continue;
        const comment =
          theme.regionAt(span.start)?.kind === 'comment' ? '; it is in an HTML comment, where tags count too' : '';
        report({
          span,
          message: `Missing {/block:${name}}, expected it after the content of {block:${name}}${comment}`,
        });
      }
    },
  }),
};
