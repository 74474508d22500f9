import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Replaces the stock menu of a wide window, which only Tab or a press elsewhere closes. Here Escape does too, the hover
 * included, and gives the focus back; arrows go through the links.
 */
export default function DropdownNavbarItemDesktop({ items, position, className, onClick, ...props }: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (!dropdown.current?.contains(target as Node)) setOpen(false);
    };
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      const toggle = dropdown.current?.querySelector('a');
      if (dropdown.current?.contains(document.activeElement)) toggle?.focus();
      setOpen(false);
      setDismissed(dropdown.current?.matches(':hover') ?? false);
    };
    const outside = ['mousedown', 'touchstart', 'focusin'];
    for (const type of outside) document.addEventListener(type, closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const type of outside) document.removeEventListener(type, closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(dropdown.current?.querySelectorAll('a') ?? [])];
    const place = links.indexOf(event.target as HTMLAnchorElement);
    const step = steps[event.key];
    if ((event.key === 'Enter' || event.key === ' ') && place === 0) setOpen(!isOpen);
    else if (step)
      flushSync(() => setOpen(true)); // what is hidden takes no focus
    else return;
    event.preventDefault();
    if (step) links[place + step]?.focus();
  };

  const classes = ['navbar__item dropdown'];
  if (!isDismissed) classes.push('dropdown--hoverable');
  if (position === 'right') classes.push('dropdown--right');
  if (isOpen) classes.push('dropdown--show');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links take the keys
    <div ref={dropdown} className={classes.join(' ')} onKeyDown={onKeyDown} onMouseLeave={() => setDismissed(false)}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        href={props.to ? undefined : '#'}
        className={['navbar__link', className].filter(Boolean).join(' ')}
        {...props}
        onClick={props.to ? undefined : (event: { preventDefault(): void }) => event.preventDefault()}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, place) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...(item as LinkLikeNavbarItemProps)} // as in the stock menu
            // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the settings and keep their places
            key={place}
          />
        ))}
      </ul>
    </div>
  );
}
