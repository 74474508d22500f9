import { tagHref } from '../../../catalogue/tag-anchor.ts';
import type { Rule } from '../../rule.ts';

/** Attributes from which a browser loads an image. */
const loads = /^(?:data-)?(?:src|srcset|original|lazy|lazy-src|bg|background)$|^poster$/;

export const emptyImage: Rule = {
  name: 'empty-image',
  severity: 'note',
  summary: 'An item may have no image, or fewer than 20: then the URL of the image prints nothing.',
  level: 'inferred',
  group: 'places',
  about: 'tag',
  wholeTheme: true,
  create: (report, theme) => {
    /** Images that some block on the same level stands in for, by their numbers. */
    const standIns = new Set<string>();
    const found: Parameters<typeof report>[0][] = [];
    const levels: string[] = [];
    return {
      block: ({ name, open }) => {
        const number = /^NoItemImage(\d{1,2})$/.exec(name)?.[1];
        if (number) standIns.add(`${number} ${theme.blockAt(open.start)}`);
      },
      variable: ({ name, span }, tag, place) => {
        const number = /^ItemImage(\d{1,2})URL-/.exec(name)?.[1];
        if (!tag || tag.outOfRange || !number || place.insideNamed(`ItemImage${number}`)) return;
        const attribute = theme.attributeAt(span.start);
        const isUrl = /url\(\s*["']?$/i.test(theme.source.slice(Math.max(0, span.start - 10), span.start));
        if (!isUrl && !(attribute && loads.test(attribute.name))) return;
        levels.push(`${number} ${theme.blockAt(span.start)}`);
        found.push({
          span,
          cause: number,
          expected: `{block:ItemImage${number}}`,
          message: `Unexpected {${name}} outside {block:ItemImage${number}}, expected it inside, and another image or none in {block:NoItemImage${number}}: for an item without it, the URL is empty (inferred)`,
          help: tagHref(tag.tag),
        });
      },
      end: () => {
        for (const [at, each] of found.entries()) if (!standIns.has(levels[at] ?? '')) report(each);
      },
    };
  },
};
