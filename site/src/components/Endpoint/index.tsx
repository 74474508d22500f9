import { recordAttributes } from '@shop-docs/search/contract';
import type { ReactNode } from 'react';
import CallPath from './CallPath.tsx';
import styles from './styles.module.css';

interface Props {
  method: string;
  host: string;
  path: string;
  /** Short facts about the call: a label and its text, HTML made at build time. */
  facts: readonly (readonly [label: string, html: string])[];
}

/** The head of an operation page: what to call, and what it takes to be allowed to. */
export default function Endpoint({ method, host, path, facts }: Props): ReactNode {
  return (
    <div className={styles.endpoint} {...recordAttributes('operation', `${method} ${path}`)} id="endpoint">
      <p className={styles.line}>
        <span className={`${styles.method} ${method === 'GET' ? styles.get : styles.post}`}>{method}</span>{' '}
        <code className={styles.url}>
          <span className={styles.host}>{host}</span>
          <CallPath path={path} />
        </code>
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, html]) => (
          <div key={label}>
            <dt>{label}</dt>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from the description */}
            <dd dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        ))}
      </dl>
    </div>
  );
}
