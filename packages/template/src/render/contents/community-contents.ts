import { noPicture, picture } from '../../shop/picture.ts';
import { escapeHtml } from '../escape.ts';
import type { Page } from '../page.ts';
import { pathOf } from '../route.ts';

/** The page of the Community App, with the items that only members can buy. */
export function communityContents({ say, shop, link }: Page): string {
  const items = shop.items
    .filter(({ membersOnly }) => membersOnly)
    .map((item) => {
      const image = item.images > 0 ? picture(item, 1, 300) : noPicture;
      return (
        `<li class="communityItem"><a href="${escapeHtml(link(pathOf({ page: 'item', itemId: item.id })))}"><span class="communityImageContainer">` +
        `<img class="communityImageResize" src="${image}" alt=""></span>${escapeHtml(item.title)}</a></li>`
      );
    });
  return (
    `<div class="main"><div class="communityMain"><h2 class="communityTitle">${escapeHtml(shop.name)} ${say('コミュニティ', 'Community')}</h2><div class="communityContent">` +
    `<p class="communityOverview">${say('メンバーだけが購入できる商品があります。', 'Some items are for members only.')}</p>` +
    `<h3 id="limitedItem">${say('会員限定商品', 'Members-only item')}</h3><ul class="communityItems">${items.join('')}</ul></div></div></div>`
  );
}
