import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { names } from '@site/hydration/contract.ts';
import Original from '@theme-original/Navbar/MobileSidebar/Toggle';
import type { ReactNode } from 'react';

/** The stock button. Without script a link stands in its place that leads to the sidebar, which then follows the text. */
export default function Toggle(): ReactNode {
  const { activeDoc } = useActiveDocContext(undefined);
  return (
    <>
      <Original />
      {activeDoc && (
        <noscript>
          <a className="navbar__toggle" href={`#${names.sidebar}`}>
            Menu
          </a>
        </noscript>
      )}
    </>
  );
}
