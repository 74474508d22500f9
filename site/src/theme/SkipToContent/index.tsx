import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import Stock from '@theme-original/SkipToContent';
import type { ReactNode } from 'react';
import { isOperation } from './is-operation.ts';
import styles from './styles.module.css';

/** Wraps the stock link: on the page of an operation a second one leads to its call, which is dozens of stops away. */
export default function SkipToContent(): ReactNode {
  return (
    <>
      <Stock />
      {useIsOperation() && (
        <a className={styles.skip} href="#try-it" data-search="skip" data-print="skip">
          {translate({ message: 'Skip to the example call' })}
        </a>
      )}
    </>
  );
}

/** Whether the address is that of an operation: below an unknown one there is no call. */
function useIsOperation(): boolean {
  const here = plain(useLocation().pathname);
  const docs = Object.values(useAllDocsData()).flatMap(({ versions }) => versions.flatMap((version) => version.docs));
  return isOperation(docs.find(({ path }) => plain(path) === here)?.id);
}

const plain = (path: string): string => path.replace(/\/$/, '');
