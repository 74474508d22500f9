import Link from '@docusaurus/Link';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

/** Opens the search as its shortcut would; the search page serves readers without script. */
function open(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
}

/** A large way into the search, for the home page. */
export default function OpenSearch(): ReactNode {
  return (
    <Link className={styles.open} to="/search" onClick={open} data-control="search" data-print="skip">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="m13 13 4 4" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <span>Search calls, tags and answers</span>
    </Link>
  );
}
