import type { Rule } from '../../rule.ts';

export const themeName: Rule = {
  name: 'theme-name',
  severity: 'warning',
  summary:
    'A theme for sale must state its name and its version; the guide has two meta elements for them, in the head.',
  group: 'overall',
  wholeTheme: true,
  profile: 'market',
  create: (report, { elements, attribute, spanOf }) => ({
    end: () => {
      for (const name of ['BASE-Theme-Name', 'BASE-Theme-Version']) {
        const element = elements.find((each) => each.name === 'meta' && attribute(each, 'name') === name);
        if (element && attribute(element, 'content')?.trim()) continue;
        report({
          span: element?.open ?? spanOf('head'),
          message: `Missing ${element ? 'content of ' : ''}meta element ${name}, expected <meta name="${name}" content="…"> in <head> if you sell the theme`,
        });
      }
    },
  }),
};
