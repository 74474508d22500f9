import OnDemand from '@site/src/components/OnDemand/index.tsx';
import type { ReactNode } from 'react';
import type { Opening } from './opening.ts';

const load = () => import('./Panel.tsx');

/** Opens a form that sends this call to a shop inside the page. Its script is loaded when the reader opens it. */
export default function TryIt(opening: Opening): ReactNode {
  return <OnDemand label="Try this call" load={load} props={opening} />;
}
