import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A large way into the search, for the home page. The frame of the page opens the box; without script the results page serves. */
export default function OpenSearch(): ReactNode {
  return (
    <Link className={styles.open} to="/search" data-control="search" data-print="skip">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="m13 13 4 4" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <span>{translate({ message: 'Search calls, tags and answers' })}</span>
    </Link>
  );
}
