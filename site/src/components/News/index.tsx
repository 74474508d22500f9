import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What has just happened, for those who hear the page. */
export default function News({ children }: { children: string }): ReactNode {
  return (
    <p className={styles.news} role="status" aria-live="polite">
      {children}
    </p>
  );
}
