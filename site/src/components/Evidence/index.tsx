import type { ReactNode } from 'react';
import styles from './styles.module.css';

export type EvidenceLevel = 'documented' | 'archived' | 'platform' | 'observed' | 'inferred';

const words: Readonly<Record<Exclude<EvidenceLevel, 'documented'>, { label: string; meaning: string }>> = {
  archived: {
    label: '2019',
    meaning: 'From the platform’s documentation of 2019; most of its newer text could not be read.',
  },
  platform: { label: 'platform', meaning: 'Read from scripts, styles and other files of the platform.' },
  observed: { label: 'observed', meaning: 'Seen in public themes, live shops, clients, or notes of their authors.' },
  inferred: { label: 'inferred', meaning: 'Concluded from other facts.' },
};

interface Props {
  level: EvidenceLevel;
  /** When it was so, where the level alone does not say it: `December 2021`. */
  date?: string;
  /** For `inferred`: from what, and how. */
  reason?: string;
}

/** A small mark that says how sure a statement is; nothing for what the documentation says today. */
export default function Evidence({ level, date, reason }: Props): ReactNode {
  if (level === 'documented') return null;
  const { label, meaning } = words[level];
  return (
    <abbr className={styles.mark} title={reason ? `${meaning} ${reason}` : meaning} data-search="skip">
      {date ? `${label}, ${date}` : label}
    </abbr>
  );
}
