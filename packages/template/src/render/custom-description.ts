import { picture } from '../shop/picture.ts';
import type { Item } from '../shop/shop.ts';
import { escapeHtml, withBreaks } from './escape.ts';

/** What the owner has arranged with the Custom Item Description App; without the video parts, which would need a network. */
export function customDescription(item: Item): string {
  const part = (name: string, content: string, element = 'div') =>
    `<${element} class="appsItemDetailCustomTag_${name}">${content}</${element}>`;
  const slides = [1, 2, 3].map(
    (number) =>
      `<div class="baseCarouselItem"><img class="baseCarouselImage" src="${picture(item, number, 640)}" alt=""><p class="baseCarouselCaption">${escapeHtml(item.title)} ${number}</p></div>`,
  );
  return (
    '<div id="appsItemDetailCustom"><div id="appsItemDetailCustomTag">' +
    part('heading', 'How it is made', 'p') +
    part('description', withBreaks(item.detail), 'p') +
    `<img class="appsItemDetailCustomTag_image" src="${picture(item, 1, 640)}" alt="">` +
    `${part('slider', `<div class="baseCarouselItems">${slides.join('')}</div>`)}</div></div>`
  );
}
