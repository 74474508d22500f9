import { matchPath } from '@docusaurus/router';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import Root from '@theme-original/DocRoot';
import type { ReactNode } from 'react';

/**
 * Wraps the stock root, which ignores letter case: `/API/` has no file, so the server answers 404,
 * and stock then shows the page all the same.
 */
export default function DocRoot(props: Props): ReactNode {
  const { pathname } = props.location;
  const exists = props.route.routes?.some(
    ({ path }) => matchPath(pathname, { path, exact: true, sensitive: true }) !== null,
  );
  return exists ? <Root {...props} /> : <NotFoundContent />;
}
