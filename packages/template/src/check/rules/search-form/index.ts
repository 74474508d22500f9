import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

export const searchForm: Rule = {
  name: 'search-form',
  severity: 'warning',
  summary: 'The search takes a GET request to `{SearchPageURL}`, with the keyword in a field named `q`.',
  level: 'archived',
  group: 'apps',
  create: (report, { elements, attribute }) => ({
    end: () => {
      const help = hrefOf('{SearchPageURL}');
      const fields = elements.filter((each) => each.name === 'input' && attribute(each, 'name') === 'q');
      for (const form of elements) {
        if (form.name !== 'form' || !attribute(form, 'action')?.includes('{SearchPageURL}')) continue;
        const method = attribute(form, 'method') ?? 'get';
        if (method.toLowerCase() !== 'get') {
          report({ span: form.open, message: `Unexpected method ${method} of the search form, expected get`, help });
        }
        if (!fields.some(({ open }) => form.open.end <= open.start && open.start < form.end)) {
          report({
            span: form.open,
            message: 'Missing field of the search form, expected <input name="q"> in it',
            help,
          });
        }
      }
    },
  }),
};
