import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Lists the files of a built site, sorted.
 * @returns Paths below the folder with a leading slash: `/api/index.html`. Dot files and folders are left out.
 */
export function builtFiles(buildDir: string): string[] {
  return readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${relative(buildDir, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/')}`,
    )
    .filter((path) => !path.includes('/.'))
    .sort();
}
