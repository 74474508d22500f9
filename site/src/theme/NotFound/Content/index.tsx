import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OpenSearch from '@site/src/components/OpenSearch/index.tsx';
import type { Props } from '@theme/NotFound/Content';
import type { ReactNode } from 'react';
import type { Place } from '../../../../config/navigation.ts';
import styles from './styles.module.css';

/**
 * Replaces the stock content, which sends readers to the owner of another site. With docs at the site root stock
 * renders it alone, inside the docs layout: the document then keeps the bare site title, may be indexed, and counts
 * among the docs in a search by version.
 */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  // Docusaurus types custom fields as unknown; the configuration puts `oftenWanted` of navigation.ts here.
  const places = (siteConfig.customFields?.oftenWanted ?? []) as readonly Place[];
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="docusaurus_tag" content="default" />
        <meta name="docsearch:docusaurus_tag" content="default" />
      </Head>
      <main className={`container ${styles.page} ${className ?? ''}`}>
        <h1>{title}</h1>
        <p>
          {translate({ id: 'theme.NotFound.p1', message: 'We could not find what you were looking for.' })} The address
          may be misspelled, or the page may have another name.
        </p>
        <OpenSearch />
        {places.length > 0 && (
          <>
            <h2>Often wanted</h2>
            <ul>
              {places.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </>
  );
}
