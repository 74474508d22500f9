import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import Stock from '@theme-original/SkipToContent';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Wraps the stock link: on the page of an operation a second one leads to its call, which is dozens of stops away. */
export default function SkipToContent(): ReactNode {
  // Undefined where no such page is: below an unknown address there is no call.
  const { activeDoc } = useActiveDocContext(undefined);
  const isOperation = activeDoc?.id.startsWith('api/') && activeDoc.id !== 'api/index';
  return (
    <>
      <Stock />
      {isOperation && (
        <a className={styles.skip} href="#try-it" data-search="skip" data-print="skip">
          Skip to the example call
        </a>
      )}
    </>
  );
}
