import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OpenSearch from '@site/src/components/OpenSearch/index.tsx';
import Places, { OftenWanted } from '@site/src/components/Places/index.tsx';
import type { Props } from '@theme/NotFound/Content';
import { type ReactNode, useEffect, useState } from 'react';
import type { Place } from '../../../../config/navigation.ts';
import { useSearchSettings } from '../../../search/settings.ts';
import styles from './styles.module.css';

/**
 * Replaces the stock content, which sends readers to the owner of another site. With docs at the site root stock
 * renders it alone, inside the docs layout: the document then keeps the bare site title, may be indexed, and counts
 * among the docs in a search by version.
 */
export default function NotFoundContent({ className }: Props): ReactNode {
  const suggested = useSuggestions();
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    // By this class the loader knows a page that has little to read: it fetches the suggestions at once.
    <HtmlClassNameProvider className="not-found-page">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="docusaurus_tag" content="default" />
        <meta name="docsearch:docusaurus_tag" content="default" />
      </Head>
      <main className={`container ${styles.page} ${className ?? ''}`}>
        <h1>{title}</h1>
        <p>
          {translate({ id: 'theme.NotFound.p1', message: 'We could not find what you were looking for.' })}{' '}
          {translate({ message: 'The address may be misspelled, or the page may have been renamed.' })}
        </p>
        <OpenSearch />
        <div className={styles.places}>
          <OftenWanted />
          <div role="status" className={styles.suggested}>
            <Places title={translate({ message: 'Did you mean' })} places={suggested} />
          </div>
        </div>
      </main>
    </HtmlClassNameProvider>
  );
}

/** Pages near this address. They come to a place that is kept for them. */
function useSuggestions(): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const { mode } = useSearchSettings();
  const { indexName } = useAlgoliaThemeConfig().algolia;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  useEffect(() => {
    let isCurrent = true;
    import('../../../search/suggest.ts')
      .then(({ suggest }) =>
        suggest(pathname, { base: baseUrl, indexName: mode === 'embedded' ? indexName : undefined }),
      )
      .then((found) => isCurrent && setPlaces(found))
      .catch(() => {}); // what is often wanted stays
    return () => {
      isCurrent = false;
    };
  }, [mode, indexName, baseUrl, pathname]);
  return places;
}
