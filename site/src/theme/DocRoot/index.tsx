import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import Root from '@theme-original/DocRoot';
import type { ReactNode } from 'react';

type Routes = NonNullable<Props['route']['routes']>;
const routesByPath = new WeakMap<Routes, ReadonlyMap<string, Routes[number]>>();
const withoutSlash = (path: string) => path.replace(/\/$/, '');

function routeOf(routes: Routes, pathname: string): Routes[number] | undefined {
  const byPath = routesByPath.get(routes) ?? new Map(routes.map((route) => [withoutSlash(String(route.path)), route]));
  routesByPath.set(routes, byPath);
  return byPath.get(withoutSlash(pathname));
}

/**
 * Wraps the stock root, which ignores letter case: `/API/` has no file, so the server answers 404,
 * and stock then shows the page all the same. Stock also makes an element of every page of the site to show one of
 * them: it is given that one alone.
 */
export default function DocRoot(props: Props): ReactNode {
  const { route } = props;
  const own = routeOf(route.routes ?? [], props.location.pathname);
  return own ? <Root {...props} route={{ ...route, routes: [own] }} /> : <NotFoundContent />;
}
