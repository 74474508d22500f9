import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { dropFallbacks } from '../generator/drop-fallbacks.ts';
import { names } from '../hydration/contract.ts';
import browsers from '../package.json' with { type: 'json' };
import { cssSafelist } from './css-safelist.ts';
import { dropOverridden } from './drop-overridden.ts';
import { dropRepeated } from './drop-repeated.ts';
import type { Names } from './extract-names.ts';
import { inlineOnce } from './inline-once.ts';
import { classesIn, fewest, type LateSheet, sheetsOfScripts } from './late-sheets.ts';
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

/** What styles a page needs before a script runs. */
export interface PageStyles {
  /** Which of the sheets that are made for kinds of pages. */
  readonly kind: string;
  /** Sheets that come with a script, and that the page needs before: it must name them itself. */
  readonly late: readonly string[];
}

/** Reduces style sheets to what the pages and scripts of a site use. */
export interface StylePruner {
  /** @param isOwn Whether a sheet belongs to the language of the page: those of the others have the same classes. */
  addPage(
    page: Pick<PageFacts, 'names' | 'variables' | 'inlineScripts'>,
    isOwn?: (sheet: string) => boolean,
  ): PageStyles;
  /**
   * Writes the smaller sheets, after the last page. Those that change get a new name: their old one carries the hash of
   * what they were. Beside each stand those of the kinds of pages: what such pages show before a script runs.
   * @returns New names by old names, for the heads of the pages, and by kind the names of the sheets beside them.
   */
  write(): Promise<
    Pruned & {
      readonly renamed: ReadonlyMap<string, string>;
      readonly ofKinds: ReadonlyMap<string, ReadonlyMap<string, string>>;
    }
  >;
}

/** What parts documents by the styles that they show. */
const parts = [
  { name: 'rail', attribute: 'data-rail', written: [names.hasRail] },
  { name: 'example', attribute: 'data-example', written: [] },
];

/** Parts of a page. */
const partsOf = ({ attributes }: Names) => parts.filter(({ attribute }) => attributes.names.has(attribute));

/** Pages that mean little without script: the application draws them as they arrive, with styles of other pages. */
const drawnAtOnce = ['search-page-wrapper', 'not-found-page'];

/** A document has what stands around all of them, and some parts; '' for a page that needs the styles of all at once. */
function kindOf(page: Names): string {
  if (drawnAtOnce.some((name) => page.classes.has(name))) return '';
  return page.classes.has('theme-doc-markdown')
    ? ['document', ...partsOf(page).map(({ name }) => name)].join('-')
    : 'page';
}

const isOfKind = /-(?:page|document(?:-\w+)*)\.[0-9a-f]{8}\.css$/;

/** Sheets that scripts fetch by name while they run stay as they are. Of pages only names are kept. */
export function createStylePruner(buildDir: string, paths: readonly string[]): StylePruner {
  const read = (path: string) => readFileSync(join(buildDir, path), 'utf8');
  const scripts = paths.filter((path) => /^(\/[^/]+)?\/assets\/.*\.js$/.test(path));
  const built = paths.filter((each) => /^(\/[^/]+)?\/assets\/css\/.*\.css$/.test(each));
  const sheets = built.filter((path) => !isOfKind.test(path));
  for (const path of built.filter((each) => isOfKind.test(each))) rmSync(join(buildDir, path)); // of a former run
  const late = sheetsOfScripts(sheets, scripts, read);
  const early = sheets.filter((path) => !late.includes(path));
  const known = classesIn(early.map(read).join(''));

  const withLate = () => {
    const used = new UsedNames();
    for (const path of late) used.addSheet(read(path));
    return used;
  };
  const used = withLate();
  for (const path of scripts) used.addScript(read(path));
  const kinds = new Map<string, UsedNames>();
  const lateSheets = late.map((path): LateSheet => {
    const css = read(path);
    return { path, size: css.length, classes: [...classesIn(css)].filter((name) => !known.has(name)) };
  });

  return {
    addPage: (page, isOwn = () => true) => {
      used.addPage(page);
      const kind = kindOf(page.names);
      if (kind !== '') {
        const ofKind = kinds.get(kind) ?? withLate();
        kinds.set(kind, ofKind);
        ofKind.addPage(page);
        for (const { written } of partsOf(page.names)) ofKind.addAttributes(written);
      }
      const own = lateSheets.filter(({ path }) => isOwn(path));
      return { kind, late: fewest(own, page.names.classes) };
    },
    write: async () => {
      const renamed = new Map<string, string>();
      const ofKinds = new Map([...kinds.keys()].map((kind) => [kind, new Map<string, string>()]));
      const total = { before: 0, after: 0 };
      for (const path of early) {
        const css = read(path);
        const small = await prune(css, used);
        total.before += css.length;
        total.after += small.length;
        const name = basename(path).replace(/\.[0-9a-f]{8}\.css$/, '');
        for (const [kind, ofPages] of kinds) {
          const own = await prune(small, ofPages);
          const ofKind = `${dirname(path)}/${name}-${kind}.${hashOf(own)}.css`;
          writeFileSync(join(buildDir, ofKind), own);
          ofKinds.get(kind)?.set(path, ofKind);
        }
        const target = `${dirname(path)}/${name}.${hashOf(small)}.css`;
        if (target === path) continue;
        mkdirSync(join(buildDir, unprunedFolder), { recursive: true });
        writeFileSync(join(buildDir, unprunedFolder, basename(target)), css);
        writeFileSync(join(buildDir, target), small);
        rmSync(join(buildDir, path));
        renamed.set(path, target);
      }
      return { ...total, renamed, ofKinds };
    },
  };
}

const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 8);

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
