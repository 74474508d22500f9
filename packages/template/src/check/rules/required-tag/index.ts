import type { Span } from '../../../ast.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { tagFacts } from '../../../catalogue/tag-facts.ts';
import { type Expected, expectedPlace } from '../../expected-place.ts';
import { type PageSet, pageSet } from '../../place.ts';
import type { Rule } from '../../rule.ts';

/** A page of each kind: a list, an item, and one that the platform draws. */
const mainPages = ['index', 'item', 'contact'] as const;
const required = tagFacts.filter((tag) => tag.required);
const where: Record<Expected, string> = {
  head: 'inside <head>',
  item: 'inside {block:ItemPage}',
  body: 'inside <body>',
};

export const requiredTag: Rule = {
  name: 'required-tag',
  severity: 'error',
  summary: 'The editor refuses a theme that lacks a required tag, as theme authors report.',
  group: 'required',
  wholeTheme: true,
  create: (report, theme) => {
    const seen = new Map<string, { readonly span: Span; pages: PageSet }>();
    return {
      variable: ({ span }, found, place) => {
        if (!found?.tag.required) return;
        const known = seen.get(found.tag.name) ?? { span, pages: 0 };
        known.pages |= place.pages;
        seen.set(found.tag.name, known);
      },
      end: () => {
        for (const tag of required) {
          const place = expectedPlace(tag);
          const known = seen.get(tag.name);
          if (known) {
            const missing = mainPages.filter((page) => place !== 'item' && !(known.pages & pageSet([page])));
            if (tag.name === '{PageContents}' || missing.length === 0) continue;
            report({
              span: known.span,
              severity: 'info',
              message: `Missing ${tag.name} on some pages (${missing.join(', ')}), expected it on every page; that a place on one page is not enough is inferred`,
              help: tagHref(tag),
            });
            continue;
          }
          report({
            span: theme.spanOf(place === 'head' ? 'head' : 'body'),
            message: `Missing required tag ${tag.name}, expected it ${where[place]}; theme authors report that the editor refuses a theme without it`,
            help: tagHref(tag),
          });
        }
      },
    };
  },
};
