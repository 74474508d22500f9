import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './built-files.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

const origin = 'https://site.invalid';

/** Where a link leads within the site. */
interface Place {
  readonly file: string;
  readonly fragment: string;
}

/** A link that leads nowhere, and what is wrong with it. */
export interface BrokenLink {
  /** The page's file below the root, with a leading slash. */
  readonly page: string;
  readonly target: string;
  readonly why: string;
}

/** Checks links while the pages of a site come by. */
export interface LinkChecker {
  /** @param path A file that is made of the pages, which links may lead to from now on. */
  know(path: string): void;
  /** @param path The page's file below the root, with a leading slash. */
  add(path: string, page: Pick<PageFacts, 'ids' | 'targets'>): void;
  /** @returns Each broken target of each page, none when all are sound; to be asked after the last page. */
  broken(): BrokenLink[];
}

/**
 * Checks every link, image, style and script: the file must be there, and so must the fragment.
 * Of a page its links into other pages and its ids are kept, in one text, so that memory hardly grows with the site.
 * @param paths All files of the site.
 * @param base Path that the site is served under, with a slash at both ends.
 */
export function createLinkChecker(paths: readonly string[], base = '/'): LinkChecker {
  const known = new Set(paths);
  const broken: BrokenLink[] = [];
  const idsOf = new Map<string, string>();
  const awaited: { readonly place: Place; readonly page: string; readonly target: string }[] = [];

  return {
    know: (path) => void known.add(path),
    add: (path, { ids, targets }) => {
      idsOf.set(path, Buffer.from(`\n${[...ids].join('\n')}\n`).toString()); // a copy: parts keep the page in memory
      for (const target of new Set(targets)) {
        // It stands for every address that is not there, in each language.
        if (isNotFound(path) && known.has(`/${target.slice(base.length)}.html`) && isNotFound(`${target}.html`))
          continue;
        const place = placeOf(target, path.replace(/index\.html$/, ''), known, base);
        if (typeof place === 'string') broken.push({ page: path, target, why: place });
        if (!place || typeof place === 'string' || !hasToBeThere(place)) continue;
        if (place.file !== path) awaited.push({ place, page: path, target: Buffer.from(target).toString() });
        else if (!ids.has(place.fragment)) broken.push({ page: path, target, why: 'no such fragment' });
      }
    },
    broken: () => [
      ...broken,
      ...awaited
        .filter(({ place: { file, fragment } }) => !idsOf.get(file)?.includes(`\n${fragment}\n`))
        .map(({ page, target }) => ({ page, target, why: 'no such fragment' })),
    ],
  };
}

/** Checks the links of a built site. @returns One line per broken target. */
export function brokenLinks(buildDir: string, base = '/'): string[] {
  const paths = builtFiles(buildDir);
  const links = createLinkChecker(paths, base);
  for (const path of paths.filter((each) => each.endsWith('.html')))
    links.add(path, pageFacts(readFileSync(join(buildDir, path), 'utf8')));
  return links.broken().map(({ page, target, why }) => `${page}: ${target} (${why})`);
}

/** The page for unknown addresses, of any language. */
const isNotFound = (path: string): boolean => path.endsWith('/404.html');

/** Whether a page must hold the fragment: browsers know `top` and directives, and some ids come with the script. */
function hasToBeThere({ file, fragment }: Place): boolean {
  return file.endsWith('.html') && !/^(top|[a-z-]+=.*|__docusaurus.*|)$/s.test(fragment);
}

/** @returns What is wrong with the target as a text; undefined when it leads out of the site. */
function placeOf(target: string, from: string, known: ReadonlySet<string>, base: string): Place | string | undefined {
  if (/^(data|mailto|tel|blob|about):/.test(target)) return undefined;
  const page = origin + base.slice(0, -1) + from;
  if (!URL.canParse(target, page)) return 'not an address';
  const url = new URL(target, page);
  if (url.origin !== origin) return undefined;
  const path = decodeURIComponent(url.pathname);
  if (!`${path}/`.startsWith(base)) return `outside of ${base}`;
  const below = `/${path.slice(base.length)}`;
  const file = [below, `${below.replace(/\/$/, '')}/index.html`].find((each) => known.has(each));
  return file ? { file, fragment: decodeURIComponent(url.hash.slice(1)) } : 'no such file';
}
