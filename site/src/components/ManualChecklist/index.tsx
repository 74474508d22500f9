import type { ManualGroup } from '@shop-docs/template';
import Evidence from '@site/src/components/Evidence/index.tsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What only a person can check. The ticks are not stored: they last as long as the page is open. */
export default function ManualChecklist({ groups }: { groups: readonly ManualGroup[] }): ReactNode {
  return groups.map(({ title, checks }) => (
    <fieldset key={title} className={styles.group}>
      <legend>{title}</legend>
      {checks.map(({ id, text, level }) => (
        <label key={id} className={styles.check}>
          <input type="checkbox" /> <span>{text}</span> <Evidence level={level} />
        </label>
      ))}
    </fieldset>
  ));
}
