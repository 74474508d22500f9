import { translate } from '@docusaurus/Translate';
import OnDemand from '@site/src/components/OnDemand/index.tsx';
import type { ReactNode } from 'react';

const load = () => import('./Walk.tsx');
const openers = [{ label: translate({ message: 'Walk through the flow' }), props: {} }];

/** The button that puts the walk in its place. */
export default function WalkOpener(): ReactNode {
  return <OnDemand openers={openers} load={load} />;
}
