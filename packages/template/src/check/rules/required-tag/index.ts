import type { Span } from '../../../ast.ts';
import { findBlock } from '../../../catalogue/find-tag.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { tagFacts } from '../../../catalogue/tag-facts.ts';
import { type Expected, expectedPlace } from '../../expected-place.ts';
import { oppositeOf } from '../../opposite-of.ts';
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

/** Places of a tag that are looked at for design options. */
const mostPlaces = 20;

/** The design option whose block is around a tag in all its places, so that it may switch the tag off. */
function optionAround(places: readonly ReadonlySet<string>[]): string | undefined {
  const [first = new Set<string>(), ...others] = places;
  return [...first].find((name) => others.every((each) => each.has(name)));
}

export const requiredTag: Rule = {
  name: 'required-tag',
  severity: 'error',
  summary: 'The HTML editing app refuses a theme without its required tags, as a theme author reports.',
  level: 'observed',
  group: 'required',
  wholeTheme: true,
  create: (report, theme) => {
    const seen = new Map<string, { readonly span: Span; pages: PageSet; readonly switches: Set<string>[] }>();
    return {
      variable: ({ span }, found, place) => {
        if (!found?.tag.required) return;
        const known = seen.get(found.tag.name) ?? { span, pages: 0, switches: [] };
        known.pages |= place.pages;
        if (known.switches.length < mostPlaces)
          known.switches.push(
            new Set(theme.around(span.start).filter((name) => findBlock(name)?.tag.kind === 'option')),
          );
        seen.set(found.tag.name, known);
      },
      end: () => {
        for (const tag of required) {
          const place = expectedPlace(tag);
          const known = seen.get(tag.name);
          if (known) {
            const option = optionAround(known.switches);
            if (option) {
              report({
                span: known.span,
                severity: 'note',
                about: 'place',
                message: `Unexpected required tag ${tag.name} inside {block:${option}} alone, expected it whatever the design option is set to (inferred); move it out, or repeat it in {block:${oppositeOf(option)}}`,
                help: tagHref(tag),
              });
              continue;
            }
            const missing = mainPages.filter((page) => place !== 'item' && !(known.pages & pageSet([page])));
            if (tag.name === '{PageContents}' || missing.length === 0) continue;
            report({
              span: known.span,
              severity: 'note',
              about: 'place',
              message: `Missing ${tag.name} on some pages (${missing.join(', ')}), expected it on every page; that a place on one page is not enough is inferred`,
              expected: tag.name,
              help: tagHref(tag),
            });
            continue;
          }
          report({
            span: theme.spanOf(place === 'head' ? 'head' : 'body'),
            message: `Missing required tag ${tag.name}, expected it ${where[place]}; a theme author reports that the HTML editing app refuses a theme without it`,
            expected: tag.name,
            help: tagHref(tag),
          });
        }
      },
    };
  },
};
