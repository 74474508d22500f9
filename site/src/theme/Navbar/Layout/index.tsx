import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useNavbarVisibility } from './use-navbar-visibility.ts';

/**
 * Replaces the stock layout, which decides visibility inside: near the end of the page stock keeps the bar hidden,
 * and a small scroll up does not bring it back. That decision differs here, and
 * `data-away` tells what sticks below the bar that it has gone.
 */
export default function NavbarLayout({ children }: Props): ReactNode {
  const {
    navbar: { hideOnScroll, style },
  } = useThemeConfig();
  const mobileSidebar = useNavbarMobileSidebar();
  const { navbarRef, isNavbarVisible } = useNavbarVisibility(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      data-away={hideOnScroll && !isNavbarVisible ? '' : undefined}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        hideOnScroll && [styles.navbarHideable, !isNavbarVisible && styles.navbarHidden],
        {
          'navbar--dark': style === 'dark',
          'navbar--primary': style === 'primary',
          'navbar-sidebar--show': mobileSidebar.shown,
        },
      )}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the menu closes it; its own button serves keys */}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={mobileSidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
