import type { DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import { useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import { useMemo } from 'react';
import { missingResultUrl } from '../../../config/repository.ts';
import { createSearchClient } from '../../search/client.ts';
import { type RowHit, withGroups } from '../../search/group-repeats.ts';
import { insightsClient } from '../../search/insights.ts';
import { recentSearchesKey, rememberSearch } from '../../search/recent-searches.ts';
import { isExternal, resultUrl } from '../../search/result-url.ts';
import { useSearchSettings } from '../../search/settings.ts';
import { withErrorScreen } from '../../search/with-error-screen.ts';
import { withWholeAnswer } from '../../search/with-whole-answer.ts';
import Hit from './Hit.tsx';
import { hearFocus, inputOfTheBox } from './input-of-the-box.ts';
import ResultsFooter from './ResultsFooter.tsx';
import { readRows } from './use-list-keys.ts';

type ModalProps = Omit<DocSearchModalProps, 'initialScrollY' | 'initialQuery'>;

/** What the search box is told: the stock settings, and the site's client, links and missing-result form. */
export function useModalProps(onClose: () => void): ModalProps {
  const { contextualSearch, searchParameters, searchPagePath, insights, ...algolia } = useAlgoliaThemeConfig().algolia;
  const contextualFilters = useAlgoliaContextualFacetFilters();
  const configured = [searchParameters?.facetFilters ?? []].flat();
  const facetFilters = contextualSearch ? [...contextualFilters, ...configured] : configured;

  return {
    placeholder: translations.placeholder,
    ...algolia,
    ...useStableProps(onClose),
    ...(searchPagePath ? {} : { resultsFooterComponent: undefined }),
    // The types of the event library belong to a package that this site does not install.
    ...(insights ? { insights: { insightsClient: insightsClient as never } } : {}),
    translations: algolia.translations?.modal ?? translations.modal,
    searchParameters: { ...searchParameters, facetFilters },
    getMissingResultsUrl: ({ query }) => missingResultUrl(query),
    onClose,
  };
}

/** The props that the search box must see unchanged from one rendering to the next, or it starts anew. */
function useStableProps(onClose: () => void) {
  const { siteConfig, siteMetadata } = useDocusaurusContext();
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia;
  const settings = useSearchSettings();
  const history = useHistory();
  const generator = siteMetadata.docusaurusVersion;

  return useMemo(() => {
    const client = createSearchClient(settings, { appId, apiKey, generator });
    const toUrl = (url: string) => resultUrl(url, [window.location.origin, siteConfig.url]);
    const isHere = (url: string) => pageOf(toUrl(url)) === pageOf(window.location.pathname);
    const sectionOf = (url: string) => pageOf(url).slice(siteConfig.baseUrl.length).split('/')[0];
    const isInSection = (url: string) => sectionOf(toUrl(url)) === sectionOf(window.location.pathname);
    const found = withGroups(withWholeAnswer(client, askAgain), isHere, isInSection);
    const search = withErrorScreen(found, queryInTheBox);
    const choose = (hit?: RowHit) => {
      if (hit) rememberSearch(recentSearchesKey(indexName), { ...hit, url: toUrl(hit.url) });
      onClose();
    };
    return {
      transformSearchClient: (stock) => ({ ...stock, search }),
      transformItems: (items) => items.map((item) => ({ ...item, url: toUrl(item.url) })),
      hitComponent: (props) => <Hit {...props} onChoose={choose} toUrl={toUrl} />,
      navigator: {
        navigate({ itemUrl }) {
          if (isExternal(itemUrl)) window.location.assign(itemUrl);
          else history.push(itemUrl);
        },
      },
      resultsFooterComponent: ({ state }) => <ResultsFooter state={state} onClose={onClose} />,
    } satisfies Partial<DocSearchModalProps>;
  }, [settings, appId, apiKey, indexName, generator, history, siteConfig.url, siteConfig.baseUrl, onClose]);
}

/** The page of an address on this site. */
function pageOf(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/$/, '');
}

function queryInTheBox(): string | undefined {
  return inputOfTheBox()?.value;
}

/** Makes the box search for its query once more, which it does on focus; not when the reader already went down its list. */
function askAgain(query: string): void {
  const input = inputOfTheBox();
  const [, chosen] = readRows();
  const isOnLink = document.querySelector('a:focus');
  if (input?.value === query && chosen < 1 && !isOnLink) hearFocus(input);
}
