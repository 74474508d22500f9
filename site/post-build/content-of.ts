import type { Content } from '../src/islands/content-file.ts';

/** Begin of the element that holds what a document says; its class is the generator's. */
const begin = /<div class="?theme-doc-markdown[^>]*>/;
/** A tag with what it is told: values in quotes may hold markup. */
const tag = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/gi;

/**
 * What a document says, for a page that moves to it.
 * @param html The finished page, with every end tag.
 * @returns Undefined for a page that is no document.
 * @throws {Error} When the element does not end.
 */
export function contentOf(html: string): Content | undefined {
  const found = begin.exec(html);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const scripts = /<script data-scripts="([^"]*)"/.exec(html)?.[1] ?? '';
  tag.lastIndex = start;
  let depth = 1;
  for (let next = tag.exec(html); next; next = tag.exec(html)) {
    if (next[2] !== 'div') continue;
    depth += next[1] === '/' ? -1 : 1;
    if (depth === 0) return { scripts, html: html.slice(start, next.index) };
  }
  throw new Error('Unexpected page without an end of its content, expected every end tag');
}
