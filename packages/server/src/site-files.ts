import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One address of a built site and the files that can answer it. */
export interface SiteFile {
  /** Path below the root with a leading slash: `/api/index.html`. */
  readonly path: string;
  /** Encodings that stand beside the file, best first. */
  readonly encodings: readonly Encoding[];
}
export type Encoding = 'br' | 'gzip';
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Extension of the precompressed file that stands beside the original. */
export const suffixOf = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** Files that hosts read and readers must not. */
const forHosts = new Set(['/_headers']);

/**
 * Lists every file that may be served. Nothing else ever is: a path that climbs out of the root, names a folder, a
 * dot file or a precompressed copy has no entry here.
 * @throws When `root` is not a folder that can be read.
 */
export function siteFiles(root: string): SiteFiles {
  const paths = new Set<string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `/${relative(root, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join('/')}`;
    if (!path.includes('/.') && !forHosts.has(path)) paths.add(path);
  }
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path)) continue;
    const encodings = (['br', 'gzip'] as const).filter((encoding) => paths.has(path + suffixOf[encoding]));
    files.set(path, { path, encodings });
  }
  return files;
}

/** Whether a folder holds a built site. */
export function holdsSite(root: string): boolean {
  return statSync(join(root, 'index.html'), { throwIfNoEntry: false })?.isFile() ?? false;
}
