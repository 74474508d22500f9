import { showWhenNear } from '@site/hydration/frames.ts';
import { escapeAttribute } from '@site/src/text/escape.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The whole document to show. */
  document: string;
}

/**
 * What a template makes, in a sealed frame. Every frame costs a document, so the page holds it in a `noscript` and the
 * loader puts it in place when the reader comes near; without script it is there from the start. React leaves all
 * that to the loader: for it, this is one piece of HTML.
 */
export default function ResultFrame({ title, document }: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const frame = `<iframe title="${escapeAttribute(title)}" sandbox srcdoc="${escapeAttribute(document)}"></iframe>`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another frame the element holds a `noscript` again
  useEffect(() => {
    if (holder.current) showWhenNear(holder.current);
  }, [frame]);

  return (
    <div
      ref={holder}
      className={styles.frame}
      data-frame
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time; what the template wrote is escaped
      dangerouslySetInnerHTML={{ __html: `<noscript>${frame}</noscript>` }}
    />
  );
}
