import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { OftenWanted } from '@site/src/components/Places/index.tsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import translations from '@theme/SearchTranslations';
import clsx from 'clsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { groupRepeats } from '../../search/group-repeats.ts';
import { useSearchSettings } from '../../search/settings.ts';
import { describeCount } from './describe-count.ts';
import RecentSearches from './RecentSearches.tsx';
import ResultItem from './ResultItem.tsx';
import shown from './results.module.css';
import styles from './styles.module.css';
import { useResults } from './use-results.ts';
import { useVersions, VersionSelects } from './VersionSelects.tsx';

const maxLength = 64;

/**
 * Replaces the stock page, which asks for 15 results at a time, takes a query of any length, waits for ever when the
 * search fails, hydrates another title than it was built with, and knows the hosted client only.
 */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <SearchPageContent />
    </HtmlClassNameProvider>
  );
}

function SearchPageContent(): ReactNode {
  const [urlQuery, setQuery] = useSearchQueryString();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? urlQuery.slice(0, maxLength) : ''; // the built page has no query
  const versions = useVersions();
  const results = useResults(query, versions.versions);
  const rows = useMemo(() => groupRepeats(results.items, () => false), [results.items]);
  const { mode } = useSearchSettings();
  const title = pageTitle(query);
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <form className="row" data-print="skip" onSubmit={(event) => event.preventDefault()}>
          <div className={clsx('col', styles.searchQueryColumn, versions.versioned.length > 0 ? 'col--9' : 'col--12')}>
            <input
              type="search"
              name="q"
              className={styles.searchQueryInput}
              placeholder={translate({
                id: 'theme.SearchPage.inputPlaceholder',
                message: 'Search calls, tags and answers',
              })}
              aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
              maxLength={maxLength}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: the page is for this box alone
              autoFocus
            />
          </div>
          <VersionSelects {...versions} />
        </form>
        <div className="row">
          <div className={clsx('col', 'col--8', styles.searchResultsColumn)} role="status">
            {rows.length > 0 && describeCount(rows, results.items.length, results.total)}
          </div>
          {mode === 'hosted' && (
            <div className={clsx('col', 'col--4', 'text--right', styles.searchLogoColumn)}>
              <Link to="https://www.algolia.com/">
                {translate({ id: 'theme.SearchPage.algoliaLabel', message: 'Search by Algolia' })}
              </Link>
            </div>
          )}
        </div>
        {!isBrowser && (
          <div className={styles.scriptless}>
            <p>{translate({ message: 'Search needs JavaScript.' })}</p>
            <OftenWanted />
          </div>
        )}
        {isBrowser && !query && (
          <>
            <RecentSearches />
            <OftenWanted />
          </>
        )}
        {rows.map((hit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hits may be alike, and the list only grows
          <ResultItem key={index} hit={hit} />
        ))}
        <State {...results} />
      </main>
    </Layout>
  );
}

function pageTitle(query: string): string {
  return query
    ? translate({ id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' }, { query })
    : translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' });
}

/** What stands below the results: nothing found, a failure, or how the next page comes. */
function State({ status, items, hasMore, more, retry }: ReturnType<typeof useResults>): ReactNode {
  const { titleText, helpText } = translations.modal?.errorScreen ?? {};
  if (status === 'failed') {
    return (
      <div className="alert alert--danger" role="alert">
        <p>
          <strong>{titleText}</strong>
        </p>
        <p>{helpText}</p>
        <button type="button" className="button button--danger button--sm" onClick={retry}>
          {translate({ message: 'Try again' })}
        </button>
      </div>
    );
  }
  if (status === 'loading' && items.length === 0) return <div className={shown.loadingSpinner} />;
  if (status === 'done' && items.length === 0) {
    return (
      <>
        <p>
          <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>.{' '}
          {translate({ message: 'Try fewer words, or the name of a call, a tag, an error or an app:' })}{' '}
          <code>edit_stock</code>, <code>{'{ItemTitle}'}</code>, <code>bad_params</code>, Blog.
        </p>
        <OftenWanted />
      </>
    );
  }
  return hasMore && <NextPage key={items.length} isFetching={status === 'loading'} onReach={more} />;
}

/** Fetches the next page when the reader reaches the end of this one. */
function NextPage({ isFetching, onReach }: { readonly isFetching: boolean; readonly onReach: () => void }): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach.current());
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={shown.loader} ref={end} data-print="skip">
      {isFetching ? (
        <Translate id="theme.SearchPage.fetchingNewResults">Loading more results…</Translate>
      ) : (
        translate({ message: 'Scroll down for more results' })
      )}
    </div>
  );
}
