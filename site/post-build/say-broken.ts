import type { BrokenLink } from './links.ts';

/** As many links as somebody mends at once. */
const atMost = 5;

/**
 * Says what is broken, a line for each link: a link of the frame is on all pages, and written once.
 * A link within a page is on that page: other files may have the same one.
 * @param writtenAt Finds file and line of an address without its first slash; undefined where that is unknown.
 */
export function sayBroken(
  broken: readonly BrokenLink[],
  base: string,
  writtenAt: (address: string) => string | undefined,
): string {
  const pagesOf = new Map<string, BrokenLink[]>();
  for (const link of broken) pagesOf.set(link.target, [...(pagesOf.get(link.target) ?? []), link]);
  const lines = [...pagesOf.values()].map(([first, ...others]) => {
    if (!first) return '';
    const { page, target, why } = first;
    const link = target.startsWith(base) ? `/${target.slice(base.length)}` : target;
    const place = (/^\/?[^/#]/.test(link) && writtenAt(link.replace(/^\//, ''))) || `the page ${page}`;
    const more = others.length > 0 ? `; ${others.length + 1} pages have it` : '';
    return `✗ ${place}: Unexpected link ${link} (${why}), expected the address of a page, and behind # a heading or an entry of it${more}`;
  });
  const rest = lines.length - atMost;
  return [...lines.slice(0, atMost), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n');
}
