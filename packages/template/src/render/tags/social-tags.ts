import { socialNames } from '../../shop/social-name.ts';
import { escapeHtml } from '../escape.ts';
import { type BlockHandler, itemOf, ofItem, type Print, pair } from '../handler.ts';
import { absolute } from '../page.ts';
import { pathOf } from '../route.ts';

/** Accounts for which a block exists that shows its content when there is none. */
const withOpposite: readonly string[] = ['Twitter', 'Facebook', 'Ameba', 'Instagram'];

export const socialVariables: Readonly<Record<string, Print>> = {
  ...Object.fromEntries(
    socialNames.map((name): [string, Print] => [`Shop${name}Id`, ({ shop }) => escapeHtml(shop.social[name] ?? '')]),
  ),
  TwitterDataHashtags: ({ apps }) => (apps.has('base_eraser') ? '' : 'BASEec'),
  TwitterDataVia: ({ apps, shop }) => (apps.has('base_eraser') ? '' : escapeHtml(shop.social.Twitter || 'BASEec')),
  ItemRedirectUrl: ofItem(({ id }, page) => escapeHtml(absolute(page, pathOf({ page: 'item', itemId: id })))),
  SocialButtonTag: (page, scope) => {
    const item = itemOf(page, scope);
    const address = encodeURIComponent(absolute(page, item ? pathOf({ page: 'item', itemId: item.id }) : '/'));
    return (
      `<div class="socialButtons"><a href="https://twitter.com/intent/tweet?url=${address}" rel="nofollow">${page.say('ツイート', 'Tweet')}</a> ` +
      `<a href="https://www.facebook.com/sharer/sharer.php?u=${address}" rel="nofollow">${page.say('シェア', 'Share')}</a></div>`
    );
  },
};

export const socialBlocks: Readonly<Record<string, BlockHandler>> = Object.assign(
  {},
  ...socialNames.map((name) => {
    const both = pair(`Shop${name}Id`, `NoShop${name}Id`, ({ shop }) => Boolean(shop.social[name]));
    return withOpposite.includes(name) ? both : { [`Shop${name}Id`]: both[`Shop${name}Id`] };
  }),
);
