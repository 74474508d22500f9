import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Stock from '@theme-original/SkipToContent';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Wraps the stock link: on the page of an operation a second one leads to its call, which is dozens of stops away. */
export default function SkipToContent(): ReactNode {
  const { pathname } = useLocation();
  const api = useBaseUrl('/api/');
  const isOperation = pathname.startsWith(api) && pathname !== api;
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
