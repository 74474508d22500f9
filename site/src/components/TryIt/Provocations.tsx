import { compactErrors } from '@shop-docs/api/compact';
import { type Provocation, provocations } from '@shop-docs/api/sandbox';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Shortcuts to each error of an operation that can be brought about. */
export default function Provocations({
  op,
  onProvoke,
}: {
  op: string;
  onProvoke: (provocation: Provocation) => void;
}): ReactNode {
  const own = provocations.filter(({ page }) => page === op);
  if (own.length === 0) return null;
  return (
    <details className={styles.provocations}>
      <summary>See an error happen ({own.length})</summary>
      <ul>
        {own.map((each) => (
          <li key={each.error}>
            <button type="button" className={styles.plain} data-error={each.error} onClick={() => onProvoke(each)}>
              <code>{compactErrors.find(({ id }) => id === each.error)?.code ?? each.error}</code>
            </button>{' '}
            {each.how}
          </li>
        ))}
      </ul>
    </details>
  );
}
