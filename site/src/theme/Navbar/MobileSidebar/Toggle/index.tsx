import { names } from '@site/hydration/contract.ts';
import Original from '@theme-original/Navbar/MobileSidebar/Toggle';
import type { ReactNode } from 'react';

/** The stock button. Without script a link stands in its place that leads to pages below the text. */
export default function Toggle(): ReactNode {
  return (
    <>
      <Original />
      <noscript>
        <a className="navbar__toggle" href={`#${names.staticMenu}`}>
          Menu
        </a>
      </noscript>
    </>
  );
}
