import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Element } from '../../markup.ts';
import { oppositeOf } from '../../opposite-of.ts';
import { loadItems } from '../../place.ts';
import type { Rule } from '../../rule.ts';
import type { Theme } from '../../theme.ts';

export const loadPage: Rule = {
  name: 'load-page',
  severity: 'warning',
  summary: 'For a request for more items, the theme must render a fragment, not a whole document.',
  level: 'observed',
  group: 'pages',
  wholeTheme: true,
  create: (report, theme) => ({
    end: () => {
      const help = hrefOf('{block:LoadItemsPage}');
      const loads = theme.blocks('{block:LoadItemsPage}');
      const html = theme.first('html');
      const start = html ?? theme.first('head') ?? theme.first('body');
      const top = start?.open ?? theme.spanOf('body');
      if (loads.length === 0) {
        report({
          span: top,
          message: 'Missing {block:LoadItemsPage}, expected it with an {block:Items} loop after the document',
          expected: '{block:LoadItemsPage}',
          help,
        });
      }
      if (start && !theme.isInside(start.open.start, '{block:NotLoadItemsPage}') && loads.length > 0) {
        report({
          span: top,
          message:
            'Unexpected document outside {block:NotLoadItemsPage}, expected it inside; otherwise requests for more items get it too',
          expected: '{block:NotLoadItemsPage}',
          help: hrefOf('{block:NotLoadItemsPage}'),
        });
      }
      if (!start && loads.length > 0 && theme.blocks('{block:NotLoadItemsPage}').length === 0) {
        const outside = theme.elements.find(
          ({ open }) =>
            !theme.isInside(open.start, '{block:LoadItemsPage}') && !theme.isInside(open.start, '{block:Hidden}'),
        );
        if (outside) {
          report({
            span: outside.open,
            message: `Missing {block:NotLoadItemsPage}, expected it around everything but {block:LoadItemsPage}; otherwise requests for more items get <${outside.name}> too`,
            expected: '{block:NotLoadItemsPage}',
            help: hrefOf('{block:NotLoadItemsPage}'),
          });
        }
      }
      const second = secondDocument(theme);
      if (second) {
        report({
          span: second.open,
          severity: 'error',
          message: `Unexpected second <${second.name}>, expected one document; it looks as if two themes were pasted into one file`,
        });
      }
      const items = theme.blocks('{block:Items}');
      if (loads.length > 0 && !items.some(({ start }) => theme.isInside(start, '{block:LoadItemsPage}'))) {
        report({
          span: loads[0] ?? top,
          message: 'Missing {block:Items} in {block:LoadItemsPage}, expected a loop that prints the items',
          expected: '{block:Items}',
          help,
        });
      }
      for (const { name, open } of theme.elements) {
        if (!['html', 'head', 'body'].includes(name) || !theme.isInside(open.start, '{block:LoadItemsPage}')) continue;
        report({
          span: open,
          severity: 'error',
          message: `Unexpected <${name}> in {block:LoadItemsPage}, expected nothing but items`,
          help,
        });
      }
    },
  }),
};

/** Elements of one name that are compared: more are found in hostile sources alone. */
const mostElements = 50;

/** The first element that a document has once and that stands on the same page as another one of its name. */
function secondDocument(theme: Theme): Element | undefined {
  const seconds = ['html', 'head', 'body'].flatMap((name) => {
    const [first, ...others] = theme.elements.filter((element) => element.name === name).slice(0, mostElements);
    const second = first && others.find((other) => canMeet(theme, first.open.start, other.open.start));
    return second ?? [];
  });
  return seconds.sort((one, other) => one.open.start - other.open.start)[0];
}

/** Whether two places can be on one page: their pages allow it, and no block around one is the opposite of one around the other. */
function canMeet(theme: Theme, one: number, other: number): boolean {
  if (!(theme.pagesAt(one) & theme.pagesAt(other) & ~loadItems)) return false;
  const around = new Set(theme.around(one));
  return !theme.around(other).some((name) => around.has(oppositeOf(name) ?? ''));
}
