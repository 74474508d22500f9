import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import type { RouterProps } from 'react-router';
import { Route, useHistory } from 'react-router-dom';
import { layOutNext } from './lay-out-next.ts';

type Location = RouterProps['history']['location'];

interface Props {
  location: Location;
  children: ReactElement;
}

/**
 * Has a page that is read from its top laid out piece by piece: the heading is there before all of a long page is. It comes
 * first, for what comes after it scrolls, which has the browser lay out the page.
 */
function FromTheTop({ location, previous }: { location: Location; previous: Location | null }): null {
  const { action } = useHistory();
  useLayoutEffect(() => {
    if (previous && previous.pathname !== location.pathname && location.hash === '' && action === 'PUSH') layOutNext();
  }, [location, previous, action]);
  return null;
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
    <>
      <FromTheTop {...shown} />
      <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
        {/* Below it the location is the normalized one: without `.html`, for example. */}
        <Route location={shown.location} render={() => children} />
      </ClientLifecyclesDispatcher>
    </>
  );
}
