import { findBlock } from '../../../catalogue/find-tag.ts';
import { nearestTag } from '../../nearest-tag.ts';
import type { Rule } from '../../rule.ts';

export const strayClose: Rule = {
  name: 'stray-close',
  severity: 'error',
  summary: 'A closing tag without its opening tag is usually left over from an edit, or the opening tag is misspelled.',
  group: 'syntax',
  about: 'pair',
  inComments: true,
  create: (report, theme) => {
    const nearest = nearestTag();
    return {
      end: () => {
        const open = new Set(
          theme.tree.problems.flatMap(({ code, name }) => (code === 'unclosed-block' ? [`block:${name}`] : [])),
        );
        for (const { code, span, name } of theme.tree.problems) {
          if (code !== 'stray-close') continue;
          const found = findBlock(name) ? undefined : nearest(`block:${name}`);
          const near = found?.how ? undefined : found?.name;
          // The opening tag that it belongs to says that the author has meant this name.
          const isSure = near !== undefined && found?.sure === true && open.has(near);
          const comment =
            theme.regionAt(span.start)?.kind === 'comment' ? '; it is in an HTML comment, where tags count too' : '';
          // Of an excerpt, the opening tag may stand outside.
          const isOutside = theme.fragment && !near && !comment;
          report({
            span,
            ...(isOutside && { severity: 'warning' as const }),
            message: near
              ? `Unexpected {/block:${name}}, expected {/${near}}${comment}`
              : `Unexpected {/block:${name}}, expected {block:${name}} before it; add that, or remove this${isOutside ? ', if it is not outside of this excerpt' : comment}`,
            ...(near && { expected: `{/${near}}` }),
            ...(isSure && { fix: [{ span, text: `{/${near}}` }] }),
          });
        }
      },
    };
  },
};
