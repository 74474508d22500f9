import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteChunkNames } from '@docusaurus/types';
import { chunksOf } from '../src/navigation/chunks-ahead.ts';
import { builtFiles } from './built-files.ts';

/** Reads the one match of a pattern in a script of the bundler. */
function find(script: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(script)?.[1];
  if (found) return found;
  throw new Error(`Unexpected scripts without ${what}, expected them as the bundler wrote them before`);
}

/** Entries of an object in a minified script: `{106:"cda36cba","5e":"x"}`. */
const entriesOf = (text: string) =>
  new Map([...text.matchAll(/"?([\w-]+)"?:"([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const));

/**
 * Which scripts the routes of a build need besides the application's own.
 * @param lists Script with the routes and where their parts are.
 * @param runtime Script that knows the address of each part.
 * @param base Path that the site is served under, with a slash at both ends.
 * @returns Gives the scripts for the path of a page, in no order, without the folder and the ending that all have.
 * @throws {Error} When the bundler wrote its scripts in another way.
 */
export function routeScripts(lists: string, runtime: string, base = '/'): (path: string) => string[] {
  const found = JSON.parse(
    find(lists, /JSON\.parse\('(\{"\/(?:[^'\\]|\\.)*\})'\)/, 'routes')
      .replaceAll("\\'", "'")
      .replaceAll('\\\\', '\\'),
  ) as RouteChunkNames; // as Docusaurus generates it
  const routes = Object.fromEntries(Object.entries(found).map(([key, chunks]) => [key.replace(base, '/'), chunks]));
  const [, named = '', hashed = ''] =
    /\.u=\w+=>"assets\/js\/"\+\(\((\{[^}]*\})\)\[\w+\]\|\|\w+\)\+"\."\+\((\{[^}]*\})\)/.exec(runtime) ?? [];
  if (!hashed)
    throw new Error('Unexpected runtime without addresses of scripts, expected them as the bundler wrote them before');
  const nameOf = entriesOf(named);
  const hashOf = entriesOf(hashed);
  /** Parts without a hash are style sheets alone. */
  const addressOf = (id: string) => (hashOf.has(id) ? [`${nameOf.get(id) ?? id}.${hashOf.get(id)}`] : []);
  const scriptsOf = (part: string): string[] => {
    const loading = new RegExp(`["{,]${part}"?:\\[\\(\\)=>(.*?),"",`).exec(lists)?.[1] ?? '';
    return [...loading.matchAll(/\.e\("?(\w+)"?\)/g)].flatMap(([, id = '']) => addressOf(id));
  };
  const around = Object.entries(routes).flatMap(([key, chunks]) => (/^\/-\w+$/.test(key) ? [chunks] : []));
  // At the root stand the home page, which has settings of its own, and the frames around all documents; those around
  // the documents of a cut version stand at its root.
  const framesOf = (path: string) =>
    Object.entries(routes).flatMap(([key, chunks]) => {
      const root = key.replace(/-\w+$/, '');
      const isAround = root === '/' || path.startsWith(`${root}/`);
      return isAround && !('config' in chunks) && !('content' in chunks) ? [chunks] : [];
    });
  return (path) => {
    const own = Object.entries(routes).flatMap(([key, chunks]) => (key.replace(/-\w+$/, '') === path ? [chunks] : []));
    const isDocument = path !== '/' && own.some((chunks) => 'content' in chunks);
    const parts =
      path === '/' ? around.filter((chunks) => 'config' in chunks) : [...own, ...(isDocument ? framesOf(path) : [])];
    return [...new Set(parts.flatMap(chunksOf).flatMap(scriptsOf))];
  };
}

/**
 * Which scripts the routes of a build's pages need, so that the loader asks for them together with the application.
 * @param base Path that the pages are served under, with a slash at both ends.
 * @param folder Where the language of the pages lies in the build: `/`, `/fr/`.
 * @returns Gives the scripts for the file of a page, by its path below that folder; none for a page that is no route.
 */
export function scriptsOfPages(buildDir: string, base = '/', folder = '/'): (path: string) => readonly string[] {
  const paths = builtFiles(join(buildDir, folder, 'assets'));
  const read = (pattern: RegExp) => {
    const path = paths.find((each) => pattern.test(each));
    if (!path) throw new Error(`Unexpected build without a script ${pattern}, expected one`);
    return readFileSync(join(buildDir, folder, 'assets', path), 'utf8');
  };
  const scriptsFor = routeScripts(read(/\/pages\.\w+\.js$/), read(/\/runtime~main\.\w+\.js$/), base);
  return (path) => {
    if (!path.endsWith('/index.html')) return [];
    const routes = ['/', ''].map((end) => path.replace(/\/index\.html$/, end));
    return routes.map(scriptsFor).find(({ length }) => length > 0) ?? [];
  };
}
