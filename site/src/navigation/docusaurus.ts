import prefetchFile from '@docusaurus/core/lib/client/prefetch.js';
import loadRoute from '@docusaurus/core/lib/client/preload.js';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { isCostly } from '../../hydration/is-costly.ts';
import { chunksAhead } from './chunks-ahead.ts';

/** Of the bundler: where a chunk lies, by its name. Of a chunk that was merged into another one it says `undefined`. */
declare const __webpack_require__: { gca(chunk: string): string };

const fetched = new Set<string>();
const loaded = new Set<string>();

/** Fetches the scripts of a page for later. */
function prefetch(path: string): false | Promise<unknown> {
  if (isCostly() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  const [own] = matchRoutes(routes, path).slice(-1);
  const files = chunksAhead(routesChunkNames, String(own?.route.path ?? path)).map((name) =>
    __webpack_require__.gca(name),
  );
  return Promise.all(files.filter((file) => !file.includes('undefined')).map(prefetchFile));
}

/** Loads the scripts of a page that is about to be opened. */
function preload(path: string): false | Promise<unknown> {
  if (isCostly() || loaded.has(path)) return false;
  loaded.add(path);
  return loadRoute(path);
}

/**
 * Replaces the stock object, which fetches the home page with every other page: it takes all routes of the same path, and
 * the frames around documents have the path of the home page.
 */
export default Object.freeze({ prefetch, preload });
