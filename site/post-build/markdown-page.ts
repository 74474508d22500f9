import type { CheerioAPI } from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** A page as plain Markdown. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  /** Route of the page, from its canonical link. */
  readonly route: string;
  readonly markdown: string;
}

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

/**
 * Turns a built page of the documentation into Markdown: what a reader sees, without navigation and controls.
 * Of request samples the first language stays; a reference row becomes a list entry.
 * @param $ The page, parsed; the controls are taken out of it.
 * @returns Undefined for a page that is not part of the documentation.
 */
export function markdownPage($: CheerioAPI): MarkdownPage | undefined {
  const article = $('article .markdown').first();
  const canonical = $('link[rel="canonical"]').attr('href');
  if (article.length === 0 || !canonical) return undefined;
  article.find('button, .hash-link, iframe, svg, [role="radiogroup"] > :not(:has(pre)), noscript').remove();
  article.find('[role="radiogroup"]').each((_, group) => {
    $(group).children().slice(1).remove();
  });
  article.find('[data-search="skip"]:not([role="radiogroup"]):not(:has(pre))').each((_, node) => {
    if (!$(node).is('abbr')) $(node).remove();
  });
  article.find('abbr').each((_, mark) => {
    $(mark).replaceWith(`(${$(mark).text()})`);
  });
  article.find('[data-lang] pre > code').each((_, code) => {
    $(code).addClass(`language-${$(code).closest('[data-lang]').attr('data-lang')}`);
  });
  // Names, types and labels stand apart by style alone; text needs a space.
  article.find('dt > *, li > b, #endpoint p > *').after(' ');
  article.find('li > b + div:not(:has(ul, p))').each((_, value) => {
    $(value).replaceWith($(value).contents());
  });
  return {
    title: article.find('h1').first().text() || $('h1').first().text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    route: new URL(canonical).pathname,
    markdown: String(converter.processSync(article.html() ?? '')).trimEnd(),
  };
}
