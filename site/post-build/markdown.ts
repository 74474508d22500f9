import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { platform } from '../config/platform.ts';
import { type MarkdownPage, markdownPage } from './markdown-page.ts';
import { remember } from './remember.ts';

/** What decides about a copy besides the page: the converter, and the libraries that it uses. */
const code = [join(import.meta.dirname, 'markdown-page.ts'), join(import.meta.dirname, '../../package-lock.json')];

/** What the list of all copies says of one. */
type Listed = Omit<MarkdownPage, 'markdown'>;

/** The addresses of scripts and styles in a page: they change with any of them, and no copy says a word of them. */
const assets = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="?stylesheet"?[^>]*>/g;

/** Where the copy of a page lies: `/api/items/add` has `/api/items/add.md`, `/api/` has `/api/index.md`. */
const copyOf = (route: string): string => `${route.endsWith('/') ? `${route}index` : route}.md`;

/** Writes each page of the documentation a second time, as Markdown, while the pages of a site come by. */
export interface MarkdownWriter {
  /**
   * @param path The page's file below the root, with a leading slash.
   * @param $ The page, parsed; controls are taken out of it.
   * @returns Address of the copy; undefined for a page that is not part of the documentation.
   */
  add(path: string, html: string, $: CheerioAPI): string | undefined;
  /** Lists all copies in `llms.txt` for programs that read. @returns How many pages have a copy. */
  write(): number;
}

/** @param cacheDir Where the copies are kept for the next build. */
export function createMarkdownWriter(buildDir: string, cacheDir: string): MarkdownWriter {
  const remembered = remember<MarkdownPage | undefined>(cacheDir, code);
  const pages: Listed[] = [];
  return {
    add: (path, html, $) => {
      if (path === '/404.html') return undefined;
      const page = remembered(html.replace(assets, ''), () => markdownPage($));
      if (!page) return undefined;
      const { markdown, ...listed } = page;
      pages.push(listed);
      writeFileSync(join(buildDir, copyOf(page.route)), `${markdown}\n`);
      return copyOf(page.route);
    },
    write: () => {
      remembered.forgetOthers();
      writeFileSync(join(buildDir, 'llms.txt'), overview(pages));
      return pages.length;
    },
  };
}

function overview(pages: readonly Listed[]): string {
  const section = (title: string, prefix: string) => {
    const own = pages.filter(({ route }) => route.startsWith(prefix)).sort((a, b) => (a.route < b.route ? -1 : 1));
    return [
      `## ${title}`,
      '',
      ...own.map((page) => `- [${page.title}](${platform.site.url}${copyOf(page.route)}): ${page.description}`),
    ];
  };
  return [
    `# ${platform.site.title}`,
    '',
    `> ${platform.site.description}`,
    '',
    ...section('API reference', '/api/'),
    '',
    ...section('Template guide', '/template/'),
    '',
    '## Data',
    '',
    `- [OpenAPI description](${platform.site.url}/openapi.json): all operations, parameters, fields and errors`,
    `- [Template tags](${platform.site.url}/template-tags.json): every tag with where it works and what it prints`,
    '',
  ].join('\n');
}
