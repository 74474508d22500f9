import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { LEVELS, PAGE_FACETS } from '../contract.ts';
import { japanese, synonymGroups } from '../engine/vocabulary.ts';

/** How the hosted service should search and rank, as near to the embedded engine as it can be told. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'content',
    'hierarchy.lvl0',
  ],
  attributesForFaceting: [...PAGE_FACETS, 'type', 'kind'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'kind', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: ['hierarchy', 'content', 'facts'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  snippetEllipsisText: '…',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight)', 'asc(position)'],
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  allowTyposOnNumericTokens: false,
  separatorsToIndex: '_{}[]:/',
  camelCaseAttributes: LEVELS.slice(1).map((level) => `hierarchy.${level}`),
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  queryLanguages: ['en'],
  indexLanguages: ['en', 'ja'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
};

/** Words that the service should treat alike; Japanese ones lead to English, not back. */
export const indexSynonyms: SynonymHit[] = [
  ...synonymGroups.map(
    (synonyms): SynonymHit => ({ objectID: `en-${synonyms.join('-')}`, type: 'synonym', synonyms: [...synonyms] }),
  ),
  ...Object.entries(japanese).map(
    ([input, english]): SynonymHit => ({
      objectID: `ja-${english.replaceAll(' ', '-')}-${input.length}-${input}`,
      type: 'oneWaySynonym',
      input,
      synonyms: [english],
    }),
  ),
];
