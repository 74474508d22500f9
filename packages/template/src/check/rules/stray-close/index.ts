import type { Rule } from '../../rule.ts';

export const strayClose: Rule = {
  name: 'stray-close',
  severity: 'error',
  summary: 'A closing tag without its opening tag reaches the page as text, and a block most likely lost its start.',
  group: 'syntax',
  create: (report, theme) => ({
    end: () => {
      for (const { code, span, name } of theme.tree.problems) {
        if (code !== 'stray-close') continue;
        const comment =
          theme.regionAt(span.start)?.kind === 'comment' ? '; it stands in an HTML comment, where tags count too' : '';
        report({
          span,
          message: `Unexpected {/block:${name}}, expected {block:${name}} before it; add that, or remove this${comment}`,
        });
      }
    },
  }),
};
