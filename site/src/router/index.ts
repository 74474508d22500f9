import { matchPath as match, type RouteProps } from 'react-router/esm/react-router.js';
import { mayMatch } from './mayMatch';

export * from 'react-router/esm/react-router.js';

/** Stock, but pages that lead elsewhere are told by their text. */
export const matchPath: typeof match = (pathname, props, parent) =>
  mayMatch(pathname, props as RouteProps) ? match(pathname, props, parent) : null;
