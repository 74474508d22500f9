import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import type { RouterProps } from 'react-router';
import { Route, useHistory } from 'react-router-dom';
import { targetOf } from '../../hydration/open-target.ts';
import { layOutAtOnce } from '../../hydration/piecewise.ts';
import { layOutNext } from './lay-out-next.ts';
import { arrive, returnToPlace } from './reading-places.ts';

type Location = RouterProps['history']['location'];

interface Props {
  location: Location;
  children: ReactElement;
}

interface Way {
  readonly location: Location;
  readonly previous: Location;
  readonly action: RouterProps['history']['action'];
}

/**
 * Brings the reader to where a page is read from: its beginning, or what the address names. A page that is read from its
 * top is laid out piece by piece, so that its heading is there before all of a long page is.
 */
function begin({ location: { pathname, search, hash }, previous, action }: Way): void {
  const isNewPage = pathname !== previous.pathname;
  const isSearch = !isNewPage && hash === previous.hash && search !== previous.search;
  // To a place of its page the browser has brought the reader by itself.
  if (isSearch || (action === 'POP' && !isNewPage)) return;
  if (hash) targetOf(hash)?.scrollIntoView();
  else {
    if (isNewPage && action === 'PUSH') layOutNext();
    window.scrollTo(0, 0);
  }
}

/** Tells the client modules that a page is on show, and brings the reader to its beginning or back to the reading place. */
function OnShow({ location, previous }: { location: Location; previous: Location | null }): null {
  const { action } = useHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location; the action is of its time
  useLayoutEffect(() => {
    const isReturn = previous !== null && action === 'POP';
    if (isReturn) layOutAtOnce();
    else if (previous) begin({ location, previous, action });
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: previous, location });
    // What the address names may have been unfolded by now, and come into view.
    if (isReturn && !returnToPlace()) begin({ location, previous, action });
    if (previous) arrive();
  }, [location, previous]);
  return null;
}

/**
 * Replaces the stock component, which keeps the old page until the next one has loaded: our router tells of the next
 * page only then. What is left is to tell the client modules from where to where, and to scroll: stock begins every page
 * at its top, also one that the reader comes back to.
 */
export default function PendingNavigation({ location, children }: Props): ReactElement {
  const [shown, setShown] = useState<{ location: Location; previous: Location | null }>(() => {
    if (typeof document !== 'undefined') dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location });
    return { location, previous: null };
  });
  if (shown.location !== location) setShown({ location, previous: shown.location });
  return (
    <>
      {/* Below it the location is the normalized one: without `.html`, for example. */}
      <Route location={shown.location} render={() => children} />
      <OnShow {...shown} />
    </>
  );
}
