import type { SiteFile, SiteFiles } from './site-files.ts';

export type Resolution =
  | { readonly type: 'file'; readonly file: SiteFile }
  | { readonly type: 'redirect'; readonly location: string }
  | { readonly type: 'missing' }
  | { readonly type: 'malformed' };

/**
 * Finds what answers an address: the exact file, else the folder's index, with a slash at the end or without. Canonical
 * addresses of pages have none, those of sections have one: neither leads to the other, so that no link costs a second
 * trip. Endings are never guessed: `/api` is the folder and not `/api.html`.
 * @param target The request target as it came in: `/api/items?page=2`.
 */
export function resolve(files: SiteFiles, target: string): Resolution {
  const [rawPath = ''] = target.split('?', 1);
  const path = decodePath(rawPath);
  if (path === null) return { type: 'malformed' };
  const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
  return file ? { type: 'file', file } : { type: 'missing' };
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
