import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Highlighted markup, made at build time. */
  html: string;
  /** Language of the code, for readers of the markup. */
  lang?: string;
  /** Caption above the code: a file name, or what the code shows. */
  title?: string;
  /** What the code is, for those who do not see the caption. */
  label?: string;
}

/** A block of code with its caption and a button that copies it. */
export default function Code({ html, lang, title, label }: Props): ReactNode {
  return (
    <figure className={styles.figure} data-lang={lang}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <CodeArea html={html} label={label ?? title ?? translate({ message: 'Code' })} />
    </figure>
  );
}

/** The code alone, for components that bring their own frame. `client-modules/copy-code.ts` answers its button. */
export function CodeArea({ html, label }: { html: string; label: string }): ReactNode {
  return (
    <div className={styles.area}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles.pre} tabIndex={0} role="group" aria-label={label}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted at build time */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className={`button button--sm ${styles.copy}`} data-search="skip">
        {translate({ message: 'Copy' })}
      </button>
    </div>
  );
}
