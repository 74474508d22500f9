import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build says under which path it must be served, below its root. */
export const basePathFile = '.deploy/base-path.json';

/**
 * The path that the pages of a build expect before their own, with a slash at both ends.
 * @returns `/` when the build says nothing.
 */
export function readBasePath(root: string): string {
  const file = join(root, basePathFile);
  if (!existsSync(file)) return '/';
  const base: string = JSON.parse(readFileSync(file, 'utf8')); // written by the build's own last step
  return base;
}

/**
 * The address below the base path.
 * @param target The request target as it came in.
 * @returns Where to go instead for the root of the host and for the base path without its slash; null for an address
 *   that is not below it.
 */
export function belowBase(
  target: string,
  base: string,
): { readonly below: string } | { readonly moved: string } | null {
  if (target.startsWith(base)) return { below: `/${target.slice(base.length)}` };
  const [path = '', ...query] = target.split('?');
  const isRoot = path === '/' || path === base.slice(0, -1);
  return isRoot ? { moved: [base, ...query].join('?') } : null;
}
