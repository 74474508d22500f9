import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import lists from '@generated/search-places/default/places.json';
import { type ReactNode, useId, useMemo } from 'react';
import { useOftenWanted } from '../../components/Places/index.tsx';
import { listsAt, type Place, sectionsOf } from '../../search/places.ts';
import { listAttribute } from './list-keys.ts';

interface Props {
  readonly onClose: () => void;
}

/**
 * Where to go while nothing is typed, or nothing was found: the sections of this page, and the operations or main pages
 * of its part of the site; on a page of no part what most readers want, before those of all parts.
 */
export default function StartPlaces({ onClose }: Props): ReactNode {
  const { pathname } = useLocation();
  const sections = useMemo(() => sectionsOf(document, pathname), [pathname]);
  const oftenWanted = { ...useOftenWanted(), root: '/' };
  return (
    <div className="search-start" {...listAttribute}>
      <Places
        title={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
        places={sections}
        onClose={onClose}
      />
      {listsAt(lists, pathname, oftenWanted).map(({ title, root, places }) => (
        <Places key={root} title={title} places={places} onClose={onClose} />
      ))}
    </div>
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
