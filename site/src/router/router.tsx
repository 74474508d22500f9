import siteConfig from '@generated/docusaurus.config';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { RouterProps, StaticRouterContext } from 'react-router';
import {
  __HistoryContext as HistoryContext,
  __RouterContext as RouterContext,
  Router as Stock,
} from 'react-router/esm/react-router.js';
import { pageAddress } from '../navigation/page-address.ts';
import { followReader, leave } from '../navigation/reading-places.ts';
import { whenReady } from '../navigation/when-ready.ts';
import { followLinks } from './follow-links.ts';

interface Props extends RouterProps {
  staticContext?: StaticRouterContext;
}

/**
 * Replaces the stock router, which tells every component of a click at once, while the next page may still have to be
 * fetched: Docusaurus then renders the whole old page, in the very moment in which the reader waits for an answer, and
 * throws the result away. This one tells them when the next page can be rendered. And it tells them the address that the
 * page was built for, whatever the address bar has for it: what they render is what the page was built with.
 */
export function Router({ history, children, staticContext }: Props): ReactNode {
  const [typed, setTyped] = useState(history.location);

  useLayoutEffect(() => {
    if (staticContext) return;
    // A redirect of the first render came before this effect.
    setTyped(history.location);
    let shown = history.location;
    const stopListening = history.listen(async (next) => {
      leave();
      if (!(await whenReady(next, shown)) || history.location !== next) return;
      shown = next;
      setTyped(next);
    });
    const stopFollowingReader = followReader();
    const stopFollowingLinks = followLinks({
      base: siteConfig.baseUrl,
      prepare: (path) => window.docusaurus.preload(path),
      push: (address) => history.push(address),
    });
    return () => {
      stopListening();
      stopFollowingReader();
      stopFollowingLinks();
    };
  }, [history, staticContext]);

  const location = useMemo(
    () => (staticContext ? typed : { ...typed, pathname: pageAddress(typed.pathname) }),
    [typed, staticContext],
  );

  const context = useMemo(
    () => ({ history, location, match: Stock.computeRootMatch(location.pathname), staticContext }),
    [history, location, staticContext],
  );
  return (
    <RouterContext.Provider value={context}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}

// react-router-config asks the router for it.
Router.computeRootMatch = Stock.computeRootMatch;
