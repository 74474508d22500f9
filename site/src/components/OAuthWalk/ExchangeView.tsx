import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import RequestView from '../TryIt/RequestView.tsx';
import ResponseView from '../TryIt/ResponseView.tsx';
import styles from './styles.module.css';
import type { Exchange } from './walk-state.ts';

interface Props {
  exchange: Exchange | undefined;
  /** Also shows the request, folded. */
  hasRequest?: boolean;
  /** Of the choice of a language, on its page. */
  name: string;
}

/** What came back from a step that has been done. */
export default function ExchangeView({ exchange, hasRequest = false, name }: Props): ReactNode {
  if (!exchange) return null;
  return (
    <div className={styles.exchange}>
      <ResponseView answer={exchange.answer} />
      {hasRequest && (
        <details>
          <summary>{translate({ message: 'The request' })}</summary>
          <RequestView request={exchange.request} name={name} />
        </details>
      )}
    </div>
  );
}
