import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { fencePage, fencePageLater, focusInside } from '@site/hydration/early-menu.ts';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

const { container, panel } = ThemeClassNames.layout.navbar.mobileSidebar;

/**
 * Replaces the stock menu of narrow windows, which is no dialog: here it has a name, Escape closes it, the focus goes
 * into it and back to the button that opened it.
 */
export default function MobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { shown: onSecondLevel } = useNavbarSecondaryMenu();
  const { shown, toggle } = useNavbarMobileSidebar();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    fencePageLater();
    if (!menu.current?.contains(document.activeElement)) focusInside();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      fencePage();
      window.removeEventListener('keydown', onKey);
      const isInside = menu.current?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  return (
    <div
      ref={menu}
      className={clsx(container, 'navbar-sidebar')}
      role="dialog"
      aria-modal="true"
      aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Navigation' })}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', { 'navbar-sidebar__items--show-secondary': onSecondLevel })}>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={onSecondLevel ? '' : undefined}>
          {primaryMenu}
        </div>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={onSecondLevel ? undefined : ''}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
