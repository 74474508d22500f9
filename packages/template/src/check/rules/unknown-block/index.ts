import { findMistake } from '../../../catalogue/mistakes.ts';
import { nearestTag } from '../../nearest-tag.ts';
import type { Rule } from '../../rule.ts';

export const unknownBlock: Rule = {
  name: 'unknown-block',
  severity: 'error',
  summary: 'No tag has this name, so the condition or loop that it is meant for never works.',
  group: 'syntax',
  create: (report) => {
    const nearest = nearestTag();
    return {
      block: ({ name, open }, found) => {
        if (found || findMistake(`{block:${name}}`)) return;
        const near = nearest(`block:${name}`);
        report({
          span: open,
          message: `Unexpected block {block:${name}}, expected ${near ? `{${near}}` : 'the name of a block of the catalogue'}`,
        });
      },
    };
  },
};
