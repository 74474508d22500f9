import useRouteContext from '@docusaurus/useRouteContext';
import Island from '@site/src/islands/Island.tsx';
import type { ReactNode } from 'react';
import Links from './Links.tsx';

/**
 * The contents of a page with a rail: a line below its title block, as wide as its text, or a fold in a narrow window.
 * The layout of such a page draws none of its own. A page that is no document, such as that of components, has none.
 */
export default function PageLinks(): ReactNode {
  const { plugin } = useRouteContext();
  if (plugin.name !== 'docusaurus-plugin-content-docs') return null;
  return (
    <Island name="links" className="page-links" data-search="skip" data-print="skip">
      <Links />
    </Island>
  );
}
