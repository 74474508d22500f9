import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { marks } from '../src/islands/marks.ts';

/**
 * What a reader uses and no program needs: editors, results of examples, tabs. Marks of evidence, what is said about
 * statements, and code stay.
 */
export const controls =
  '[data-search="skip"]:not([role="radiogroup"], .evidence, .about):not(:has(pre)), [role="radiogroup"] > :not(:has(pre))';

/** Elements that begin a line by themselves: around them, a line break shows nowhere. */
const blocks =
  'p, div, ul, ol, li, dl, h2, h3, h4, h5, h6, details, summary, table, thead, tbody, tr, section, figure, nav';

/**
 * Takes out of a document what nobody sees and no component needs: the line breaks that Markdown leaves between blocks,
 * and what React writes between texts, but for the islands that it draws again.
 */
function joinBlocks($: CheerioAPI): void {
  const isBlock = (node: AnyNode | null) => node !== null && $(node).is(blocks);
  const isLeft = (node: AnyNode) =>
    node.type === 'comment'
      ? $(node).closest(`[${marks.island}]`).length === 0
      : node.type === 'text' && node.data === '\n' && (isBlock(node.prev) || isBlock(node.next));
  const content = $('.theme-doc-markdown');
  const nodes = content.find('*').addBack().contents();
  nodes.filter((_, node) => isLeft(node)).remove();
}

/**
 * A page with every end tag and quote that the minifier has left out, because parsers that are no browsers lose their
 * way without them. Compressed it is no larger. Controls say that they are no part of the text.
 * @param $ The page, parsed.
 */
export function wholeMarkup($: CheerioAPI): string {
  joinBlocks($);
  $(controls).attr('data-markdown-ignore', '');
  return $.html();
}
