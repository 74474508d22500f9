import type { CheerioAPI } from 'cheerio';

/**
 * What a reader uses and no program needs: editors, results of examples, tabs. Marks of evidence, what is said about
 * statements, and code stay.
 */
export const controls =
  '[data-search="skip"]:not([role="radiogroup"], .evidence, .about):not(:has(pre)), [role="radiogroup"] > :not(:has(pre))';

/**
 * A page with every end tag and quote that the minifier has left out, because parsers that are no browsers lose their
 * way without them. Compressed it is no larger. Controls say that they are no part of the text.
 * @param $ The page, parsed.
 */
export function wholeMarkup($: CheerioAPI): string {
  $(controls).attr('data-markdown-ignore', '');
  return $.html();
}
