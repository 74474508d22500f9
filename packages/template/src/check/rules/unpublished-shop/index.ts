import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

export const unpublishedShop: Rule = {
  name: 'unpublished-shop',
  severity: 'warning',
  summary: 'While a shop is closed, visitors should see a message in place of its items.',
  group: 'pages',
  wholeTheme: true,
  create: (report, theme) => {
    let message = false;
    return {
      variable: ({ name }, _, place) => {
        message ||= name === 'lang:NotShopPublicMessage' && place.inside('{block:NotShopPublic}');
      },
      end: () => {
        for (const block of ['{block:ShopPublic}', '{block:NotShopPublic}'] as const) {
          if (theme.blocks(block).length > 0) continue;
          report({
            span: theme.spanOf('body'),
            message: `Missing ${block}, expected ${block === '{block:ShopPublic}' ? 'it around the list of items' : 'it with {lang:NotShopPublicMessage}'}`,
            expected: block,
            help: hrefOf(block),
          });
        }
        const [closed] = theme.blocks('{block:NotShopPublic}');
        if (!closed || message) return;
        report({
          span: closed,
          severity: 'note',
          message:
            'Missing {lang:NotShopPublicMessage} in {block:NotShopPublic}, expected the sentence that BASE translates',
          help: hrefOf('{lang:NotShopPublicMessage}'),
        });
      },
    };
  },
};
