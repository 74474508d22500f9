import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../content/content.ts';

/** Name of the file that a packed program has beside it. */
export const contentFile = 'content.json';

/** Where the repository keeps its build, seen from this file. */
export const siteBuild = fileURLToPath(new URL('../../../../site/build', import.meta.url));

/**
 * What to answer from: a folder that was named, else what was packed with the program, else the build of this repository.
 * @throws {Error} When there is none of them.
 */
export async function readContent(site: string | null): Promise<Content> {
  const packed = new URL(contentFile, import.meta.url);
  if (site === null && existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8')) as Content; // pack.ts wrote it
  const { readBuild } = await import('../content/read-build.ts');
  return readBuild(site ?? siteBuild);
}
