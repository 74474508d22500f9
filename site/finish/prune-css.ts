import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { builtFiles } from './built-files.ts';
import { cssSafelist } from './css-safelist.ts';
import { dropFallbacks } from './drop-fallbacks.ts';
import { namesInPage, namesInScript, variablesIn } from './extract-names.ts';

/** Where the style sheets lie as they were before pruning, for the test that compares both. */
export const unprunedFolder = '.deploy/unpruned-css';

/** Oldest browsers for which prefixes are kept: those that know `:has()`, container queries aside. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = {
  chrome: version(105),
  edge: version(105),
  firefox: version(115),
  safari: version(15, 4),
  ios_saf: version(15, 4),
};

export interface Pruned {
  /** Bytes of the style sheets before and after. */
  readonly before: number;
  readonly after: number;
}

/**
 * Reduces style sheets to what built pages and scripts use, and gives those that change a new name: their old one
 * carries the hash of what they were. Sheets that scripts fetch by name while they run stay as they are.
 */
export async function pruneCss(buildDir: string): Promise<Pruned> {
  const paths = builtFiles(buildDir);
  const read = (path: string) => readFileSync(join(buildDir, path), 'utf8');
  const pages = paths.filter((path) => path.endsWith('.html')).map((path) => ({ path, raw: read(path) }));
  const scripts = paths.filter((path) => /^\/assets\/.*\.js$/.test(path)).map(read);
  const renamed = new Map<string, string>();
  const total = { before: 0, after: 0 };

  const sheets = paths.filter((each) => /^\/assets\/css\/.*\.css$/.test(each));
  const late = sheets.filter((path) => isNamedByScript(path, scripts));
  const early = sheets.filter((path) => !late.includes(path));
  const lateCss = late.map(read).join('');
  checkLateSheets(late, early.map(read).join(''), pages, read);

  for (const path of early) {
    const css = read(path);
    const small = await prune(
      css,
      pages.map(({ raw }) => raw),
      scripts,
      lateCss,
    );
    total.before += css.length;
    total.after += small.length;
    const hash = createHash('sha256').update(small).digest('hex').slice(0, 8);
    const target = `${dirname(path)}/${basename(path).replace(/\.[0-9a-f]{8}\.css$/, '')}.${hash}.css`;
    if (target === path) continue;
    mkdirSync(join(buildDir, unprunedFolder), { recursive: true });
    writeFileSync(join(buildDir, unprunedFolder, basename(target)), css);
    writeFileSync(join(buildDir, target), small);
    rmSync(join(buildDir, path));
    renamed.set(path, target);
  }
  for (const { path, raw } of pages) {
    let html = raw;
    for (const [from, to] of renamed) html = html.replaceAll(from, to);
    if (html !== raw) writeFileSync(join(buildDir, path), html);
  }
  return total;
}

/** The bundler puts the address together while it runs; the hash stands in the script as it is. */
function isNamedByScript(path: string, scripts: readonly string[]): boolean {
  const hash = /\.([0-9a-f]{8})\.css$/.exec(path)?.[1];
  return hash === undefined || scripts.some((script) => script.includes(hash));
}

/** Pages are shown before the sheets come that scripts fetch: no class of a page may stand in those alone. */
function checkLateSheets(
  late: readonly string[],
  early: string,
  pages: readonly { path: string; raw: string }[],
  read: (path: string) => string,
): void {
  const known = classesIn(early);
  for (const sheet of late) {
    const own = [...classesIn(read(sheet))].filter((name) => !known.has(name));
    for (const { path, raw } of pages) {
      const used = own.find((name) => new RegExp(`class=(?:"(?:[^"]*\\s)?)?${name}[\\s">]`).test(raw));
      if (used)
        throw new Error(
          `Unexpected class ${used} in ${path}, expected its rules in a style sheet that pages name: ${sheet} comes with a script. Take its folder out of plugins/lazyStyles.ts`,
        );
    }
  }
}

function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, ' ');
  return new Set([...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/**
 * A style sheet without rules, keyframes and variables that neither pages nor scripts use.
 * @param lateCss Other sheets, whose variables and keyframes may stand in this one.
 */
export async function prune(
  css: string,
  pages: readonly string[],
  scripts: readonly string[],
  lateCss = '',
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [...pages.map((raw) => ({ raw, extension: 'html' })), ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    extractors: [
      { extensions: ['html'], extractor: namesInPage },
      { extensions: ['js'], extractor: namesInScript },
    ],
    keyframes: true,
    variables: true,
    safelist: {
      standard: cssSafelist.map(({ pattern }) => pattern),
      variables: [...pages, ...scripts, lateCss].flatMap(variablesIn),
      keyframes: [...lateCss.matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, value = '']) =>
        value.split(/[\s,]+/),
      ),
    },
  });
  const { css: plain } = postcss([dropFallbacks()]).process(purged?.css ?? css, { from: undefined });
  return transform({ filename: 'styles.css', code: Buffer.from(plain), minify: true, targets }).code.toString();
}
