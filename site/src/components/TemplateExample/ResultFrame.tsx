import { names } from '@site/hydration/contract.ts';
import { show, showWhenNear } from '@site/hydration/frames.ts';
import { escapeAttribute } from 'entities/escape';
import { type ReactNode, useEffect, useRef } from 'react';
import { hasControl } from './has-control.ts';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The whole document to show. */
  document: string;
  /** Height of the document in pixels, as far as the build knows it. */
  height: number;
  /** The frame keeps that height, whatever it shows. */
  fixed?: boolean;
  /** A document that takes its place because the reader asked for it. */
  instead?: string | undefined;
}

/**
 * What a template makes, in a sealed frame. Every frame costs a document, so the page holds it in a `noscript` and the
 * loader puts it in place when the reader comes near; without script it is there from the start. React leaves all
 * that to the loader: for it, this is one piece of HTML.
 */
export default function ResultFrame({ title, document, height, fixed = false, instead }: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  // No script ever runs in it; the same origin lets the page ask how tall it is.
  // All of a frame is seen: it has nothing to scroll, and without a control nothing for the keyboard.
  const keys = fixed || !hasControl(document) ? ' tabindex="-1"' : '';
  const frame = `<iframe title="${escapeAttribute(title)}"${keys} sandbox="allow-same-origin" height="${height}" srcdoc="${escapeAttribute(document)}"></iframe>`;
  // Holds the place of the frame: a policy of style forbids a height in the markup, a picture may have one.
  const place = `<svg width="1" height="${height}" aria-hidden="true"></svg>`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another frame the element holds a `noscript` again
  useEffect(() => {
    if (holder.current) showWhenNear(holder.current);
  }, [frame]);

  useEffect(() => {
    if (instead !== undefined && holder.current) return swap(holder.current, instead);
  }, [instead]);

  return (
    <div
      ref={holder}
      className={styles.frame}
      {...{ [names.frame]: fixed ? 'fixed' : '' }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time; what the template wrote is escaped
      dangerouslySetInnerHTML={{ __html: `${place}<noscript>${frame}</noscript>` }}
    />
  );
}

/**
 * Shows another document in the place of a frame, once it is drawn: nothing flickers. The frame is a new one, for
 * another document in the same frame would be a step in the history of the browser.
 */
function swap(holder: HTMLElement, document: string): () => void {
  show(holder);
  const before = holder.querySelectorAll('iframe');
  const next = before[0]?.cloneNode();
  if (!(next instanceof HTMLIFrameElement)) return () => undefined;
  const onLoad = () => {
    delete next.dataset.waiting;
    for (const each of before) each.remove();
  };
  next.dataset.waiting = '';
  next.srcdoc = document;
  next.tabIndex = hasControl(document) ? 0 : -1;
  next.addEventListener('load', onLoad, { once: true });
  holder.append(next);
  return () => next.removeEventListener('load', onLoad);
}
