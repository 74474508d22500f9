import { compactErrors } from '@shop-docs/api/compact';
import { type ErrorScenario, errorScenarios } from '@shop-docs/api/sandbox';
import type { ReactNode } from 'react';

/**
 * Shortcuts to each error of an operation that can be brought about. A code may have several: what is said beside the
 * buttons tells them apart, so it describes them.
 */
export default function ErrorScenarios({
  op,
  chosen,
  onChoose,
}: {
  op: string;
  /** What the answer on show was asked for by. */
  chosen: ErrorScenario | undefined;
  onChoose: (scenario: ErrorScenario) => void;
}): ReactNode {
  return (
    <ul>
      {errorScenarios
        .filter(({ page }) => page === op)
        .map((each) => (
          <li key={each.error}>
            <button
              type="button"
              className="button button--sm"
              data-error={each.error}
              aria-current={each === chosen}
              aria-describedby={`how-${each.error}`}
              onClick={() => onChoose(each)}
            >
              <code>{compactErrors.find(({ id }) => id === each.error)?.code ?? each.error}</code>
            </button>{' '}
            <span id={`how-${each.error}`}>{each.how}</span>
          </li>
        ))}
    </ul>
  );
}
