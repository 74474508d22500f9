import { nouns } from '@site/src/components/Runner/count-in-words.ts';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  severity: 'error' | 'warning' | 'note';
}

/** Severity of a rule, before its purpose. */
export default function RuleHead({ severity }: Props): ReactNode {
  return <strong className={`${styles.severity} ${styles[severity]}`}>{nouns[severity][0]}</strong>;
}
