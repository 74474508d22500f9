import { blockNameOf } from '../../../syntax.ts';
import type { Rule } from '../../rule.ts';

export const unusedOption: Rule = {
  name: 'unused-option',
  severity: 'warning',
  summary: 'An option that the theme never reads appears in the design settings and does nothing there.',
  level: 'inferred',
  group: 'options',
  wholeTheme: true,
  create: (report, { declarations }) => {
    const used = new Set<string>();
    return {
      variable: ({ name }) => void used.add(name),
      block: ({ name }) => void used.add(name.replace(/^not_/, '')),
      end: () => {
        for (const { name, element } of declarations) {
          if (used.has(name) || used.has(blockNameOf(name))) continue;
          used.add(name);
          const block = `{block:${blockNameOf(name)}}`;
          const tag = name.startsWith('if:') ? block : `{${name}}`;
          const expected = name.startsWith('if:') ? block : `{${name}} or ${block}`;
          report({
            span: element.open,
            message: `Unexpected design option ${name} that nothing uses, expected ${expected} in the theme; use it or remove its declaration`,
            expected: tag,
          });
        }
      },
    };
  },
};
