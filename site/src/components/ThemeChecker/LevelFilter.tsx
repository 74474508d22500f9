import { translate } from '@docusaurus/Translate';
import { type Finding, type Severity, severities } from '@shop-docs/template';
import { type ReactNode, useId } from 'react';
import chip from '../Chip/styles.module.css';
import { countInWords } from '../Runner/count-in-words.ts';
import { groupFindings } from '../Runner/group-findings.ts';
import styles from './report.module.css';

interface Props {
  source: string;
  findings: readonly Finding[];
  /** The level that is shown; undefined for all. */
  level: Severity | undefined;
  onChange: (level: Severity | undefined) => void;
}

/** Leaves the problems of one level in the report; absent where all have the same. */
export default function LevelFilter({ source, findings, level, onChange }: Props): ReactNode {
  const name = useId();
  const problems = groupFindings(source, findings).map(({ findings: [first] }) => first);
  const choices = severities.flatMap((each) => {
    const own = problems.filter(({ severity }) => severity === each);
    return own.length > 0 ? [[each, countInWords(own)] as const] : [];
  });
  if (choices.length < 2) return null;
  return (
    <fieldset className={styles.filter}>
      <legend>{translate({ message: 'Show' })}</legend>
      {[[undefined, translate({ message: 'All' })] as const, ...choices].map(([each, text]) => (
        <span key={text} className={styles.choice}>
          <input
            type="radio"
            id={`${name}-${text}`}
            name={name}
            checked={level === each}
            onChange={() => onChange(each)}
          />
          <label className={chip.chip} htmlFor={`${name}-${text}`}>
            {text}
          </label>
        </span>
      ))}
    </fieldset>
  );
}
