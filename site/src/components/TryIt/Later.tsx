import { translate } from '@docusaurus/Translate';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './styles.module.css';

/** A part of the form whose script comes when it is opened. */
export default function Later({ summary, children }: { summary: string; children: ReactNode }): ReactNode {
  const [isWanted, setWanted] = useState(false);
  return (
    <details className={styles.scenarios} onToggle={() => setWanted(true)}>
      <summary>{summary}</summary>
      <Suspense fallback={<p role="status">{translate({ message: 'Loading…' })}</p>}>{isWanted && children}</Suspense>
    </details>
  );
}
