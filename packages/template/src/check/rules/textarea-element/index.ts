import type { Rule } from '../../rule.ts';

export const textareaElement: Rule = {
  name: 'textarea-element',
  severity: 'error',
  summary: 'The HTML editing app refuses themes with a `textarea` element, as a theme author reports.',
  level: 'observed',
  group: 'editor',
  create: (report, { elements }) => ({
    end: () => {
      for (const { name, open } of elements) {
        if (name !== 'textarea') continue;
        report({
          span: open,
          message:
            'Unexpected <textarea>, expected another element: a theme author reports that the HTML editing app refuses it with <textarea>は使用できません (“<textarea> cannot be used”)',
        });
      }
    },
  }),
};
