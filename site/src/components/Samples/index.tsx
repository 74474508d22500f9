import { translate } from '@docusaurus/Translate';
import { names } from '@site/hydration/contract.ts';
import { CodeArea } from '@site/src/components/Code/index.tsx';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

export interface Sample {
  id: string;
  label: string;
  /** Highlighted markup, made at build time. */
  html: string;
}

interface Props {
  samples: readonly Sample[];
  name?: string;
  /** Place of the language to begin with. */
  initial?: number | undefined;
}

/** The same request in several languages, switched by radio buttons: no script takes part. */
export default function Samples({ samples, name = 'samples', initial = 0 }: Props): ReactNode {
  const group = `${name}${useId()}`;
  return (
    <div
      className={styles.samples}
      {...{ [names.piece]: true }}
      data-search="skip"
      role="radiogroup"
      aria-label={translate({ message: 'Language of the sample' })}
    >
      {samples.map(({ id, label }, index) => (
        <span key={id} className={styles.choice}>
          <input
            type="radio"
            name={group}
            id={`${group}-${id}`}
            data-index={index}
            {...{ [names.language]: id }}
            defaultChecked={index === initial}
          />
          <label htmlFor={`${group}-${id}`}>{label}</label>
        </span>
      ))}
      {samples.map(({ id, label, html }) => (
        <div key={id} className={styles.panel}>
          <CodeArea html={html} label={translate({ message: 'Request in {language}' }, { language: label })} />
        </div>
      ))}
    </div>
  );
}
