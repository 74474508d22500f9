import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isExternal } from '../../search/result-url.ts';
import { labelOf, showPlaces, singlePlaces } from '../../search/single-places.ts';
import Excerpt from '../SearchBar/Excerpt.tsx';
import styles from './results.module.css';
import { type PageHit, toResult } from './to-result.ts';

/** Text of a hit with its matches marked as the stock page marks them. */
function Marked({ html }: { readonly html: string }): ReactNode {
  return <Excerpt html={html} className="search-result-match" />;
}

/** One result: its heading, the way to it, and an excerpt; a row that stands for several opens them. */
export default function ResultItem({ hit }: { readonly hit: PageHit }): ReactNode {
  const { title, url, breadcrumbs, summary, facts } = toResult(hit);
  const label = labelOf(hit);
  const places = singlePlaces(hit);
  return (
    <article className={styles.searchResultItem}>
      <Heading as="h2" className={styles.searchResultItemHeading}>
        <Link to={url} {...(isExternal(url) && { target: '_self' })}>
          <Marked html={title} />
        </Link>
        {label && <span className={styles.searchResultKind}>{label}</span>}
      </Heading>
      {breadcrumbs.length > 0 && (
        <nav aria-label={translate({ message: 'Breadcrumbs of {url}' }, { url })}>
          <ul className={clsx('breadcrumbs', styles.searchResultItemPath)}>
            {breadcrumbs.map((html) => (
              <li key={html} className="breadcrumbs__item">
                <Marked html={html} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(facts.detail || facts.operation) && (
        <p className={styles.searchResultItemFacts}>
          {facts.detail && <span>{facts.detail}</span>} {facts.operation && <code>{facts.operation}</code>}
        </p>
      )}
      {summary && (
        <p className={styles.searchResultItemSummary}>
          <Marked html={summary} />
        </p>
      )}
      {places.length > 0 && (
        <details>
          <summary>{showPlaces(hit)}</summary>
          <ul>
            {places.map(({ hit: { url: to }, label: where, isName, operation }) => (
              <li key={to}>
                <Link to={to}>{isName ? <code>{where}</code> : where}</Link> {operation && <code>{operation}</code>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
