import { useWindowSize } from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import Desktop from '@theme/DocItem/TOC/Desktop';
import Mobile from '@theme/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';

/**
 * The contents of a page with a rail: a line below its title block, as wide as its text, or a fold in a narrow window.
 * The layout of such a page draws none of its own. A page that is no document, such as that of components, has none.
 */
export default function PageLinks(): ReactNode {
  const { plugin } = useRouteContext();
  const windowSize = useWindowSize();
  if (plugin.name !== 'docusaurus-plugin-content-docs') return null;
  return (
    <div className="page-links" data-search="skip" data-print="skip">
      <Mobile />
      {windowSize !== 'mobile' && <Desktop />}
    </div>
  );
}
