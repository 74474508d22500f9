import type { Rule } from '../../rule.ts';

export const duplicateOption: Rule = {
  name: 'duplicate-option',
  severity: 'warning',
  summary: 'Only select options are declared by several meta elements; for others it is a slip of copy and paste.',
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
