import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  severity: 'error' | 'warning' | 'info';
  summary: string;
}

/** Severity and purpose of a rule, below its name. */
export default function RuleHead({ severity, summary }: Props): ReactNode {
  return (
    <p>
      <span className={`${styles.severity} ${styles[severity]}`}>{severity}</span> {summary}
    </p>
  );
}
