import { archived, observedThemes, stock2026 } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { item } from './item.ts';

/** What readers learn of the tags of the page syntax/item. */
export const itemProse: Record<(typeof item)[number]['name'], TagProse> = {
  '{block:Items}': {
    summary: 'Repeats its content for every item of the current page of the list.',
    limits: 'At most 24 items per page.',
    notes:
      'It stands on the top page, on category pages, in search results and in `{block:LoadItemsPage}`. It is not for the item page.',
    evidence: archived,
  },
  '{block:HasItems}': { summary: 'Shows its content when the list has at least one item.', evidence: archived },
  '{block:NoItems}': { summary: 'Shows its content when the list has no item.', evidence: archived },
  '{block:HasItemStock}': { summary: 'Shows its content when the item is in stock.', evidence: archived },
  '{block:NoItemStock}': { summary: 'Shows its content when the item is out of stock.', evidence: archived },
  '{block:ItemImage[1-20]}': {
    summary: 'Shows its content when the item has an image with this number.',
    limits: 'Numbers 1 to 20; up to 5 before July 2017.',
    notes: 'In a list, image 1 is the documented one. No loop over images exists: write one block per number.',
    evidence: archived,
  },
  '{block:NoItemImage[1-20]}': {
    summary: 'Shows its content when the item has no image with this number.',
    limits: 'Numbers 1 to 20.',
    notes: 'The opposite starts with No. `NotItemImage2` in one archived example is a misprint.',
    evidence: archived,
  },
  '{ItemId}': {
    summary: 'Prints the id of the item.',
    prints: 'a number, the one in the address of the item page',
    sample: '101',
    evidence: archived,
  },
  '{ItemTitle}': {
    summary: 'Prints the name of the item.',
    prints: 'text',
    notes:
      'Escaping is not documented. The stock theme prints it into `alt` and `title` attributes, so it should be safe there.',
    sample: 'Cotton tote',
    evidence: archived,
  },
  '{ItemPrice}': {
    summary: 'Prints the price of the item; during a sale, the sale price.',
    prints: 'text with yen sign and thousands separator',
    sample: '¥4,400',
    evidence: archived,
  },
  '{ItemStock}': {
    summary: 'Prints how many pieces are in stock.',
    prints: 'a number',
    sample: '12',
    evidence: archived,
  },
  '{ItemDetail-origin}': {
    summary: 'Prints the item description as plain text.',
    prints: 'text with entities for special characters and `<br>` for line breaks; addresses stay text',
    sample: 'Sturdy cotton.<br>Made by hand.',
    evidence: archived,
  },
  '{ItemDetail}': {
    summary: 'Prints the item description with addresses as links.',
    prints:
      'text with entities for special characters, `<br>` for line breaks and, under conditions, links for addresses',
    notes:
      'For the shop description the condition is a verified phone number; for items the archived guide only speaks of certain conditions.',
    sample: 'Sturdy cotton.<br>Made by hand.',
    evidence: archived,
  },
  '{ItemDetailNoBr}': {
    summary: 'Prints the item description with its line breaks as they are.',
    prints: 'text with entities for special characters; line breaks stay line breaks',
    sample: 'Sturdy cotton.\nMade by hand.',
    evidence: archived,
  },
  '{ItemImage[1-20]URL-origin}': {
    summary: 'Prints the address of an item image in its original size.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes: 'Documented for the item page. One old theme uses image 1 in the list as well.',
    sample: 'https://example.com/origin/tote.jpg',
    evidence: archived,
  },
  '{ItemImage[1-20]URL-76}': {
    summary: 'Prints the address of an item image, 76 pixels wide.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes: 'The number is the width in pixels, by analogy with 500 and 640. In a list, image 1 is the documented one.',
    sample: 'https://example.com/76/tote.jpg',
    evidence: archived,
  },
  '{ItemImage[1-20]URL-146}': {
    summary: 'Prints the address of an item image, 146 pixels wide.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes: 'The number is the width in pixels, by analogy with 500 and 640. In a list, image 1 is the documented one.',
    sample: 'https://example.com/146/tote.jpg',
    evidence: archived,
  },
  '{ItemImage[1-20]URL-300}': {
    summary: 'Prints the address of an item image, 300 pixels wide.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes: 'The number is the width in pixels, by analogy with 500 and 640. In a list, image 1 is the documented one.',
    sample: 'https://example.com/300/tote.jpg',
    evidence: archived,
  },
  '{ItemImage[1-20]URL-500}': {
    summary: 'Prints the address of an item image, 500 pixels wide.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes: 'The number is the width in pixels. In a list, image 1 is the documented one.',
    sample: 'https://example.com/500/tote.jpg',
    evidence: archived,
  },
  '{ItemImage[1-20]URL-640}': {
    summary: 'Prints the address of an item image, 640 pixels wide.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes: 'The number is the width in pixels. In a list, image 1 is the documented one.',
    sample: 'https://example.com/640/tote.jpg',
    evidence: archived,
  },
  '{ItemImage[1-20]URL-174}': {
    summary: 'Prints the address of an item image, 174 pixels wide.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes:
      'The number is the width in pixels, by analogy with 500 and 640. In a list, image 1 is the documented one. This size is not in the archived guide.',
    sample: 'https://example.com/174/tote.jpg',
    evidence: observedThemes,
  },
  '{ItemImage[1-20]URL-1280}': {
    summary: 'Prints the address of an item image, 1280 pixels wide.',
    prints: 'an address',
    limits: 'Numbers 1 to 20.',
    notes:
      'The number is the width in pixels, by analogy with 500 and 640. In a list, image 1 is the documented one. This size is not in the archived guide.',
    sample: 'https://example.com/1280/tote.jpg',
    evidence: observedThemes,
  },
  '{ItemImageCount}': {
    summary: 'Prints how many images the item has.',
    prints: 'a number',
    sample: '3',
    evidence: archived,
  },
  '{ItemNoImageURL}': {
    summary: 'Prints the address of the placeholder for items without an image.',
    prints: 'an address',
    notes: 'Write it inside `{block:NoItemImage1}`.',
    sample: 'https://example.com/no-image.png',
    evidence: archived,
  },
  '{ItemDeepLink}': {
    summary: 'Prints a link that opens the item in the shopping app of the platform.',
    prints: 'an address; without the app it leads to the web page',
    evidence: archived,
  },
  '{lang:NoItemsMessage}': {
    summary: 'Prints a fixed sentence for an empty list.',
    notes: 'Japanese text of 2019: 出品されている商品がありません。 (“There are no items for sale.”)',
    sample: '出品されている商品がありません。',
    evidence: archived,
  },
  '{lang:SeeDetails}': {
    summary: 'Prints a fixed text for a link to the item.',
    notes: 'Japanese text of 2019: 詳細を見る (“See details”).',
    sample: '詳細を見る',
    evidence: archived,
  },
  '{lang:IncludedTax}': {
    summary: 'Prints a fixed text beside a price: tax is included.',
    notes: 'The exact Japanese text is not known.',
    evidence: stock2026,
  },
};
