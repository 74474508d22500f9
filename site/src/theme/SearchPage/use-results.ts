import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useMemo, useReducer } from 'react';
import { createSearchClient } from '../../search/client.ts';
import { describeFailure } from '../../search/describe-failure.ts';
import { resultUrl } from '../../search/result-url.ts';
import { useSearchSettings } from '../../search/settings.ts';
import { idle, reduceResults } from './reduce-results.ts';
import type { PageHit } from './to-result.ts';

const hitsPerPage = 10;

/** Milliseconds without a key before a query goes to the hosted service. */
const pause = 300;

/**
 * Searches for a query, page by page.
 * @param versions Version to search in, by docs plugin.
 */
export function useResults(query: string, versions: Readonly<Record<string, string>>) {
  const [results, dispatch] = useReducer(reduceResults, idle);
  const request = useRequest(query, versions);
  const search = useSearch();

  useEffect(() => {
    dispatch({ type: request.query ? 'start' : 'clear' });
  }, [request]);

  const { status, page } = results;
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        search({ ...request, page }).then(
          (found) => isCurrent && dispatch({ type: 'found', ...found }),
          (error: unknown) => {
            if (!isCurrent) return;
            console.warn(describeFailure(request.query, error));
            dispatch({ type: 'fail' });
          },
        ),
      page === 0 ? search.pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [status, page, request, search]);

  return { ...results, more: () => dispatch({ type: 'more' }), retry: () => dispatch({ type: 'retry' }) };
}

/** The request without its page. */
function useRequest(query: string, versions: Readonly<Record<string, string>>) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { indexName, contextualSearch, searchParameters } = useAlgoliaThemeConfig().algolia;
  const plugins = useAllDocsData();
  return useMemo(() => {
    const tags = Object.keys(plugins).map((id) => `docusaurus_tag:docs-${id}-${versions[id]}`);
    const facetFilters = contextualSearch
      ? [`language:${currentLocale}`, ['docusaurus_tag:default', ...tags]]
      : (searchParameters?.facetFilters ?? []);
    return {
      query,
      indexName,
      hitsPerPage,
      facetFilters,
      facets: ['docusaurus_tag', 'language'],
      advancedSyntax: true,
      attributesToSnippet: ['content:20'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark class="search-result-match">',
      highlightPostTag: '</mark>',
    };
  }, [query, versions, plugins, contextualSearch, searchParameters, currentLocale, indexName]);
}

function useSearch() {
  const { siteConfig, siteMetadata } = useDocusaurusContext();
  const { appId, apiKey } = useAlgoliaThemeConfig().algolia;
  const settings = useSearchSettings();
  const generator = siteMetadata.docusaurusVersion;
  return useMemo(() => {
    const client = createSearchClient(settings, { appId, apiKey, generator });
    async function search(request: ReturnType<typeof useRequest> & { page: number }) {
      await client.whole?.().catch(() => {}); // without the running text, the headings answer
      const { results } = await client.search<PageHit>({ requests: [request] });
      const [answer] = results;
      if (!answer || !('hits' in answer)) throw new Error('Unexpected answer of the search, expected a list of hits');
      const hits: readonly PageHit[] = answer.hits;
      const toUrl = (url: string) => resultUrl(url, [window.location.origin, siteConfig.url]);
      return { items: hits.map((hit) => ({ ...hit, url: toUrl(hit.url) })), total: answer.nbHits ?? hits.length };
    }
    return Object.assign(search, { pause: settings.mode === 'hosted' ? pause : 0 });
  }, [settings, appId, apiKey, generator, siteConfig.url]);
}
