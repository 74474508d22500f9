import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  clientId: string;
  scopes: readonly string[];
  onDecide: (decision: 'approve' | 'deny') => void;
}

/** Stands in for the page on which the shop owner decides. */
export default function Consent({ clientId, scopes, onDecide }: Props): ReactNode {
  const listed = scopes.map((scope, index) => (
    <span key={scope}>
      {index > 0 && ', '}
      <code>{scope}</code>
    </span>
  ));
  return (
    <div className={styles.consent}>
      <p>
        <Translate
          values={{ client: <code>{clientId}</code>, shop: <b>Harbor Goods</b>, scopes: <span>{listed}</span> }}
        >
          {'The shop owner now sees the consent page: {client} asks {shop} for {scopes}. Decide for the owner:'}
        </Translate>
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary button--sm" onClick={() => onDecide('approve')}>
          {translate({ message: 'Approve' })}
        </button>
        <button type="button" className="button button--sm" onClick={() => onDecide('deny')}>
          {translate({ message: 'Deny' })}
        </button>
      </p>
    </div>
  );
}
