import { translate } from '@docusaurus/Translate';
import OnDemand from '@site/src/components/OnDemand/index.tsx';
import type { ReactNode } from 'react';

const load = () => import('./Walk.tsx');
const openers = [{ label: translate({ message: 'Walk through the flow' }), props: {} }];

/** The authorization flow from the first URL to a refreshed token, against a shop inside the page. */
export default function OAuthWalk(): ReactNode {
  return <OnDemand openers={openers} load={load} />;
}
