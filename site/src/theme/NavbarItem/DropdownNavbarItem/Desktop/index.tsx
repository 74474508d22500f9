import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * Replaces the stock list of a wide window, which only Tab or a press elsewhere closes. A script of the frame opens and
 * closes it, by Escape too, and goes through its links with the arrows (`frame/dropdowns.ts`).
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props): ReactNode {
  return (
    <div className={clsx('navbar__item dropdown dropdown--hoverable', position === 'right' && 'dropdown--right')}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={false}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, place) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...(item as LinkLikeNavbarItemProps)} // as in the stock list
            // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the settings and keep their places
            key={place}
          />
        ))}
      </ul>
    </div>
  );
}
