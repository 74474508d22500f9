import type { Rule } from '../../rule.ts';

export const optionLabel: Rule = {
  name: 'option-label',
  severity: 'note',
  summary:
    'The `label` is the caption of an option in the design settings; without it, a shop owner has to guess from the name.',
  level: 'inferred',
  group: 'options',
  create: (report, { declarations, attribute }) => ({
    end: () => {
      const seen = new Set<string>();
      for (const { name, element } of declarations) {
        if (seen.has(name)) continue;
        seen.add(name);
        if (attribute(element, 'label')?.trim()) continue;
        report({
          span: element.open,
          message: `Missing label of design option ${name}, expected label="…" in its meta element`,
        });
      }
    },
  }),
};
