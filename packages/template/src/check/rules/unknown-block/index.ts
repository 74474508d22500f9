import type { Span } from '../../../ast.ts';
import { findBlock } from '../../../catalogue/find-tag.ts';
import { findMistake } from '../../../catalogue/mistakes.ts';
import { nearestTag } from '../../nearest-tag.ts';
import type { Edit, Rule } from '../../rule.ts';

/** Edits of both tags of a block: half of them would take it apart. */
const renamed = (open: Span, close: Span, name: string): readonly Edit[] => [
  { span: open, text: `{${name}}` },
  { span: close, text: `{/${name}}` },
];

export const unknownBlock: Rule = {
  name: 'unknown-block',
  severity: 'error',
  summary: 'No tag in any of our sources has this name.',
  group: 'syntax',
  about: 'spelling',
  create: (report) => {
    const nearest = nearestTag();
    return {
      block: ({ name, open, close }, found, place) => {
        if (found || findMistake(`{block:${name}}`)) return;
        const bare = name.replace(/^\/|\/$/g, '');
        if (bare !== name && findBlock(bare)) {
          const closes = name.startsWith('/') || place.insideNamed(bare);
          const expected = `{${closes ? '/' : ''}block:${bare}}`;
          const where = closes ? ': the slash comes first' : '';
          report({ span: open, message: `Unexpected block {block:${name}}, expected ${expected}${where}`, expected });
          return;
        }
        const near = nearest(`block:${name}`);
        const expected = near?.name
          ? (near.how ?? `{${near.name}}`)
          : near?.oppositeOf
            ? `another condition: no negation of {${near.oppositeOf}} is known`
            : 'the name of a block of the catalog';
        report({
          span: open,
          message: `Unexpected block {block:${name}}, expected ${expected}`,
          ...(near?.name && !near.how && { expected }),
          ...(near?.name && near.sure && close && { fix: renamed(open, close, near.name) }),
        });
      },
    };
  },
};
