import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markup } from '@shop-docs/search/contract';
import { createRecordReader } from '@shop-docs/search/extract';
import { load } from 'cheerio';
import { editionOf, localeBase, locales } from '../config/editions.ts';
import { allowedOrigins } from '../config/origins.ts';
import { platform } from '../config/platform.ts';
import type { searchConfig } from '../config/search-config.ts';
import type { SiteAddress } from '../config/site-address.ts';
import { downloads } from '../downloads/list.ts';
import { downloadPaths, writeChecksums, writeDownloads } from '../downloads/write-downloads.ts';
import { contentFile } from '../src/islands/content-file.ts';
import { builtFiles } from './built-files.ts';
import { createCardDrawer } from './cards.ts';
import { createChangesFeed } from './changes-feed.ts';
import { createCompressor } from './compress.ts';
import { contentOf } from './content-of.ts';
import { editPage } from './edit-page.ts';
import { createHeaderWriter } from './headers.ts';
import { createLinkChecker } from './links.ts';
import { createMarkdownWriter } from './markdown.ts';
import { pageFacts } from './page-facts.ts';
import { printTokens } from './print-tokens.ts';
import { createStylePruner } from './prune-css.ts';
import { scriptsOfPages } from './route-scripts.ts';
import { sayBroken } from './say-broken.ts';
import { writeSearchIndexes } from './search-index.ts';
import { questionsTag } from './structured-data.ts';
import { isUnlisted, sayUnlisted } from './unlisted.ts';
import { wholeMarkup } from './whole-markup.ts';
import { writtenAt } from './written-at.mjs';

const root = join(import.meta.dirname, '../..');

export interface PostBuildOptions {
  /** Folder of the built site, absolute. */
  readonly buildDir: string;
  /** Where results are kept for the next build. */
  readonly cacheDir: string;
  readonly search: ReturnType<typeof searchConfig>;
  readonly address: SiteAddress;
  /** Told what was done, in a few words each. */
  readonly report: (step: string, seconds: number, said: string) => void;
}

/**
 * What happens to the built site before it is served. Each page is read and parsed once, and everything that is wanted
 * of it is taken then; once all pages are known, the shared files are written, and each page is written once with what
 * its head must name. Of a page little is kept, so that memory hardly grows with the site. Files that do not change any
 * more are compressed meanwhile, by other threads.
 * @throws When the site must not go out as it is.
 */
