import type { Rule } from '../../rule.ts';

export const crossedBlock: Rule = {
  name: 'crossed-block',
  severity: 'error',
  summary: 'Blocks must nest: the block opened last closes first.',
  level: 'observed',
  group: 'syntax',
  inComments: true,
  create: (report, theme) => ({
    end: () => {
      for (const { code, span, name } of theme.tree.problems) {
        if (code !== 'crossed-block') continue;
        report({
          span,
          message: `Unexpected {/block:${name}} after the closing tag of a block around it, expected it before that; swap the two closing tags`,
        });
      }
    },
  }),
};
