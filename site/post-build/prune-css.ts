import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { dropFallbacks } from '../generator/drop-fallbacks.ts';
import browsers from '../package.json' with { type: 'json' };
import { cssSafelist } from './css-safelist.ts';
import { dropOverridden } from './drop-overridden.ts';
import { dropRepeated } from './drop-repeated.ts';
import { inlineOnce } from './inline-once.ts';
import type { PageFacts } from './page-facts.ts';
import { UsedNames } from './used-names.ts';

/** Where the style sheets lie as they were before pruning, for the test that compares both. */
export const unprunedFolder = '.deploy/unpruned-css';

/** Prefixes and older syntax are kept for the browsers of package.json, the only list of them. */
const targets = browserslistToTargets(browsers.browserslist.map((each) => each.replace(' >= ', ' ')));

export interface Pruned {
  /** Bytes of the style sheets before and after. */
  readonly before: number;
  readonly after: number;
}

/** Reduces style sheets to what the pages and scripts of a site use. */
export interface StylePruner {
  /**
   * @returns Sheets that come with a script, and that the page needs before: it must name them itself.
   */
  addPage(page: Pick<PageFacts, 'names' | 'variables' | 'inlineScripts'>): readonly string[];
  /**
   * Writes the smaller sheets, after the last page. Those that change get a new name: their old one carries the hash of
   * what they were.
   * @returns New names by old names, for the heads of the pages.
   */
  write(): Promise<Pruned & { readonly renamed: ReadonlyMap<string, string> }>;
}

/** Sheets that scripts fetch by name while they run stay as they are. Of pages only names are kept. */
export function createStylePruner(buildDir: string, paths: readonly string[]): StylePruner {
  const read = (path: string) => readFileSync(join(buildDir, path), 'utf8');
  const scripts = paths.filter((path) => /^(\/[^/]+)?\/assets\/.*\.js$/.test(path));
  const sheets = paths.filter((each) => /^(\/[^/]+)?\/assets\/css\/.*\.css$/.test(each));
  const late = sheetsOfScripts(sheets, scripts, read);
  const early = sheets.filter((path) => !late.includes(path));
  const known = classesIn(early.map(read).join(''));

  const used = new UsedNames();
  for (const path of scripts) used.addScript(read(path));
  for (const path of late) used.addSheet(read(path));
  const lateClasses = late.map((sheet) => ({ sheet, own: [...classesIn(read(sheet))].filter((it) => !known.has(it)) }));

  return {
    addPage: (page) => {
      used.addPage(page);
      return lateClasses.flatMap(({ sheet, own }) => (own.some((name) => page.names.classes.has(name)) ? [sheet] : []));
    },
    write: async () => {
      const renamed = new Map<string, string>();
      const total = { before: 0, after: 0 };
      for (const path of early) {
        const css = read(path);
        const small = await prune(css, used);
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
      return { ...total, renamed };
    },
  };
}

/** Sheets that a script fetches: the bundler puts their address together while it runs, with the hash as it is. */
function sheetsOfScripts(
  sheets: readonly string[],
  scripts: readonly string[],
  read: (path: string) => string,
): string[] {
  const hashOf = (path: string) => /\.([0-9a-f]{8})\.css$/.exec(path)?.[1];
  const late = new Set(sheets.filter((path) => hashOf(path) === undefined));
  for (const script of scripts) {
    const text = read(script);
    for (const path of sheets) if (text.includes(hashOf(path) ?? path)) late.add(path);
  }
  return [...late];
}

function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, ' ');
  return new Set([...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/** Safari wants the prefix for more than a line, and gets it for a line too; `page-break-` is for browsers before ours. */
const needlessPrefix =
  /-webkit-text-decoration:(none|underline|line-through);(?=text-decoration:\1[;}])|page-break-inside:avoid;(?=break-inside:avoid)/g;

/** A style sheet without rules, keyframes and variables that nothing uses. */
export async function prune(css: string, used: UsedNames): Promise<string> {
  const { css: effective } = postcss([dropOverridden(), dropRepeated()]).process(css, { from: undefined });
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: effective }],
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => used.all(css) }],
    keyframes: true,
    variables: true,
    safelist: {
      standard: cssSafelist.map(({ pattern }) => pattern),
      variables: [...used.variables],
      keyframes: [...used.keyframes],
    },
  });
  const { css: plain } = postcss([dropFallbacks(), inlineOnce(used.variables)]).process(purged?.css ?? effective, {
    from: undefined,
  });
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(plain), minify: true, targets });
  return code.toString().replaceAll(needlessPrefix, '');
}
