import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import type { JSX, ReactNode } from 'react';
import { missingResultUrl } from '../../../config/repository.ts';
import Icon from './icons.tsx';

const { startScreen = {}, errorScreen = {}, noResultsScreen = {} } = translations.modal ?? {};

/** The box before anything was searched for. */
export function NothingSearched(): JSX.Element {
  return (
    <div className="DocSearch-StartScreen">
      <p className="DocSearch-Help">{startScreen.noRecentSearchesText}</p>
    </div>
  );
}

/** What failed, and what to check. */
export function Failure(): JSX.Element {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className="DocSearch-Screen-Icon">
        <Icon name="error" size={40} />
      </div>
      <p className="DocSearch-Title">{errorScreen.titleText}</p>
      <p className="DocSearch-Help">{errorScreen.helpText}</p>
    </div>
  );
}

interface NothingFoundProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
}

/** That nothing was found, what else to search for, and where to report it. */
export function NothingFound({ query, suggestions, onSuggestion }: NothingFoundProps): JSX.Element {
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title" role="status">
        {noResultsScreen.noResultsText} "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{noResultsScreen.suggestedQueryText}:</p>
          <ul>
            {suggestions.map((each) => (
              <li key={each}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(each)}>
                  {each}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        {noResultsScreen.reportMissingResultsText}{' '}
        <a href={missingResultUrl(query)} target="_blank" rel="noopener noreferrer">
          {noResultsScreen.reportMissingResultsLinkText}
        </a>
      </p>
    </div>
  );
}

interface ResultsLinkProps {
  readonly query: string;
  /** How many there are, once that is known. */
  readonly count: number | undefined;
  readonly onFollow: () => void;
}

/** Leads to the search page with the same query; says how many results it has, where that is worth counting. */
export function ResultsLink({ query, count = 0, onFollow }: ResultsLinkProps): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  if (!useAlgoliaThemeConfig().algolia.searchPagePath) return null;
  return (
    <section className="DocSearch-HitsFooter">
      <Link to={createSearchLink(query)} onClick={onFollow}>
        {count > 2 ? (
          <Translate id="theme.SearchBar.seeAll" values={{ count: String(count) }}>
            {'See all {count} results'}
          </Translate>
        ) : (
          <Translate id="theme.SearchBar.seeAllUncounted">See all results</Translate>
        )}
      </Link>
    </section>
  );
}
