import { isRegexpStringMatch } from '@docusaurus/theme-common';
import { isSamePath, useLocalPathname } from '@docusaurus/theme-common/internal';
import { useReached } from '@site/src/as-built/use-reached.ts';
import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import { type ReactNode, useRef, useState } from 'react';

/** Replaces the stock list of the menu, which is React's to open: here it is a fold of the page. It is open while one of its pages is. */
export default function DropdownNavbarItemMobile({ items, className, to, label, children }: Props): ReactNode {
  const pathname = useLocalPathname();
  const links = items as readonly LinkLikeNavbarItemProps[]; // as in the stock list
  const isActive = isSamePath(to, pathname) || links.some((item) => leadsTo(item, pathname));
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isActive);
  useReached(isActive, () => {
    if (details.current) details.current.open = true;
  });
  const name = children ?? label;
  return (
    <li className="menu__list-item">
      {to && (
        <NavbarNavLink className={`menu__link ${className ?? ''}`} to={to}>
          {name}
        </NavbarNavLink>
      )}
      <details ref={details} open={isOpenAtFirst} data-fold="">
        <summary
          className={to ? 'menu__caret' : `menu__link menu__link--sublist menu__link--sublist-caret ${className ?? ''}`}
          aria-label={to ? String(label) : undefined}
        >
          {!to && name}
        </summary>
        <ul className="menu__list">
          {links.map((item, place) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the settings and keep their places
              key={place}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

function leadsTo({ to, activeBaseRegex, activeBasePath }: LinkLikeNavbarItemProps, pathname: string): boolean {
  return (
    isSamePath(to, pathname) ||
    isRegexpStringMatch(activeBaseRegex, pathname) ||
    (activeBasePath !== undefined && pathname.startsWith(activeBasePath))
  );
}
