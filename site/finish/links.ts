import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './built-files.ts';
import { type PageFacts, readPage } from './read-page.ts';

const origin = 'https://site.invalid';

/**
 * Checks every link, image, style and script of the built pages: the file must be there, and so must the fragment.
 * @returns One line per broken target, none when all are sound.
 */
export function brokenLinks(buildDir: string): string[] {
  const paths = builtFiles(buildDir);
  const known = new Set(paths);
  const pages = new Map<string, PageFacts>();
  for (const path of paths)
    if (path.endsWith('.html')) pages.set(path, readPage(readFileSync(join(buildDir, path), 'utf8')));

  const broken: string[] = [];
  for (const [path, page] of pages) {
    for (const target of new Set(page.targets)) {
      if (path === '/404.html' && target === '/404') continue; // it stands for every address that is not there
      const problem = problemOf(target, path.replace(/index\.html$/, ''), known, pages);
      if (problem) broken.push(`${path}: ${target} (${problem})`);
    }
  }
  return broken;
}

function problemOf(
  target: string,
  from: string,
  known: ReadonlySet<string>,
  pages: ReadonlyMap<string, PageFacts>,
): string | null {
  if (/^(data|mailto|tel|blob|about):/.test(target)) return null;
  if (!URL.canParse(target, origin + from)) return 'not an address';
  const url = new URL(target, origin + from);
  if (url.origin !== origin) return null;
  const path = decodeURIComponent(url.pathname);
  const file = [path, `${path.replace(/\/$/, '')}/index.html`].find((each) => known.has(each));
  if (!file) return 'no such file';
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (!fragment || fragment === 'top' || /^[a-z-]+=/.test(fragment)) return null;
  const page = pages.get(file);
  return !page || page.ids.has(fragment) || fragment.startsWith('__docusaurus') ? null : 'no such fragment';
}
