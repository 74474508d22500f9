import { translate } from '@docusaurus/Translate';
import { names } from '@site/hydration/contract.ts';
import IconMenu from '@theme/Icon/Menu';
import type { ReactNode } from 'react';

/** The button of the menu. Without script a link stands in its place that leads to pages below the text. */
export default function Toggle(): ReactNode {
  return (
    <>
      <button
        type="button"
        className="navbar__toggle clean-btn"
        aria-expanded={false}
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
        })}
      >
        <IconMenu />
      </button>
      <noscript>
        <a className="navbar__toggle" href={`#${names.staticMenu}`}>
          {translate({ message: 'Menu' })}
        </a>
      </noscript>
    </>
  );
}
