import { matchPath as match } from 'react-router/esm/react-router.js';
import { mayMatch } from './may-match.ts';

export * from 'react-router/esm/react-router.js';
export { Router } from './router.tsx';

/** Stock, but pages that lead elsewhere are told by their text. */
export const matchPath: typeof match = (pathname, props, parent) =>
  mayMatch(pathname, props) ? match(pathname, props, parent) : null;
