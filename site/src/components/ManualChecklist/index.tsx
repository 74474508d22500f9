import Evidence, { type Mark } from '@site/src/components/Evidence/index.tsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Group {
  title: string;
  /** How sure it is that the platform asks for these checks. */
  mark?: Mark;
  checks: readonly { id: string; text: string }[];
}

/** What only a person can check. The ticks are not stored: they last as long as the page is open. */
export default function ManualChecklist({ groups }: { groups: readonly Group[] }): ReactNode {
  return groups.map(({ title, mark, checks }) => (
    <fieldset key={title} className={styles.group}>
      <legend>
        {title} {mark && <Evidence {...mark} />}
      </legend>
      {checks.map(({ id, text }) => (
        <label key={id} className={styles.check}>
          <input type="checkbox" /> <span>{text}</span>
        </label>
      ))}
    </fieldset>
  ));
}
