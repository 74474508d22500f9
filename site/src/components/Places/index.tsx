import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { Place } from '../../../config/navigation.ts';
import { useOwnVersion } from './use-own-version.ts';

/** Where to go from a page that does not have what was looked for; nothing when there are no places. */
export default function Places({ title, places }: { title: string; places: readonly Place[] }): ReactNode {
  const own = useOwnVersion();
  if (places.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={own(to)}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where to go on for readers who have lost their way, or come in by the front door: chosen, not counted. */
export function useOftenWanted() {
  const { customFields } = useDocusaurusContext().siteConfig;
  // Docusaurus types custom fields as unknown; the configuration puts `oftenWanted` of navigation.ts here.
  return { title: 'Good starting points', places: (customFields?.oftenWanted ?? []) as readonly Place[] };
}

/** The same, for a page that does not have what was looked for. */
export function OftenWanted(): ReactNode {
  return <Places {...useOftenWanted()} />;
}
