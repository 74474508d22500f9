import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { oppositeOf } from '../../opposite-of.ts';
import type { Rule } from '../../rule.ts';

export const neverShown: Rule = {
  name: 'never-shown',
  severity: 'error',
  summary: 'A block inside its negation never shows, and a loop must not contain itself.',
  level: 'inferred',
  group: 'syntax',
  about: 'tag',
  create: (report) => ({
    block: ({ name, open }, found, place) => {
      const tag = found?.tag;
      if (!tag || place.pages === 0) return;
      const opposite = oppositeOf(name);
      if (opposite && place.insideNamed(opposite)) {
        report({
          span: open,
          message: `Unexpected {block:${name}} inside {block:${opposite}}, expected it beside that block; here it never shows`,
          expected: `{block:${opposite}}`,
          help: tagHref(tag),
        });
      } else if (tag.kind === 'loop' && place.inside(tag.name)) {
        report({
          span: open,
          message: `Unexpected {block:${name}} inside itself, expected one loop; close the outer one first`,
          expected: `{block:${name}}`,
          help: tagHref(tag),
        });
      }
    },
  }),
};
