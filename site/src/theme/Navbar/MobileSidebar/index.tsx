import Translate, { translate } from '@docusaurus/Translate';
import { ErrorCauseBoundary, ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { names } from '@site/hydration/contract.ts';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const { container, panel } = ThemeClassNames.layout.navbar.mobileSidebar;

/**
 * Replaces the stock menu of narrow windows, which is no dialog and in no page before hydration. Here it is a dialog of the
 * page; a script of the frame opens and closes it, changes its levels, and puts the sidebar of the page into the second
 * (`frame/menu.ts`).
 */
export default function MobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[]; // as stock: the settings have been validated
  return (
    <dialog
      className={clsx(container, names.menu)}
      aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Navigation' })}
    >
      <div className="navbar-sidebar__brand">
        <NavbarLogo />
        <NavbarColorModeToggle className="margin-right--md" />
        <button
          type="button"
          className="clean-btn navbar-sidebar__close"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
        >
          <IconClose color="var(--ifm-color-emphasis-600)" />
        </button>
      </div>
      <div className="navbar-sidebar__items">
        <div className={clsx(panel, 'navbar-sidebar__item menu')}>
          <ul className="menu__list">
            {items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the settings and keep their places
              <ErrorCauseBoundary key={place} onError={(cause) => failure(item, cause)}>
                <NavbarItem mobile {...item} />
              </ErrorCauseBoundary>
            ))}
          </ul>
        </div>
        <div className={clsx(panel, 'navbar-sidebar__item menu')}>
          <button type="button" className="clean-btn navbar-sidebar__back">
            <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">← Back to main menu</Translate>
          </button>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the frame puts here is none of React's */}
          <div {...{ [names.menuSidebar]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        </div>
      </div>
    </dialog>
  );
}

/** What stock says of an item of the bar that fails, for the maintainer. */
function failure(item: NavbarItemConfig, cause: Error): Error {
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    { cause },
  );
}
