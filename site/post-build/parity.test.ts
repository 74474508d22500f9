import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { Link, ListItem, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { docPages } from '../../e2e/routes.ts';

/** Pages of the last build and their copies: `npm test` builds before it comes here. */
const buildDir = join(import.meta.dirname, '../build');
const read = (path: string): string => readFileSync(join(buildDir, path), 'utf8');
const folderOf = (route: string): string => route.replace(/\/?$/, '/');

/** What a page and its copy have to say alike. */
interface Said {
  /** `param-title title` for each row of the reference: parameters, fields, errors, tags. */
  readonly rows: readonly string[];
  readonly examples: readonly string[];
  /** Published addresses. */
  readonly links: readonly string[];
}

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();

function saidByPage(html: string): Said & { readonly address: string } {
  const $ = load(html);
  const address = $('link[rel="canonical"]').attr('href') ?? '';
  const article = $('article .markdown').first();
  const rows = article.find('dl [data-record][id]').toArray();
  const links = article.find('a[href]:not(.hash-link)').toArray();
  return {
    address,
    rows: sorted(rows.map((row) => `${row.attribs.id} ${$(row).find('dt code').first().text()}`)),
    examples: sorted(
      article
        .find('pre > code')
        .toArray()
        .map((code) => $(code).text().trim()),
    ),
    links: sorted(
      links.filter((link) => isContent($, link)).map(({ attribs }) => new URL(attribs.href ?? '', address).href),
    ),
  };
}

/** Links below results of examples and in controls are no part of the text; what is said about sources is. */
function isContent($: CheerioAPI, link: Parameters<CheerioAPI>[0]): boolean {
  return $(link as never).closest('[data-search="skip"]:not(.about, :has(pre))').length === 0;
}

function saidByCopy(markdown: string, address: string): Said {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const rows: string[] = [];
  const examples: string[] = [];
  const links: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') examples.push(node.value.trim());
    if (node.type === 'link' && isWritten(node, markdown)) links.push(node.url);
    if (node.type === 'listItem') rows.push(...rowOf(node, address));
  });
  return { rows: sorted(rows), examples: sorted(examples), links: sorted(links) };
}

/** The parser also makes links of addresses in plain text. */
function isWritten({ position }: Link, markdown: string): boolean {
  return markdown[position?.start.offset ?? 0] === '[';
}

/** A row is a list entry that begins with its name in code, linked to itself. */
function rowOf(item: ListItem, address: string): string[] {
  const [paragraph] = item.children;
  const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (link?.type !== 'link' || !link.url.startsWith(`${address}#`)) return [];
  if (link.children[0]?.type !== 'inlineCode') return [];
  const name = link.children.map((child) => ('value' in child ? child.value : '')).join('');
  return [`${decodeURIComponent(link.url.slice(address.length + 1))} ${name}`];
}

const home =
  load(existsSync(join(buildDir, 'index.html')) ? read('index.html') : '')('link[rel="canonical"]').attr('href') ?? '';

/** The line under the title that only the copy has. */
const pointer = /^> All pages as Markdown: .*$/m;

describe('the Markdown copy of a page', { timeout: 120_000 }, () => {
  test.each(docPages)('%s has the same parameters, fields, errors, tags, examples and links', (route) => {
    const { address, ...page } = saidByPage(read(`${folderOf(route)}index.html`));
    const copy = saidByCopy(read(`${folderOf(route)}index.md`).replace(pointer, ''), address);
    expect(copy.rows).toEqual(page.rows);
    expect(copy.examples).toEqual(page.examples);
    expect(copy.links).toEqual(page.links);
  });

  test('links to addresses that the site has, and to headings and rows that are there', () => {
    const ids = new Map<string, ReadonlySet<string>>();
    const idsOf = (path: string): ReadonlySet<string> => {
      const known =
        ids.get(path) ??
        new Set(
          load(read(path))('[id]')
            .toArray()
            .map(({ attribs }) => attribs.id ?? ''),
        );
      ids.set(path, known);
      return known;
    };
    const broken = docPages.flatMap((route) =>
      saidByCopy(read(`${folderOf(route)}index.md`), '').links.filter((link) => {
        if (!link.startsWith(home)) return !URL.canParse(link);
        const [path = '', anchor = ''] = link.slice(home.length).split('#');
        const file = [path, `${folderOf(path)}index.html`].find(
          (each) => /\.\w+$/.test(each) && existsSync(join(buildDir, each)),
        );
        return !file || (anchor !== '' && !idsOf(file).has(decodeURIComponent(anchor)));
      }),
    );
    expect(home).not.toBe('');
    expect(broken).toEqual([]);
  });
});
