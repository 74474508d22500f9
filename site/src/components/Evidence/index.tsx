import type { ReactNode } from 'react';
import styles from './styles.module.css';

export type EvidenceLevel = 'documented' | 'archived' | 'platform' | 'observed' | 'inferred';

const words: Readonly<Record<Exclude<EvidenceLevel, 'documented'>, { label: string; meaning: string }>> = {
  archived: { label: '2019', meaning: 'From the platform’s documentation of 2019; no newer text says otherwise.' },
  platform: { label: 'platform', meaning: 'Read from the platform’s own files, not from its documentation.' },
  observed: { label: 'observed', meaning: 'Seen in public themes or clients, not in the documentation.' },
  inferred: { label: 'inferred', meaning: 'Concluded from other facts.' },
};

/** A small mark that says how sure a statement is; nothing for what the documentation says today. */
export default function Evidence({ level, reason }: { level: EvidenceLevel; reason?: string }): ReactNode {
  if (level === 'documented') return null;
  const { label, meaning } = words[level];
  return (
    <abbr className={styles.mark} title={reason ? `${meaning} ${reason}` : meaning} data-search="skip">
      {label}
    </abbr>
  );
}
