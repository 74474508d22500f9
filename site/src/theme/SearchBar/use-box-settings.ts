import { useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import type { Place, Question } from '../../search/ask.ts';
import { createSearchClient } from '../../search/client.ts';
import { resultUrl } from '../../search/result-url.ts';
import { useSearchSettings } from '../../search/settings.ts';

/** Words of an excerpt, in windows up to this wide and in wider ones. */
const narrow = '(max-width: 768px)';
const words = { narrow: 5, wide: 10 } as const;

/** Whom the search box asks, and what with every query. */
export function useBoxSettings() {
  const { siteConfig, siteMetadata } = useDocusaurusContext();
  const { appId, apiKey, indexName, contextualSearch, searchParameters, insights } = useAlgoliaThemeConfig().algolia;
  const contextualFilters = useAlgoliaContextualFacetFilters();
  const settings = useSearchSettings();
  const { url, baseUrl } = siteConfig;
  const generator = siteMetadata.docusaurusVersion;

  const client = useMemo(
    () => createSearchClient(settings, { appId, apiKey, generator }),
    [settings, appId, apiKey, generator],
  );
  const place = useMemo<Place>(() => {
    const toUrl = (address: string) => resultUrl(address, [window.location.origin, url]);
    const sectionOf = (address: string) => pageOf(address).slice(baseUrl.length).split('/')[0];
    return {
      toUrl,
      isHere: (address) => pageOf(address) === pageOf(window.location.pathname),
      isInSection: (address) => sectionOf(address) === sectionOf(window.location.pathname),
    };
  }, [url, baseUrl]);
  const configured = [searchParameters?.facetFilters ?? []].flat();
  const question: Question = {
    indexName,
    parameters: searchParameters,
    facetFilters: contextualSearch ? [...contextualFilters, ...configured] : configured,
    clickAnalytics: Boolean(insights),
    words: window.matchMedia(narrow).matches ? words.narrow : words.wide,
  };
  return { client, place, question, appId, apiKey };
}

/** The page of an address on this site. */
function pageOf(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/$/, '');
}
