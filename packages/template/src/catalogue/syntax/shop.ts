import { documentedShop } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const shop = {
  page: 'syntax/shop',
  tags: [
    {
      name: '{block:ShopPublic}',
      kind: 'condition',
      summary: 'Shows its content while the shop is open to the public.',
      notes:
        'The state is the checkbox for publication in the shop settings. Content in neither block appears in both states.',
      evidence: documentedShop,
    },
    {
      name: '{block:NotShopPublic}',
      kind: 'condition',
      negates: '{block:ShopPublic}',
      summary: 'Shows its content while the shop is not open to the public.',
      evidence: documentedShop,
    },
    {
      name: '{ShopId}',
      kind: 'variable',
      escaping: 'plain',
      summary: 'Prints the ID of the shop.',
      prints: 'text',
      sample: 'harbor-goods',
      evidence: documentedShop,
    },
    {
      name: '{ShopDomain}',
      kind: 'variable',
      escaping: 'plain',
      summary: 'Prints the domain of the shop.',
      prints: 'text',
      sample: 'shop.thebase.in',
      evidence: documentedShop,
    },
    {
      name: '{ShopURL}',
      kind: 'variable',
      escaping: 'url',
      summary: 'Prints the URL of the shop.',
      prints: 'a URL without a slash at the end',
      sample: 'http://shop.thebase.in',
      evidence: documentedShop,
    },
    {
      name: '{ShopName}',
      kind: 'variable',
      escaping: 'text',
      summary: 'Prints the name of the shop.',
      prints: 'text',
      sample: 'Harbor Goods',
      evidence: documentedShop,
    },
    {
      name: '{ShopIntroduction-origin}',
      kind: 'variable',
      escaping: 'mixed',
      summary: 'Prints the shop description without links.',
      prints: 'text with entities for special characters and `<br>` for line breaks; URLs stay text',
      sample: 'Goods for every day.<br>Made by hand.',
      evidence: documentedShop,
    },
    {
      name: '{ShopIntroduction}',
      kind: 'variable',
      escaping: 'mixed',
      summary: 'Prints the shop description; URLs may become links.',
      prints:
        'text with entities for special characters, `<br>` for line breaks and links for URLs that start with `http://` or `https://`',
      notes: 'URLs become links once the shop owner has verified a phone number on the page for the legal notice.',
      sample: 'Goods for every day.<br>Made by hand.',
      evidence: documentedShop,
    },
    {
      name: '{ShopDeepLink}',
      kind: 'variable',
      escaping: 'url',
      summary: 'Prints a link that opens the shop in the shopping app of the platform.',
      prints: 'a URL; without the app it leads to the web page',
      evidence: documentedShop,
    },
    {
      name: '{lang:NotShopPublicMessage}',
      kind: 'text',
      guard: '{block:NotShopPublic}',
      escaping: 'text',
      summary: 'Prints a fixed sentence saying that the shop is being prepared.',
      notes:
        'Translated automatically. Japanese text of 2019: [shop name]は、現在準備中です。 (“[shop name] is currently being prepared.”)',
      sample: 'Harbor Goodsは、現在準備中です。',
      evidence: documentedShop,
    },
  ],
} as const satisfies GuidePage;
