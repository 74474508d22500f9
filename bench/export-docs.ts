import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { markdownOf } from '../site/post-build/markdown-page.ts';
import sidebars from '../site/sidebars.ts';

export interface Doc {
  /** `api/items/add`, `api/index`; the home page is `index`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Without front matter and without the h1. */
  readonly markdown: string;
}
export type Entry = string | { readonly label: string; readonly items: readonly Entry[] };

/** The pages of our own site as plain Markdown, read from the built site. */
export function exportDocs(buildDir: string): Doc[] {
  return ['index', ...Object.values(sidebar()).flat().flatMap(leaves)].map((id) => {
    const file = id === 'index' || id.endsWith('/index') ? `${id}.html` : `${id}/index.html`;
    const $ = load(readFileSync(join(buildDir, file), 'utf8'));
    const body = $('.theme-doc-markdown').length > 0 ? $('.theme-doc-markdown') : $('main');
    const title = body.find('h1').first().text() || $('title').text();
    body.find('h1, button, iframe, .hash-link, [data-print="skip"], svg, style, script, input, select').remove();
    body.find('pre').each((_, pre) => {
      const lines = $(pre).text();
      $(pre).replaceWith($('<pre>').append($('<code class="language-html">').text(lines)));
    });
    return {
      id,
      title,
      description: $('meta[name="description"]').attr('content') ?? title,
      markdown: markdownOf(body.html() ?? ''),
    };
  });
}

/** The same sidebar for every generator: `api` and `template`. */
export function sidebar(): Record<'api' | 'template', Entry[]> {
  type Sidebars = Record<'api' | 'template', Listed[]>;
  const loaded = sidebars as unknown as Sidebars & { default?: Sidebars }; // the site's files are CommonJS to Node
  const { api, template } = loaded.default ?? loaded;
  return { api: withIndexes(api), template: withIndexes(template) };
}

/** An entry as Docusaurus takes it: the name of a page, a page with a mark of its own, a link, or a group. */
type Listed =
  | string
  | { readonly id: string }
  | { readonly href: string }
  | { readonly label: string; readonly link?: { readonly id: string }; readonly items: readonly Listed[] };

/**
 * A group whose label is a link gets that page as its first entry: not every generator has such groups. Links are left
 * out; they lead to pages that have an entry.
 */
function withIndexes(entries: readonly Listed[]): Entry[] {
  return entries.flatMap((entry): Entry | Entry[] => {
    if (typeof entry === 'string') return entry;
    if ('id' in entry) return entry.id;
    if ('href' in entry) return [];
    return { label: entry.label, items: [...(entry.link ? [entry.link.id] : []), ...withIndexes(entry.items)] };
  });
}

function leaves(entry: Entry): string[] {
  return typeof entry === 'string' ? [entry] : entry.items.flatMap(leaves);
}

/** `/api/items/add`, `/api/`, `/`. */
export function routeOf(id: string): string {
  return `/${id.replace(/(^|\/)index$/, '$1')}`;
}
