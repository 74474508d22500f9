import OnDemand from '@site/src/components/OnDemand';
import type { ReactNode } from 'react';
import type { Opening } from './opening';

const load = () => import('./Panel');

/** Opens a form that sends this call to a shop inside the page. Its script is loaded when the reader opens it. */
export default function TryIt(opening: Opening): ReactNode {
  return <OnDemand label="Try this call" load={load} props={opening} />;
}
