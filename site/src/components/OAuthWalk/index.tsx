import OnDemand from '@site/src/components/OnDemand/index.tsx';
import type { ReactNode } from 'react';

const load = () => import('./Walk.tsx');

/** The authorization flow from the first address to a refreshed token, against a shop inside the page. */
export default function OAuthWalk(): ReactNode {
  return <OnDemand label="Walk through the flow" load={load} props={{}} />;
}
