import type { SiteFile, SiteFiles } from './site-files.ts';

export type Resolution =
  | { readonly type: 'file'; readonly file: SiteFile }
  | { readonly type: 'redirect'; readonly location: string; readonly index?: SiteFile }
  | { readonly type: 'missing' }
  | { readonly type: 'malformed' };

/**
 * Finds what answers an address: the exact file, else the folder's index (with a redirect that adds the slash and keeps
 * the query). Endings are never guessed: `/api` is the folder and not `/api.html`.
 * @param target The request target as it came in: `/api/items?page=2`.
 */
export function resolve(files: SiteFiles, target: string): Resolution {
  const [rawPath = '', ...rest] = target.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const path = decodePath(rawPath);
  if (path === null) return { type: 'malformed' };
  const index = files.get(path.endsWith('/') ? `${path}index.html` : `${path}/index.html`);
  const file = files.get(path) ?? (path.endsWith('/') ? index : undefined);
  if (file) return { type: 'file', file };
  if (index) return { type: 'redirect', location: `${encodeURI(path)}/${query}`, index };
  return { type: 'missing' };
}

/** Null for what no browser sends: no leading slash, a broken escape, a zero byte. */
function decodePath(rawPath: string): string | null {
  if (!rawPath.startsWith('/')) return null;
  try {
    const path = decodeURIComponent(rawPath);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}
