import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import lists from '@generated/search-places/default/places.json';
import { type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOftenWanted } from '../../components/Places/index.tsx';
import { listsAt, type Place, sectionsOf } from '../../search/places.ts';
import { listAttribute } from './use-list-keys.ts';

interface Props {
  readonly onClose: () => void;
}

/**
 * Where to go while nothing is typed: the sections of this page, and the operations or main pages of its part of the
 * site; on a page of no part what most readers want, before those of all parts. The box has no place for more below its recent searches, so the list stands at the end of what it shows; it is
 * there as long as the box is empty, by style alone.
 */
export default function StartPlaces({ onClose }: Props): ReactNode {
  const end = useEndOfDropdown();
  const { pathname } = useLocation();
  const sections = useMemo(() => sectionsOf(document, pathname), [pathname]);
  const oftenWanted = { ...useOftenWanted(), root: '/' };
  return createPortal(
    <div className="search-start" {...listAttribute}>
      <Places title="On this page" places={sections} onClose={onClose} />
      {listsAt(lists, pathname, oftenWanted).map(({ title, root, places }) => (
        <Places key={root} title={title} places={places} onClose={onClose} />
      ))}
    </div>,
    end,
  );
}

function Places({ title, places, onClose }: Props & { readonly title: string; readonly places: readonly Place[] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <div className="DocSearch-Hit-source" id={id}>
        {title}
      </div>
      <ul>
        {places.map(({ to, label, call }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <span>{label}</span>
              {call && <code>{call}</code>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An element that stays the last one of what the box shows, whatever it shows. It comes with the box: keys lead there. */
function useEndOfDropdown(): HTMLElement {
  const [end] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const dropdown = document.querySelector('.DocSearch-Dropdown');
    if (!dropdown) return undefined;
    const keepLast = () => {
      if (dropdown.lastElementChild !== end) dropdown.append(end);
    };
    const observer = new MutationObserver(keepLast);
    keepLast();
    observer.observe(dropdown, { childList: true });
    return () => observer.disconnect();
  }, [end]);
  return end;
}
