const known = new Map<string, string | undefined>();

/** What paths of one page have in common; undefined for patterns. */
function pageOf(path: string): string | undefined {
  if (!known.has(path)) known.set(path, /[:*?+()\\[\]]/.test(path) ? undefined : path.replace(/\/$/, '').toLowerCase());
  return known.get(path);
}

/**
 * Whether a route can be the one of an address. The router asks every route of a site for every page, with a regular
 * expression for each, which makes a build take time by the square of its pages.
 * @param route `exact` and a plain `path` are decided here; for all other routes the answer is yes.
 */
export function mayMatch(pathname: string, route: unknown): boolean {
  if (typeof route !== 'object' || route === null || !('exact' in route) || !('path' in route)) return true;
  const { exact, path } = route;
  if (exact !== true || typeof path !== 'string') return true;
  const page = pageOf(path);
  return page === undefined || page === pageOf(pathname) || pageOf(pathname) === undefined;
}
