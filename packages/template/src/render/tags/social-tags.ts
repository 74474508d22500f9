import type { BlockName, PageBlockName, VariableName } from '../../catalogue/tag-facts.ts';
import { socialNames } from '../../shop/social-name.ts';
import { byName } from '../by-name.ts';
import { type BlockHandler, itemOf, ofItem, type Print } from '../handler.ts';
import { absolute } from '../page.ts';
import { pathOf } from '../route.ts';

export const socialVariables = {
  ...byName(
    socialNames,
    (name) => `Shop${name}Id` as const,
    (name): Print =>
      ({ shop }) =>
        shop.social[name] ?? '',
  ),
  TwitterDataHashtags: ({ apps }) => (apps.has('base_eraser') ? '' : 'BASEec'),
  TwitterDataVia: ({ apps, shop }) => (apps.has('base_eraser') ? '' : shop.social.Twitter || 'BASEec'),
  ItemRedirectUrl: ofItem(({ id }, page) => absolute(page, pathOf({ page: 'item', itemId: id }))),
  SocialButtonTag: (page, scope) => {
    const item = itemOf(page, scope);
    const address = encodeURIComponent(absolute(page, item ? pathOf({ page: 'item', itemId: item.id }) : '/'));
    return (
      `<div class="socialButtons"><a href="https://twitter.com/intent/tweet?url=${address}" rel="nofollow">${page.say('ツイート', 'Tweet')}</a> ` +
      `<a href="https://www.facebook.com/sharer/sharer.php?u=${address}" rel="nofollow">${page.say('シェア', 'Share')}</a></div>`
    );
  },
} satisfies Partial<Record<VariableName, Print>>;

export const socialBlocks = byName(
  socialNames,
  (name) => `Shop${name}Id` as const,
  (name): BlockHandler => ({ when: ({ shop }) => Boolean(shop.social[name]) }),
) satisfies Partial<Record<BlockName | PageBlockName, BlockHandler>>;
