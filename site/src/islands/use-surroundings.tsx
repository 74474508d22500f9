import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext.js';
import { Context as RouteContext } from '@docusaurus/core/lib/client/routeContext.js';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import { type ReactNode, useContext } from 'react';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router/esm/react-router.js';
import { IslandRoot } from './island-root.ts';

/**
 * What the page around an island tells its content: site, address, document. An island is hydrated by itself, and hears
 * of none of it otherwise. None of it changes while the document is on show.
 * @returns Puts the content of an island into it.
 */
export function useSurroundings(): (content: ReactNode, island: HTMLElement) => ReactNode {
  const site = useContext(SiteContext);
  const route = useContext(RouteContext);
  const router = useContext(RouterContext);
  const history = useContext(HistoryContext);
  const { metadata, frontMatter, assets, contentTitle, toc } = useDoc();
  const document = Object.assign(() => null, { metadata, frontMatter, assets, contentTitle, toc });
  return (content, island) => (
    <SiteContext.Provider value={site}>
      <RouteContext.Provider value={route}>
        <RouterContext.Provider value={router}>
          <HistoryContext.Provider value={history}>
            <DocProvider content={document}>
              <IslandRoot.Provider value={{ current: island }}>{content}</IslandRoot.Provider>
            </DocProvider>
          </HistoryContext.Provider>
        </RouterContext.Provider>
      </RouteContext.Provider>
    </SiteContext.Provider>
  );
}
