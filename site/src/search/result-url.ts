/**
 * Where a hit leads. Relative urls and those of this site (as published, or as served now) become a path with query
 * and hash, for a way inside the site; other web addresses stay as they are.
 * @param url As it stands in the hit.
 * @param ownOrigins Origins of this site, the one that serves the page first.
 */
export function resultUrl(url: string, ownOrigins: readonly [string, ...string[]]): string {
  const parsed = URL.canParse(url, ownOrigins[0]) ? new URL(url, ownOrigins[0]) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return '/';
  return ownOrigins.includes(parsed.origin) ? parsed.pathname + parsed.search + parsed.hash : parsed.href;
}

/** Whether a result of {@link resultUrl} leaves the site. */
export function isExternal(url: string): boolean {
  return !url.startsWith('/');
}
