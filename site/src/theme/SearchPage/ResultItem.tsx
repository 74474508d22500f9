import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isExternal } from '../../search/result-url.ts';
import Marked from './Marked.tsx';
import styles from './styles.module.css';
import type { Result } from './to-result.ts';

/** One result: its heading, the way to it, and an excerpt. */
export default function ResultItem({ title, url, breadcrumbs, summary, facts }: Result): ReactNode {
  return (
    <article className={styles.searchResultItem}>
      <Heading as="h2" className={styles.searchResultItemHeading}>
        <Link to={url} {...(isExternal(url) && { target: '_self' })}>
          <Marked html={title} />
        </Link>
        {facts.label && <span className={styles.searchResultKind}>{facts.label}</span>}
      </Heading>
      {breadcrumbs.length > 0 && (
        <nav aria-label={`Breadcrumbs of ${url}`}>
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
        <p className={styles.searchResultItemSummary}>
          {facts.detail && <code>{facts.detail}</code>} {facts.operation && <code>{facts.operation}</code>}
        </p>
      )}
      {summary && (
        <p className={styles.searchResultItemSummary}>
          <Marked html={summary} />
        </p>
      )}
    </article>
  );
}
