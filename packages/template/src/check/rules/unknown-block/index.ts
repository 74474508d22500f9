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
        const expected = near?.name
          ? `{${near.name}}`
          : near?.oppositeOf
            ? `another condition: no block for the opposite of {${near.oppositeOf}} is known`
            : 'the name of a block of the catalogue';
        report({ span: open, message: `Unexpected block {block:${name}}, expected ${expected}` });
      },
    };
  },
};
