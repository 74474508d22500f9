import { hrefOf } from '../../../catalogue/href-of.ts';
import { loadItems } from '../../place.ts';
import type { Rule } from '../../rule.ts';

export const loadPage: Rule = {
  name: 'load-page',
  severity: 'warning',
  summary:
    'Scripts fetch further items from the same theme: it must answer with a fragment, not with a whole document.',
  group: 'editor',
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
          help,
        });
      }
      if (start && !theme.isInside(start.open.start, '{block:NotLoadItemsPage}') && loads.length > 0) {
        report({
          span: top,
          message:
            'Unexpected document outside {block:NotLoadItemsPage}, expected it inside; otherwise requests for more items get it too',
          help: hrefOf('{block:NotLoadItemsPage}'),
        });
      }
      const [first, ...others] = theme.elements.filter(({ name }) => name === 'html' || (!html && name === 'body'));
      const second =
        first && others.find(({ open }) => theme.pagesAt(open.start) & theme.pagesAt(first.open.start) & ~loadItems);
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
