import type { Span } from '../../../ast.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import { canBeOn } from '../../place.ts';
import type { Rule } from '../../rule.ts';

/** What leads on from a page of a list: the tags for it, however they are spelled, or an address that a script makes. */
const leadsOn = /LoadItemsPageURL|NextPage|MaxPage|load_items|["'?&]page["'=]|rel=["']?next/i;

export const listPaging: Rule = {
  name: 'list-paging',
  severity: 'note',
  summary: 'A page of a list has at most 24 items; a script of the theme loads the others.',
  level: 'archived',
  group: 'pages',
  wholeTheme: true,
  create: (report, { source }) => {
    let list: Span | undefined;
    return {
      block: ({ open }, found, place) => {
        if (found?.tag.name !== '{block:Items}' || place.inside('{block:Hidden}')) return;
        if (canBeOn(place, ['index', 'category', 'search'])) list ??= open;
      },
      end: () => {
        if (!list || leadsOn.test(source)) return;
        report({
          span: list,
          message:
            'Missing {LoadItemsPageURL} or {NextPageNumber}, expected a script or a link that leads to the items after the first 24',
          expected: '{LoadItemsPageURL}',
          help: hrefOf('{LoadItemsPageURL}'),
        });
      },
    };
  },
};
