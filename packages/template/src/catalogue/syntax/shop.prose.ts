import { documentedShop } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { shop } from './shop.ts';

/** What readers learn of the tags of the page syntax/shop. */
export const shopProse: Record<(typeof shop)[number]['name'], TagProse> = {
  '{block:ShopPublic}': {
    summary: 'Shows its content while the shop is open to the public.',
    notes:
      'The state is the checkbox for publication in the shop settings. Content in neither block appears in both states.',
    evidence: documentedShop,
  },
  '{block:NotShopPublic}': {
    summary: 'Shows its content while the shop is not open to the public.',
    evidence: documentedShop,
  },
  '{ShopId}': {
    summary: 'Prints the id of the shop.',
    prints: 'text',
    sample: 'harbor-goods',
    evidence: documentedShop,
  },
  '{ShopDomain}': {
    summary: 'Prints the domain of the shop.',
    prints: 'text',
    sample: 'shop.thebase.in',
    evidence: documentedShop,
  },
  '{ShopURL}': {
    summary: 'Prints the address of the shop.',
    prints: 'an address without a slash at the end',
    sample: 'http://shop.thebase.in',
    evidence: documentedShop,
  },
  '{ShopName}': {
    summary: 'Prints the name of the shop.',
    prints: 'text',
    sample: 'Harbor Goods',
    evidence: documentedShop,
  },
  '{ShopIntroduction-origin}': {
    summary: 'Prints the shop description as plain text.',
    prints: 'text with entities for special characters and `<br>` for line breaks; addresses stay text',
    sample: 'Goods for every day.<br>Made by hand.',
    evidence: documentedShop,
  },
  '{ShopIntroduction}': {
    summary: 'Prints the shop description with addresses as links.',
    prints:
      'text with entities for special characters, `<br>` for line breaks and links for addresses that start with http:// or https://',
    notes: 'Addresses become links once the shop owner has verified a phone number on the page for the legal notice.',
    sample: 'Goods for every day.<br>Made by hand.',
    evidence: documentedShop,
  },
  '{ShopDeepLink}': {
    summary: 'Prints a link that opens the shop in the shopping app of the platform.',
    prints: 'an address; without the app it leads to the web page',
    evidence: documentedShop,
  },
  '{lang:NotShopPublicMessage}': {
    summary: 'Prints a fixed sentence saying that the shop is being prepared.',
    notes:
      'Translated automatically. Japanese text of 2019: [shop name]は、現在準備中です。 (“[shop name] is currently being prepared.”)',
    sample: 'Harbor Goodsは、現在準備中です。',
    evidence: documentedShop,
  },
};
