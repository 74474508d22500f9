import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { url } from './url.ts';

/** What readers learn of the tags of the page syntax/url. */
export const urlProse: Record<(typeof url)[number]['name'], TagProse> = {
  '{BASEURL}': {
    summary: 'Prints the address of the platform.',
    prints: 'an address',
    notes: 'https://thebase.in in 2019. Its place on this page is an inference.',
    sample: 'https://thebase.in',
    evidence: archived,
  },
  '{BASEDomain}': {
    summary: 'Prints the domain of the platform.',
    prints: 'text',
    notes: 'thebase.in in 2019. Its place on this page is an inference.',
    sample: 'thebase.in',
    evidence: archived,
  },
  '{IndexPageURL}': {
    summary: 'Prints the address of the top page.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/',
    evidence: archived,
  },
  '{ItemPageURL}': {
    summary: 'Prints the address of the item page of the current item.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/items/101',
    evidence: archived,
  },
  '{AboutPageURL}': {
    summary: 'Prints the address of the about page.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/about',
    evidence: archived,
  },
  '{ContactPageURL}': {
    summary: 'Prints the address of the contact page.',
    prints: 'an address',
    notes: 'Append `/items/{ItemId}` for a question about one item.',
    sample: 'https://thebase.in/inquiry/shop.thebase.in',
    evidence: archived,
  },
  '{PrivacyPageURL}': {
    summary: 'Prints the address of the privacy policy.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/privacy',
    evidence: archived,
  },
  '{LawPageURL}': {
    summary: 'Prints the address of the legal notice.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/law',
    evidence: archived,
  },
  '{LoadItemsPageURL}': {
    summary: 'Prints the first part of the address of a further page of items.',
    prints: 'an address that ends before the page number',
    notes:
      'Request `{LoadItemsPageURL}`, then the page number, then `{LoadItemsPageURLParams}`. On live shops it ends in `/load_items/` on the top page and in `/load_items/categories/<id>/` on a category page.',
    sample: 'https://shop.thebase.in/load_items/',
    evidence: archived,
  },
  '{LoadItemsPageURLParams}': {
    summary: 'Prints the last part of the address of a further page of items.',
    prints: 'what follows the page number',
    notes:
      'Always append it and never look into it: on live shops it is a path such as `/<theme id>/0`, elsewhere it was empty.',
    sample: '/user_harbor-goods/0',
    evidence: archived,
  },
  '{MaxPageNumber}': {
    summary: 'Prints the number of the last page of items.',
    prints: 'a number',
    notes: 'Listed under Template in the archived guide; its place on this page is an inference.',
    sample: '2',
    evidence: archived,
  },
  '{NextPageNumber}': {
    summary: 'Prints the number of the next page of items.',
    prints: 'a number',
    notes: 'Listed under Template in the archived guide; its place on this page is an inference.',
    sample: '2',
    evidence: archived,
  },
  '{UpdateTime}': {
    summary: 'Prints when the file was last updated, for the query string of platform files.',
    prints: 'a number: milliseconds since 1970',
    notes:
      'Append it to files below `{BASEURL}` so that browsers fetch changed ones. Its place on this page is an inference.',
    sample: '1639973837024',
    evidence: archived,
  },
  '{lang:Privacy}': {
    summary: 'Prints the name of the privacy policy in the language of the visitor.',
    notes:
      'Japanese text of 2019: プライバシーポリシー (“Privacy Policy”). A live shop showed “Privacy Policy” with English selected.',
    sample: 'プライバシーポリシー',
    evidence: archived,
  },
  '{lang:Law}': {
    summary: 'Prints the name of the legal notice in the language of the visitor.',
    notes:
      'Japanese text of 2019: 特定商取引法に基づく表記 (“Notation based on the Act on Specified Commercial Transactions”). A live shop showed “Act on Specified Commercial Transactions” with English selected.',
    sample: '特定商取引法に基づく表記',
    evidence: archived,
  },
};
