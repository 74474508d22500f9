import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Components of the themes, the later one first: its components win. */
const themes = ['theme-search-algolia', 'theme-classic'].map((name) =>
  join(dirname(resolve(`@docusaurus/${name}`)), 'theme'),
);

/** Where the stock component lies: a folder or a module; undefined when the themes have none of this name. */
export function stockOf(component: string): string | undefined {
  return themes.flatMap((theme) => [join(theme, component), join(theme, `${component}.js`)]).find(existsSync);
}

/**
 * Hash of a stock component: of its module and its styles, not of those below it.
 * @throws {Error} When the themes have none of this name.
 */
export function hashOf(component: string): string {
  const path = stockOf(component);
  if (!path) throw new Error(`Unexpected component ${component}, expected one that the themes have`);
  const names = statSync(path).isDirectory() ? readdirSync(path).filter((name) => /\.(js|css)$/.test(name)) : [''];
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(join(path, name)));
  return hash.digest('hex').slice(0, 16);
}
