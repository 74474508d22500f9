import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

const { container, panel } = ThemeClassNames.layout.navbar.mobileSidebar;

/**
 * Replaces the stock menu of narrow windows, which is no dialog: here it has a name, Escape closes it, the focus goes
 * into it and back to the button that opened it.
 */
export default function MobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { shown: onSecondLevel } = useNavbarSecondaryMenu();
  const { shown, toggle } = useNavbarMobileSidebar();
  const menu = useRef<HTMLDivElement>(null);
  // In the frame that shows the menu: the loader does the same for a page at rest.
  useLayoutEffect(() => {
    if (!shown || !menu.current) return;
    const behind = [...partsBehind(menu.current)];
    for (const part of behind) part.inert = true;
    return () => {
      for (const part of behind) part.inert = false;
    };
  }, [shown]);
  useEffect(() => {
    if (!shown || !menu.current) return;
    const stop = focusInside(menu.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      stop();
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
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={onSecondLevel}>
          {primaryMenu}
        </div>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={!onSecondLevel}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}

/**
 * Puts the focus into the menu once it is visible, which it is not in the frame that opens it.
 * @returns Gives up.
 */
function focusInside(menu: HTMLElement): () => void {
  let frame = 0;
  const enter = () => {
    const close = menu.querySelector<HTMLElement>('.navbar-sidebar__close');
    close?.focus();
    if (close && document.activeElement !== close) frame = requestAnimationFrame(enter);
  };
  if (!menu.contains(document.activeElement)) enter();
  return () => cancelAnimationFrame(frame);
}

/** What stands beside the menu and beside what holds it; the backdrop stays, because a press on it closes the menu. */
function* partsBehind(menu: HTMLElement): Generator<HTMLElement> {
  for (let node = menu; node.id !== '__docusaurus' && node.parentElement; node = node.parentElement)
    for (const part of node.parentElement.children)
      if (part !== node && part instanceof HTMLElement && !part.matches('.navbar-sidebar__backdrop')) yield part;
}
