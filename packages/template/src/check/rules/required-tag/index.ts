import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { tagFacts } from '../../../catalogue/tag-facts.ts';
import { type Expected, expectedPlace } from '../../expected-place.ts';
import type { Rule } from '../../rule.ts';

const required = tagFacts.filter((tag) => tag.required);
const where: Record<Expected, string> = {
  head: 'inside <head>',
  item: 'inside {block:ItemPage}',
  body: 'inside <body>',
};

export const requiredTag: Rule = {
  name: 'required-tag',
  severity: 'error',
  summary: 'The editor refuses a theme without one of the eleven required tags.',
  group: 'required',
  wholeTheme: true,
  create: (report, theme) => {
    const seen = new Set<string>();
    return {
      variable: (_, found) => void (found && seen.add(found.tag.name)),
      end: () => {
        for (const tag of required) {
          if (seen.has(tag.name)) continue;
          const place = expectedPlace(tag);
          report({
            span: theme.spanOf(place === 'head' ? 'head' : 'body'),
            message: `Missing required tag ${tag.name}, expected it ${where[place]}; without it the editor refuses the theme`,
            help: tagHref(tag),
          });
        }
      },
    };
  },
};
