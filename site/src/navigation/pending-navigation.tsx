import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';
import { type ReactElement, useState } from 'react';
import type { RouterProps } from 'react-router';
import { Route } from 'react-router-dom';

type Location = RouterProps['history']['location'];

interface Props {
  location: Location;
  children: ReactElement;
}

/**
 * Replaces the stock component, which keeps the old page until the next one has loaded: our router tells of the next
 * page only then. What is left is to tell the client modules from where to where.
 */
export default function PendingNavigation({ location, children }: Props): ReactElement {
  const [shown, setShown] = useState<{ location: Location; previous: Location | null }>(() => {
    if (typeof document !== 'undefined') dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location });
    return { location, previous: null };
  });
  if (shown.location !== location) setShown({ location, previous: shown.location });
  return (
    <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
      {/* Below it the location is the normalized one: without `.html`, for example. */}
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
