import { compactErrors } from '@shop-docs/api/compact';
import { type ErrorScenario, errorScenarios } from '@shop-docs/api/sandbox';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Shortcuts to each error of an operation that can be brought about. */
export default function ErrorScenarios({
  op,
  onChoose,
}: {
  op: string;
  onChoose: (scenario: ErrorScenario) => void;
}): ReactNode {
  const own = errorScenarios.filter(({ page }) => page === op);
  if (own.length === 0) return null;
  return (
    <details className={styles.scenarios}>
      <summary>See an error happen ({own.length})</summary>
      <ul>
        {own.map((each) => (
          <li key={each.error}>
            <button type="button" className="button button--sm" data-error={each.error} onClick={() => onChoose(each)}>
              <code>{compactErrors.find(({ id }) => id === each.error)?.code ?? each.error}</code>
            </button>{' '}
            {each.how}
          </li>
        ))}
      </ul>
    </details>
  );
}
