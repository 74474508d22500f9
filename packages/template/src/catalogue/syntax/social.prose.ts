import { archived, stock2025, stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { social } from './social.ts';

/** What readers learn of the tags of the page syntax/social. */
export const socialProse: Record<(typeof social)[number]['name'], TagProse> = {
  '{block:ShopTwitterId}': {
    summary: 'Shows its content when the shop has set its Twitter (X) ID.',
    evidence: archived,
  },
  '{block:NoShopTwitterId}': {
    summary: 'Shows its content when the shop has not set its Twitter (X) ID.',
    evidence: archived,
  },
  '{ShopTwitterId}': {
    summary: 'Prints the Twitter (X) ID of the shop.',
    prints: 'text',
    notes: 'Build the link yourself: `twitter.com/` and the ID.',
    sample: 'harborgoods',
    evidence: archived,
  },
  '{block:ShopFacebookId}': { summary: 'Shows its content when the shop has set its Facebook ID.', evidence: archived },
  '{block:NoShopFacebookId}': {
    summary: 'Shows its content when the shop has not set its Facebook ID.',
    evidence: archived,
  },
  '{ShopFacebookId}': {
    summary: 'Prints the Facebook ID of the shop.',
    prints: 'text',
    notes: 'Build the link yourself: `facebook.com/` and the ID.',
    sample: 'harborgoods',
    evidence: archived,
  },
  '{block:ShopAmebaId}': { summary: 'Shows its content when the shop has set its Ameba blog ID.', evidence: archived },
  '{block:NoShopAmebaId}': {
    summary: 'Shows its content when the shop has not set its Ameba blog ID.',
    evidence: archived,
  },
  '{ShopAmebaId}': {
    summary: 'Prints the Ameba blog ID of the shop.',
    prints: 'text',
    notes: 'Build the link yourself: `ameblo.jp/` and the ID.',
    sample: 'harborgoods',
    evidence: archived,
  },
  '{block:ShopInstagramId}': {
    summary: 'Shows its content when the shop has set its Instagram ID.',
    evidence: archived,
  },
  '{block:NoShopInstagramId}': {
    summary: 'Shows its content when the shop has not set its Instagram ID.',
    evidence: archived,
  },
  '{ShopInstagramId}': {
    summary: 'Prints the Instagram ID of the shop.',
    prints: 'text',
    notes: 'Build the link yourself: `instagram.com/` and the ID.',
    sample: 'harborgoods',
    evidence: archived,
  },
  '{block:ShopLineId}': {
    summary: 'Shows its content when the shop has set its LINE account.',
    notes: 'No opposite block is known.',
    evidence: stock2025,
  },
  '{ShopLineId}': {
    summary: 'Prints the LINE account of the shop.',
    prints: 'text',
    notes: 'The stock theme links to `line.me/R/ti/p/%40` and the ID.',
    sample: 'harborgoods',
    evidence: stock2025,
  },
  '{block:ShopYoutubeId}': {
    summary: 'Shows its content when the shop has set its YouTube account.',
    notes: 'No opposite block is known.',
    evidence: stock2025,
  },
  '{ShopYoutubeId}': {
    summary: 'Prints the YouTube account of the shop.',
    prints: 'an address',
    notes: 'The stock theme uses the value itself as the link.',
    sample: 'https://www.youtube.com/@harborgoods',
    evidence: stock2025,
  },
  '{block:ShopTiktokId}': {
    summary: 'Shows its content when the shop has set its TikTok account.',
    notes: 'No opposite block is known.',
    evidence: stock2025,
  },
  '{ShopTiktokId}': {
    summary: 'Prints the TikTok account of the shop.',
    prints: 'text',
    notes: 'The stock theme links to `tiktok.com/@` and the ID.',
    sample: 'harborgoods',
    evidence: stock2025,
  },
  '{block:ShopNoteId}': {
    summary: 'Shows its content when the shop has set its note account.',
    notes: 'No opposite block is known.',
    evidence: stock2025,
  },
  '{ShopNoteId}': {
    summary: 'Prints the note account of the shop.',
    prints: 'text',
    notes: 'The stock theme links to `note.com/` and the ID.',
    sample: 'harborgoods',
    evidence: stock2025,
  },
  '{TwitterDataHashtags}': {
    summary: 'Prints the hashtag for a tweet button.',
    prints: 'BASEec, or nothing when the logo-hiding app is installed',
    since: '2015-12-16',
    notes: 'Write it into `data-hashtags`.',
    sample: 'BASEec',
    evidence: archived,
  },
  '{TwitterDataVia}': {
    summary: 'Prints the account for a tweet button.',
    prints: 'the Twitter ID of the shop, or BASEec without one; nothing when the logo-hiding app is installed',
    since: '2015-12-16',
    notes: 'Write it into `data-via`.',
    sample: 'harborgoods',
    evidence: archived,
  },
  '{SocialButtonTag}': {
    summary: 'Prints share buttons made by the platform.',
    prints: 'elements; their content is not known',
    notes: 'The stock theme prints it on the item page.',
    evidence: stockBoth,
  },
  '{ItemRedirectUrl}': {
    summary: 'Prints an address of the item for sharing.',
    prints: 'an address; its exact form is not known',
    notes: 'Spelled Url, not URL.',
    evidence: stockBoth,
  },
  '{ShopRedirectUrl}': {
    summary: 'Prints an address of the shop for sharing.',
    prints: 'an address; its exact form is not known',
    notes: 'Spelled Url, not URL.',
    evidence: stock2025,
  },
  '{lang:Tweet}': {
    summary: 'Prints a fixed text for a tweet button.',
    notes: 'Japanese text of 2019: ツイート (“Tweet”).',
    sample: 'ツイート',
    evidence: archived,
  },
};
