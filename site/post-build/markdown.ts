import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from '../config/platform.ts';
import { builtFiles } from './built-files.ts';
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

/**
 * Writes each page of the documentation a second time, as Markdown, names the copy in the page's head,
 * and lists all of them in `llms.txt` for programs that read.
 * @param cacheDir Where the copies are kept for the next build.
 * @returns How many pages have a copy.
 */
export function writeMarkdown(buildDir: string, cacheDir: string): number {
  const convert = remember(cacheDir, code, markdownPage);
  const pages: Listed[] = [];
  for (const file of builtFiles(buildDir).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(buildDir, file), 'utf8');
    const page = convert(html.replace(assets, ''));
    if (!page || file === '404.html') continue;
    const { markdown, ...listed } = page;
    pages.push(listed);
    writeFileSync(join(buildDir, copyOf(page.route)), `${markdown}\n`);
    writeFileSync(join(buildDir, file), withCopy(html, copyOf(page.route)));
  }
  convert.forgetOthers();
  writeFileSync(join(buildDir, 'llms.txt'), overview(pages));
  return pages.length;
}

/** Names the copy in a page, in place of one that it may name already. */
function withCopy(html: string, address: string): string {
  const link = `<link rel="alternate" type="text/markdown" href="${address}">`;
  return html.replace(/<link rel="alternate" type="text\/markdown"[^>]*>/, '').replace('<title', `${link}<title`);
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
