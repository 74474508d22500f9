import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const menu = <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />;

/**
 * Replaces the stock menu of narrow windows, which is in no page before hydration. Here its frame and first level stand
 * in the page as it is built, so that the loader can open it at once; hydration leaves them alone, and the live menu
 * takes their place afterwards.
 */
export default function MobileSidebar(): ReactNode {
  const { shouldRender, shown } = useNavbarMobileSidebar();
  const isBrowser = useIsBrowser();
  useLockBodyScroll(shown);
  if (isBrowser) return shouldRender ? menu : null;
  if (!ExecutionEnvironment.canUseDOM) return menu;
  return (
    <div
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of the built page stays as it is
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
