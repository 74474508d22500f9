import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './built-files.ts';
import { readPage } from './read-page.ts';

const origin = 'https://site.invalid';

/** Where a link leads within the site. */
interface Place {
  readonly file: string;
  readonly fragment: string;
}

/**
 * Checks every link, image, style and script of the built pages: the file must be there, and so must the fragment.
 * Of a page only its links into other pages are kept, so that memory does not grow with the text of a site.
 * @returns One line per broken target, none when all are sound.
 */
export function brokenLinks(buildDir: string): string[] {
  const paths = builtFiles(buildDir);
  const known = new Set(paths);
  const broken: string[] = [];
  const awaited = new Map<string, Map<string, string[]>>();
  const read = (path: string) => readPage(readFileSync(join(buildDir, path), 'utf8'));

  for (const path of paths.filter((each) => each.endsWith('.html'))) {
    const { ids, targets } = read(path);
    for (const target of new Set(targets)) {
      if (path === '/404.html' && target === '/404') continue; // it stands for every address that is not there
      const place = placeOf(target, path.replace(/index\.html$/, ''), known);
      if (typeof place === 'string') broken.push(`${path}: ${target} (${place})`);
      if (!place || typeof place === 'string' || !hasToBeThere(place)) continue;
      if (place.file !== path) addLink(awaited, place, `${path}: ${target}`);
      else if (!ids.has(place.fragment)) broken.push(`${path}: ${target} (no such fragment)`);
    }
  }
  for (const [file, fragments] of awaited) {
    const { ids } = read(file);
    for (const [fragment, links] of fragments)
      if (!ids.has(fragment)) broken.push(...links.map((link) => `${link} (no such fragment)`));
  }
  return broken;
}

function addLink(awaited: Map<string, Map<string, string[]>>, { file, fragment }: Place, link: string): void {
  const fragments = awaited.get(file) ?? new Map<string, string[]>();
  const links = fragments.get(fragment) ?? [];
  links.push(link);
  awaited.set(file, fragments.set(fragment, links));
}

/** Whether a page must hold the fragment: browsers know `top` and directives, and some ids come with the script. */
function hasToBeThere({ file, fragment }: Place): boolean {
  return file.endsWith('.html') && !/^(top|[a-z-]+=.*|__docusaurus.*|)$/s.test(fragment);
}

/** @returns What is wrong with the target as a text; undefined when it leads out of the site. */
function placeOf(target: string, from: string, known: ReadonlySet<string>): Place | string | undefined {
  if (/^(data|mailto|tel|blob|about):/.test(target)) return undefined;
  if (!URL.canParse(target, origin + from)) return 'not an address';
  const url = new URL(target, origin + from);
  if (url.origin !== origin) return undefined;
  const path = decodeURIComponent(url.pathname);
  const file = [path, `${path.replace(/\/$/, '')}/index.html`].find((each) => known.has(each));
  return file ? { file, fragment: decodeURIComponent(url.hash.slice(1)) } : 'no such file';
}
