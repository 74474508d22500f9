import prefetchFile from '@docusaurus/core/lib/client/prefetch.js';
import loadRoute from '@docusaurus/core/lib/client/preload.js';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { isCostly } from '../../hydration/is-costly.ts';
import { loadContent } from '../islands/contents.ts';
import { chunksAhead } from './chunks-ahead.ts';

/** Of the bundler: where a chunk lies, by its name. Of a chunk that was merged into another one it says `undefined`. */
declare const __webpack_require__: { gca(chunk: string): string };

const fetched = new Set<string>();
const loaded = new Set<string>();

/** What does not come now is asked for again when the page is opened. */
const ahead = (path: string): Promise<void> => loadContent(path).catch(() => undefined);

/** Fetches the scripts and the content of a page for later. */
function prefetch(path: string): false | Promise<unknown> {
  if (isCostly() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  const [own] = matchRoutes(routes, path).slice(-1);
  const files = chunksAhead(routesChunkNames, String(own?.route.path ?? path)).map((name) =>
    __webpack_require__.gca(name),
  );
  return Promise.all([...files.filter((file) => !file.includes('undefined')).map(prefetchFile), ahead(path)]);
}

/** Loads the scripts and the content of a page that is about to be opened. */
function preload(path: string): false | Promise<unknown> {
  if (isCostly() || loaded.has(path)) return false;
  loaded.add(path);
  return Promise.all([loadRoute(path), ahead(path)]);
}

/**
 * Replaces the stock object, which fetches the home page with every other page: it takes all routes of the same path, and
 * the frames around documents have the path of the home page.
 */
export default Object.freeze({ prefetch, preload });
