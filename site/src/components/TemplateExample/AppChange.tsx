import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import ResultFrame from './ResultFrame.tsx';
import styles from './styles.module.css';

interface Shown {
  /** The whole document to show. */
  readonly document: string;
  /** Height of the document in pixels. */
  readonly height: number;
}

interface Props {
  before: Shown;
  after: Shown;
}

/** What an app changes in a shop: one template, drawn without the app and with it. */
export default function AppChange({ before, after }: Props): ReactNode {
  const sides = [
    [translate({ message: 'Without the app' }), before],
    [translate({ message: 'With the app' }), after],
  ] as const;
  return (
    <figure className={styles.example} data-search="skip">
      <div className={styles.sides}>
        {sides.map(([label, shown]) => (
          <div key={label} className={styles.result} data-markdown-ignore>
            <div className={styles.label}>{label}</div>
            <ResultFrame title={label} {...shown} />
          </div>
        ))}
      </div>
      <figcaption className={styles.label} data-markdown-ignore>
        {translate({
          message:
            'The sample shop, in a theme with the code for this app. Stand-ins replace the texts that we do not know.',
        })}
      </figcaption>
    </figure>
  );
}
