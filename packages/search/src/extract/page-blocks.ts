import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { markup } from '../contract.ts';

/** What stands on a page, in reading order. */
export type PageBlock =
  | { readonly type: 'heading'; readonly level: number; readonly id: string | null; readonly text: string }
  | {
      readonly type: 'row';
      readonly kind: string;
      readonly name: string;
      readonly id: string | null;
      readonly text: string;
      readonly detail: string;
    }
  | { readonly type: 'text'; readonly text: string };

const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'nav',
  'button',
  'svg',
  'iframe',
  'noscript',
  'form',
  'select',
  'textarea',
]);
const CELLS = new Set(['td', 'th', 'br', 'dt', 'dd']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr img label'.split(
    ' ',
  ),
);

/** Reads the headings, data rows and texts below an element; navigation, samples and chrome are left out. */
export function pageBlocks($: CheerioAPI, root: Element): PageBlock[] {
  const blocks: PageBlock[] = [];
  let text = '';
  const flush = (): void => {
    const trimmed = squeeze(text);
    if (trimmed) blocks.push({ type: 'text', text: trimmed });
    text = '';
  };
  const visit = (node: AnyNode): void => {
    if (node.type === 'text') text += node.data;
    if (node.type !== 'tag' || isSkipped(node)) return;
    const kind = node.attribs[markup.kind];
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (kind !== undefined || level !== undefined) {
      flush();
      const id = node.attribs.id ?? null;
      if (level !== undefined) blocks.push({ type: 'heading', level: Number(level), id, text: plainText(node) });
      else {
        const name = squeeze(node.attribs[markup.name] ?? $(node).find('code').first().text());
        blocks.push({ type: 'row', kind: kind ?? '', name, id, text: rowText($, node), detail: rowDetail($, node) });
        for (const inner of outermostRows(node)) visit(inner);
      }
      return;
    }
    const inline = INLINE.has(node.name);
    const cell = CELLS.has(node.name);
    if (cell) text += ' ';
    else if (!inline) flush();
    for (const child of node.children) visit(child);
    if (node.name === 'pre') text = text.replace(STYLES, ' ');
    text = closed(text, endOf(node));
    if (cell) text += ' ';
    else if (!inline) flush();
  };
  for (const child of root.children) visit(child);
  flush();
  return blocks;
}

function isSkipped(node: Element): boolean {
  const classes = ` ${node.attribs.class ?? ''} `;
  return (
    SKIPPED.has(node.name) ||
    node.attribs[markup.skip] === 'skip' ||
    node.attribs.hidden !== undefined ||
    node.attribs['aria-hidden'] === 'true' ||
    / (hash-link|evidence-note|theme-doc-toc-mobile|theme-doc-version-badge|theme-doc-breadcrumbs) /.test(classes)
  );
}

/** The row's own text: rows that stand inside it speak for themselves. */
function rowText($: CheerioAPI, row: Element): string {
  const own = $(row)
    .find(`.${markup.text}`)
    .toArray()
    .filter((part) => $(part).closest(`[${markup.kind}]`).is(row));
  return squeeze(own.map(plainText).join(' '));
}

/** What stands beside the name of a row, such as its type. */
function rowDetail($: CheerioAPI, row: Element): string {
  const parts = $(row).children('dt').children('span').toArray();
  return parts
    .filter((part) => !isSkipped(part))
    .map(plainText)
    .filter(Boolean)
    .join(', ');
}

function outermostRows(row: Element): Element[] {
  return row.children.flatMap((child) => {
    if (child.type !== 'tag') return [];
    return child.attribs[markup.kind] === undefined ? outermostRows(child) : [child];
  });
}

/** Styles of an example: nobody looks for an example by its sizes and colors. */
const STYLES = /<style>.*?<\/style>/gs;

/** The element's text without what is skipped. */
function plainText(element: Element): string {
  let text = '';
  const visit = (node: AnyNode): void => {
    if (node.type === 'text') text += node.data;
    if (node.type !== 'tag' || isSkipped(node)) return;
    const before = text;
    const apart = !INLINE.has(node.name);
    if (apart) text += ' ';
    for (const child of node.children) visit(child);
    text = closed(text, endOf(node));
    if (apart) text += ' ';
    // A label says nothing when what it names is skipped.
    if (node.firstChild && isLabel(node.firstChild) && /:\s*$/.test(text)) text = before;
  };
  for (const child of element.children) visit(child);
  return squeeze(text);
}

/** What a page says by lines and columns, a line of text says by signs. */
const ENDS: Readonly<Record<string, string>> = { dt: ':', dd: '.', li: '.' };

const endOf = (node: Element): string => (isLabel(node) ? ':' : (ENDS[node.name] ?? ''));

/** Whether an item of a list begins with it, and goes on with what it names. */
function isLabel(node: AnyNode): boolean {
  const parent = node.parent?.type === 'tag' ? node.parent : null;
  return node.type === 'tag' && node.name === 'b' && parent?.name === 'li' && parent.firstChild === node;
}

function closed(text: string, sign: string): string {
  const said = text.trimEnd();
  return sign === '' || said === '' || /[.:;!?。！？]$/.test(said) ? text : said + sign;
}

function squeeze(text: string): string {
  return text
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])(?=\s|$)/g, '$1')
    .trim();
}
