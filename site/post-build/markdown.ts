import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { editionOf } from '../config/editions.ts';
import { platform } from '../config/platform.ts';
import type { SiteAddress } from '../config/site-address.ts';
import { type MarkdownPage, markdownPage } from './markdown-page.ts';
import { remember } from './remember.ts';

/** What decides about a copy besides the page: the converter, and the libraries that it uses. */
const code = ['markdown-page.ts', 'whole-markup.ts', '../../package-lock.json'].map((file) =>
  join(import.meta.dirname, file),
);

/** What the list of all copies says of one. */
type Listed = Omit<MarkdownPage, 'markdown'>;

/** The addresses of scripts and styles in a page: they change with any of them, and no copy says a word of them. */
const assets = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="?stylesheet"?[^>]*>/g;

/** Where the copies of a page lie: where its folder has its index, and where its address with an ending leads. */
function copiesOf(route: string): readonly [index: string, ...others: string[]] {
  const folder = route.replace(/\/$/, '');
  return folder === '' ? ['/index.md'] : [`${folder}/index.md`, `${folder}.md`];
}

/** About how many tokens a language model reads: four characters each, one for a Japanese character. */
export function countTokens(text: string): number {
  const japanese = text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0;
  return Math.ceil((text.length - japanese) / 4 + japanese);
}

/** Longest part of the text of all pages, in bytes. */
const longestPart = 95_000;

/** Writes each page of the documentation a second time, as Markdown, while the pages of a site come by. */
export interface MarkdownWriter {
  /**
   * @param path The page's file below the root, with a leading slash.
   * @param $ The page, parsed; controls are taken out of it.
   * @returns Address of the copy; undefined for a page that is not part of the documentation.
   */
  add(path: string, html: string, $: CheerioAPI): string | undefined;
  /**
   * Lists all copies of a version and language in its `llms.txt` for programs that read, and puts their text together in
   * `llms-full-1.txt` and so on.
   * @returns How many pages have a copy, and about how many tokens they have.
   */
  write(): { readonly pages: number; readonly tokens: readonly { readonly route: string; readonly tokens: number }[] };
}

/** What the marks of a section mean; nothing outside of the sections, where no statement carries one. */
function explainedMarks(route: string, root: string, address: SiteAddress): string {
  const section = ['api/', 'template/'].map((each) => root + each).find((each) => route.startsWith(each));
  if (!section) return '';
  return ` Words such as *2019* and *observed* after a statement say [how it is known](${address.at(section)}#evidence).`;
}

/** @param cacheDir Where the copies are kept for the next build. */
export function createMarkdownWriter(buildDir: string, cacheDir: string, address: SiteAddress): MarkdownWriter {
  const remembered = remember<MarkdownPage | undefined>(cacheDir, code);
  const pages: (Listed & { readonly tokens: number })[] = [];
  const partsOf = new Map<string, string[]>();
  return {
    add: (path, html, $) => {
      if (path.endsWith('/404.html')) return undefined;
      const page = remembered(html.replace(assets, ''), () => markdownPage($));
      if (!page) return undefined;
      const { markdown, ...listed } = page;
      const route = `/${listed.route.slice(address.baseUrl.length)}`;
      const [heading = '', ...rest] = markdown.split('\n');
      const { root } = editionOf(route);
      const pointer = `> All pages as Markdown: [llms.txt](${address.at(`${root}llms.txt`)}).${explainedMarks(route, root, address)}`;
      const text = [heading, '', pointer, ...rest, ''].join('\n');
      const copies = copiesOf(route);
      for (const copy of copies) {
        mkdirSync(dirname(join(buildDir, copy)), { recursive: true });
        writeFileSync(join(buildDir, copy), text);
      }
      pages.push({ ...listed, route, tokens: countTokens(text) });
      const parts = partsOf.get(root) ?? [];
      partsOf.set(root, parts);
      const last = parts.at(-1);
      const part = `<!-- ${address.at(copies[0])} -->\n\n${markdown}\n`;
      if (last && Buffer.byteLength(last) + Buffer.byteLength(part) < longestPart)
        parts[parts.length - 1] = `${last}\n${part}`;
      else parts.push(part);
      return copies[0];
    },
    write: () => {
      remembered.forgetOthers();
      for (const [root, parts] of partsOf) {
        parts.forEach((part, i) => {
          writeFileSync(join(buildDir, root, `llms-full-${i + 1}.txt`), part);
        });
        const own = pages.filter(({ route }) => editionOf(route).root === root);
        const others = [...partsOf.keys()].filter((each) => each !== root);
        writeFileSync(join(buildDir, root, 'llms.txt'), overview(own, { root, parts: parts.length, others }, address));
      }
      return { pages: pages.length, tokens: pages };
    },
  };
}

/** What is said of a version and language besides its pages. */
interface Described {
  /** As in {@link Edition}. */
  readonly root: string;
  /** Number of files that hold its text. */
  readonly parts: number;
  /** Roots of the other ones. */
  readonly others: readonly string[];
}

function overview(pages: readonly Listed[], { root, parts, others }: Described, address: SiteAddress): string {
  const { version } = editionOf(root);
  const section = (title: string, prefix: string) => {
    const own = pages
      .filter(({ route }) => route.startsWith(root + prefix))
      .sort((a, b) => (a.route < b.route ? -1 : 1));
    return [
      `## ${title}`,
      '',
      ...own.map((page) => `- [${page.title}](${address.at(copiesOf(page.route)[0])}): ${page.description}`),
    ];
  };
  return [
    `# ${platform.site.title}`,
    '',
    `> ${platform.site.description}`,
    '',
    ...(version === undefined
      ? [`- [Start](${address.at(`${root}index.md`)}): the audiences of this guide, and where each begins`, '']
      : [`Version ${version}, which is kept as it was.`, '']),
    ...section('API reference', 'api/'),
    '',
    ...section('Template guide', 'template/'),
    '',
    '## Data',
    '',
    ...(version === undefined
      ? [
          'All operations with their parameters, fields and errors as an OpenAPI description, and every tag with where it works and what it prints:',
          '',
          `- \`${address.at('openapi.json')}\``,
          `- \`${address.at('template-tags.json')}\``,
          '',
        ]
      : []),
    `The text of all pages, one after the other, in ${parts} parts: \`${address.at(`${root}llms-full-1.txt`)}\` to \`llms-full-${parts}.txt\`.`,
    '',
    ...(others.length > 0
      ? ['## Other versions and languages', '', ...others.map((each) => `- \`${address.at(`${each}llms.txt`)}\``), '']
      : []),
  ].join('\n');
}
