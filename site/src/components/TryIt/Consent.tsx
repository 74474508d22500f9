import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  clientId: string;
  scopes: readonly string[];
  onDecide: (decision: 'approve' | 'deny') => void;
}

/** Stands in for the page on which the shop owner decides. */
export default function Consent({ clientId, scopes, onDecide }: Props): ReactNode {
  return (
    <div className={styles.consent}>
      <p>
        The shop owner now sees the consent page: <code>{clientId}</code> asks <b>Harbor Goods</b> for{' '}
        {scopes.map((scope, index) => (
          <span key={scope}>
            {index > 0 && ', '}
            <code>{scope}</code>
          </span>
        ))}
        . Decide for the owner:
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary button--sm" onClick={() => onDecide('approve')}>
          Approve
        </button>
        <button type="button" className="button button--sm" onClick={() => onDecide('deny')}>
          Deny
        </button>
      </p>
    </div>
  );
}
