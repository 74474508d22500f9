import type { ReactNode } from 'react';
import styles from './switches.module.css';

/** Values of a choice with their texts. */
export type Choices = readonly (readonly [value: string, text: string])[];

interface Props {
  label: string;
  value: string;
  values: Choices;
  onChange: (value: string) => void;
}

/** A switch with several values. */
export default function Choice({ label, value, values, onChange }: Props): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {values.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
