import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

export const optionOutsideHidden: Rule = {
  name: 'option-outside-hidden',
  severity: 'warning',
  summary: 'Declare design options inside `{block:Hidden}`, which keeps the declarations out of the page.',
  level: 'archived',
  group: 'options',
  create: (report, { declarations, isInside, regionAt, blockAt, source }) => ({
    end: () => {
      for (const { name, element } of declarations) {
        const { start, end } = element.open;
        if (isInside(start, '{block:Hidden}') || regionAt(start)?.kind === 'comment') continue;
        report({
          span: element.open,
          message: `Unexpected design option ${name} outside {block:Hidden}, expected it inside; wrap its meta element`,
          help: hrefOf('{block:Hidden}'),
          // A start tag that is cut off takes in what follows it, blocks among it.
          ...(source.charAt(end - 1) === '>' &&
            blockAt(start) === blockAt(end) && {
              fix: [
                { span: { start, end: start }, text: '{block:Hidden}' },
                { span: { start: end, end }, text: '{/block:Hidden}' },
              ],
            }),
        });
      }
    },
  }),
};
