import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { search } from './search.ts';

/** What readers learn of the tags of the page apps/search_app. */
export const searchProse: Record<(typeof search)[number]['name'], TagProse> = {
  '{block:AppsSearch}': {
    summary: 'Shows its content when the item search app is installed.',
    since: '2016-06-27',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{SearchPageURL}': {
    summary: 'Prints the address that takes a search.',
    prints: 'an address for a GET form with a field named `q`',
    sample: 'https://shop.thebase.in/search',
    evidence: archived,
  },
  '{block:IndexPageSearch}': {
    summary: 'Shows its content when the index page shows search results.',
    evidence: archived,
  },
  '{block:NoIndexPageSearch}': {
    summary: 'Shows its content when the index page shows no search results.',
    evidence: archived,
  },
  '{IndexPageSearch}': {
    summary: 'Prints the keyword of the search.',
    prints: 'text; nothing without a search (an inference)',
    notes: 'Write it into the `value` of your search field.',
    sample: 'tote',
    evidence: archived,
  },
  '{lang:ItemSearchResult}': {
    summary: 'Prints a fixed heading for search results, with the keyword in it.',
    notes: 'Japanese text of 2019: "[keyword]"の検索結果 (“Search results for "[keyword]"”).',
    sample: '"tote"の検索結果',
    evidence: archived,
  },
};
