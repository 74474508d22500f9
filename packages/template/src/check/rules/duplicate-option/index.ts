import type { Rule } from '../../rule.ts';

export const duplicateOption: Rule = {
  name: 'duplicate-option',
  severity: 'warning',
  summary:
    'In the guide, only a select option has several meta elements, one for each choice; for others, a second one looks like a copy-and-paste mistake.',
  level: 'archived',
  group: 'options',
  create: (report, { declarations }) => ({
    end: () => {
      const seen = new Set<string>();
      for (const { name, type, element } of declarations) {
        if (type !== 'select' && seen.has(name)) {
          report({
            span: element.open,
            message: `Unexpected second declaration of ${name}, expected one; rename or remove it`,
          });
        }
        seen.add(name);
      }
    },
  }),
};
