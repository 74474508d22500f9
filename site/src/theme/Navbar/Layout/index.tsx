import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useBackCloses } from './use-back-closes.ts';
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
  const { navbarRef, isNavbarVisible } = useNavbarVisibility(hideOnScroll);
  useBackCloses();
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
        },
      )}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