export async function postBuild({ buildDir, cacheDir, search, address, report }: PostBuildOptions): Promise<void> {
  const timed = stopwatch(report);
  const paths = builtFiles(buildDir).filter((path) => !/\.(br|gz)$/.test(path));
  const pages = paths.filter((path) => path.endsWith('.html'));
  const compressor = createCompressor(buildDir, join(cacheDir, 'compressed'));
  for (const path of paths) if (isFinal(path)) compressor.add(path);

  const { baseUrl } = address;
  const write = (list: typeof downloads) => writeDownloads(list, buildDir, join(cacheDir, 'downloads'), address);
  // What must be made anew is made meanwhile; a failure is told where the files are awaited.
  const written = write(downloads.filter(({ content }) => !content));
  written.catch(() => undefined);
  // A language stands below its name with all that its pages lead to.
  const others = locales.slice(1).map((locale) => `/${locale}`);
  const offers = ['', ...others].flatMap((folder) => downloadPaths(downloads).map((path) => folder + path));
  const feeds = ['', ...others].map((folder) => `${folder}/changes.xml`);
  const links = createLinkChecker([...paths, ...offers, ...feeds], baseUrl);
  const styles = createStylePruner(buildDir, paths);
  const headers = createHeaderWriter(buildDir, allowedOrigins(search.origins), baseUrl);
  const markdown = createMarkdownWriter(buildDir, join(cacheDir, 'markdown'), address);
  const records = createRecordReader();
  const feed = createChangesFeed(
    { title: `${platform.site.title}: changes`, description: platform.site.description },
    address,
  );
  const cards = await createCardDrawer(buildDir, join(cacheDir, 'cards'));
  const pictures = new Map<string, string>();
  const copies = new Map<string, string>();
  const questions = new Map<string, string>();
  const sheets = new Map<string, readonly string[]>();
  const kinds = new Map<string, string>();
  const unlisted: string[] = [];
  let examples = 0;
  for (const path of pages) {
    const $ = load(readFileSync(join(buildDir, path), 'utf8'));
    const html = wholeMarkup($);
    writeFileSync(join(buildDir, path), html);
    const facts = pageFacts(html, $.root().get(0));
    const { kind, late } = styles.addPage(facts, (sheet) => editionOf(sheet).locale === editionOf(path).locale);
    kinds.set(path, kind);
    sheets.set(path, late);
    headers.add(path, facts);
    records.add(path, $);
    feed.add(path, $);
    const picture = cards.add(path, $);
    if (picture) pictures.set(path, picture);
    const asked = questionsTag($);
    if (asked) questions.set(path, asked);
    examples += facts.examples;
    const copy = markdown.add(path, html, $);
    if (copy) {
      copies.set(path, copy);
      links.know(copy);
    }
    links.add(path, facts);
    if (isUnlisted(facts)) unlisted.push(path);
    await breath();
  }
  cards.done();
  timed('pages', `${pages.length} pages read, ${examples} templates were parsed, checked and rendered`);

  const changes = feed.write();
  if (changes) for (const path of feeds) writeFileSync(join(buildDir, path), changes);
  const broken = links.broken();
  if (broken.length > 0) throw new Error(sayBroken(broken, baseUrl, (address) => writtenAt(root, address)));
  if (unlisted.length > 0) throw new Error(sayUnlisted(unlisted));
  timed('links', 'every link and fragment has its target');

  const indexes = search.settings.mode === 'hosted' ? null : writeSearchIndexes(buildDir, records.all());
  const counted = [...(indexes ?? [])].map(([language, { records }]) => `${records} records (${language})`);
  timed('search', indexes ? counted.join(', ') : 'no index files, the hosted service answers');

  const { before, after, renamed, ofKinds } = await styles.write();
  timed('styles', `${kB(before)} to ${kB(after)}`);

  const { pages: copied, tokens } = markdown.write();
  const all = tokens.reduce((sum, each) => sum + each.tokens, 0);
  timed('markdown', `${copied} pages have a Markdown copy, about ${all} tokens:\n${printTokens(tokens)}`);
  mkdirSync(join(buildDir, '.deploy'), { recursive: true });
  writeFileSync(
    join(buildDir, '.deploy/tokens.json'),
    `${JSON.stringify(tokens.map(({ route, tokens: count }) => [route, count]))}\n`,
  );

  const scripts = new Map(
    locales.map((locale) => {
      const base = localeBase(locale, address);
      return [locale, scriptsOfPages(buildDir, base, `/${base.slice(baseUrl.length)}`)] as const;
    }),
  );
  const indexTags = (language: string): string[] => {
    const index = indexes?.get(language);
    if (!index) return [];
    const files = index.files.map((file) => baseUrl + file.slice(1));
    return [`<meta name="${markup.index}" content="${files.join(' ')}">`];
  };
  for (const path of pages) {
    const { locale, version, root } = editionOf(path);
    const localePath = path.slice(localeBase(locale, address).length - baseUrl.length);
    const file = join(buildDir, path);
    const copy = copies.get(path);
    const copyAddress = copy ? `${baseUrl}${copy.slice(1)}` : '';
    const copyTag = copy ? [`<link rel="alternate" type="text/markdown" href="${copyAddress}">`] : [];
    const describesApi =
      version === undefined && path.startsWith(`${root}api/`)
        ? [`<link rel="service-desc" type="application/json" href="${baseUrl}openapi.json">`]
        : [];
    const pointer = copy
      ? `For AI agents: this page <a href="${copyAddress}">as Markdown</a>, <a href="${baseUrl}${root.slice(1)}llms.txt">all pages</a>.`
      : '';
    const feedTag =
      version === undefined && changes
        ? [`<link rel="alternate" type="application/atom+xml" href="${baseUrl}changes.xml">`]
        : [];
    const tags = [...indexTags(locale), ...copyTag, ...feedTag, ...describesApi, questions.get(path) ?? ''];
    const own = (sheets.get(path) ?? []).map((sheet) => `${baseUrl}${sheet.slice(1)}`);
    const html = readFileSync(file, 'utf8');
    const picture = pictures.get(path);
    const edited = editPage(html, {
      tags,
      pointer,
      scripts: scripts.get(locale)?.(localePath) ?? [],
      sheets: own,
      ofKind: ofKinds.get(kinds.get(path) ?? ''),
      renamed: picture ? new Map([...renamed, ['/img/social-card.png', picture]]) : renamed,
    });
    if (edited !== html) writeFileSync(file, edited);
    compressor.add(path);
    const content = contentOf(edited);
    if (content) writeFileSync(join(dirname(file), contentFile), JSON.stringify(content));
    await breath();
  }
  timed('edit', 'each page names its index, scripts, styles and copy');

  const { made: early } = await written;
  const { made: late } = await write(downloads.filter(({ content }) => content));
  writeChecksums(downloads, buildDir);
  for (const folder of others)
    for (const path of downloadPaths(downloads)) cpSync(join(buildDir, path), join(buildDir, folder, path));
  const made = early + late;
  timed('downloads', `${downloads.length} files${made > 0 ? `, ${made} of them made anew` : ' from the cache'}`);

  const finished = builtFiles(buildDir).filter((path) => !/\.(br|gz)$/.test(path));
  const { scripts: inline, perPage, rules } = headers.write(finished);
  timed(
    'headers',
    `${inline} inline script${inline === 1 ? '' : 's'} in the policy${perPage ? ', page by page' : ''}; ${rules} rules in _headers${rules > 100 ? ', of which Cloudflare Pages reads 100' : ''}`,
  );

  for (const path of finished)
    if (!path.endsWith('.html') && !(isFinal(path) && paths.includes(path))) compressor.add(path);
  const compressed = await compressor.done();
  const reused = compressed.reused > 0 ? ` (${compressed.reused} copies from the cache)` : '';
  timed(
    'compress',
    `${compressed.files} files, ${kB(compressed.before)} to ${kB(compressed.after)} with brotli${reused}`,
  );
}

/** Files that no step changes. */
function isFinal(path: string): boolean {
  return /^(\/[^/]+)?\/(assets\/js|img)\//.test(path);
}

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Lets threads that have finished hand over their work. */
function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function stopwatch(report: PostBuildOptions['report']): (step: string, said: string) => void {
  let start = performance.now();
  return (step, said) => {
    report(step, (performance.now() - start) / 1000, said);
    start = performance.now();
  };
}
