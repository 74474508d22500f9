import { archived, documentedHead } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { head } from './head.ts';

/** What readers learn of the tags of the page default/head. */
export const headProse: Record<(typeof head)[number]['name'], TagProse> = {
  '{PageTitle}': {
    summary: 'Prints the title of the page.',
    prints: 'text',
    notes: 'Write it inside `<title>`.',
    sample: 'Cotton tote | Harbor Goods',
    evidence: documentedHead,
  },
  '{FaviconTag}': {
    summary: 'Prints the icons for the browser tab and the home screen.',
    prints: 'three `link` elements: icon, apple-touch-icon and apple-touch-icon-precomposed',
    notes: 'Required; do not hide or change it.',
    sample: '<link rel="icon" type="image/png" href="favicon.png">',
    evidence: documentedHead,
  },
  '{CanonicalTag}': {
    summary: 'Prints the normalized address of the page.',
    prints: 'a `link` element with rel canonical',
    sample: '<link rel="canonical" href="https://shop.thebase.in/">',
    evidence: documentedHead,
  },
  '{MetaItemInfoTag}': {
    summary: 'Prints the meta information of the item page.',
    prints: '`meta` elements',
    notes:
      'Write it inside `{block:ItemPage}`. On live item pages the head has og:title, og:image, description, og:description and product price elements; that they come from this tag is an inference.',
    evidence: documentedHead,
  },
  '{MetaShopInfoTag}': {
    summary: 'Prints the meta information of the shop.',
    prints: '`meta` elements',
    notes: 'For every page but the item page: write it inside `{block:NotItemPage}`.',
    evidence: documentedHead,
  },
  '{HeadLinkNextPrevTag}': {
    summary: 'Prints links to the previous and the next page of the list, for crawlers.',
    prints: '`link` elements with rel prev and next',
    sample: '<link rel="next" href="https://shop.thebase.in/?page=2">',
    evidence: archived,
  },
  '{GoogleAnalyticsTag}': {
    summary: 'Prints the code of the Google Analytics app.',
    prints: '`script` elements',
    notes: 'Required, with or without the app. Never paste analytics code of your own.',
    evidence: archived,
  },
  '{JQueryTag}': {
    summary: 'Prints a `script` element that loads jQuery.',
    prints: 'a `script` element; jQuery 1.8.2 in 2021',
    notes:
      'The guide of 2019 required it. Theme authors report it as deprecated, and the stock themes of 2025 and 2026 load jQuery 3.6.0 themselves.',
    evidence: archived,
  },
};
