import { tagHref } from '../../../catalogue/tag-anchor.ts';
import type { Rule } from '../../rule.ts';

export const neverShown: Rule = {
  name: 'never-shown',
  severity: 'error',
  summary: 'A block inside its opposite never shows, and a loop inside itself has nothing of its own to repeat.',
  group: 'syntax',
  create: (report) => ({
    block: ({ name, open }, found, place) => {
      const tag = found?.tag;
      if (!tag || place.pages === 0) return;
      const opposite = oppositeOf(name, tag.name, tag.negation);
      if (opposite && place.insideNamed(opposite)) {
        report({
          span: open,
          message: `Unexpected {block:${name}} inside {block:${opposite}}, expected it beside that block; as it stands it never shows`,
          help: tagHref(tag),
        });
      } else if (tag.kind === 'loop' && place.inside(tag.name)) {
        report({
          span: open,
          message: `Unexpected {block:${name}} inside itself, expected one loop; close the outer one first`,
          help: tagHref(tag),
        });
      }
    },
  }),
};

/** `NoItemImage3` for `ItemImage3`, `not_if-Show_Date` for `if-Show_Date`. */
function oppositeOf(written: string, tag: string, negation: string | undefined): string | undefined {
  const stem = (name: string) => name.slice('{block:'.length, -1).replace(/\[\d+-\d+\]$|NAME$/, '');
  return negation && stem(negation) + written.slice(stem(tag).length);
}
