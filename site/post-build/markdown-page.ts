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
  const canonical = $('link[rel="canonical"]').attr('href');
  if (!canonical || /noindex/.test($('meta[name="robots"]').attr('content') ?? '')) return undefined;
  const document = $('article .markdown').first();
  const article = document.length > 0 ? document : $('main').first();
  if (article.find('h1').length === 0) return undefined;
  article.find('button, .hash-link, iframe, svg, [role="radiogroup"] > :not(:has(pre)), noscript').remove();
  article.find('[role="radiogroup"]').each((_, group) => {
    $(group).children().slice(1).remove();
  });
  article.find('[data-search="skip"]:not([role="radiogroup"]):not(:has(pre))').each((_, node) => {
    if (!$(node).is('abbr')) $(node).remove();
  });
  article.find('abbr').each((_, mark) => {
    const reason = $(mark)
      .attr('title')
      ?.replace(/^Concluded from other facts\.\s*/, '');
    const label = $(mark).text();
    $(mark).replaceWith(label === 'inferred' && reason ? `(inferred: ${reason})` : `(${label})`);
  });
  article.find('code').each((_, code) => {
    if ($(code).text() === '') $(code).text('""');
  });
  article
    .find('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  dropEmptySections($, article);
  article.find('a[href]').each((_, link) => {
    const href = $(link).attr('href') ?? '';
    if (URL.canParse(href, canonical)) $(link).attr('href', new URL(href, canonical).href);
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

/** Headings of what only the page can do, such as trying a call: nothing is left below them. */
function dropEmptySections($: CheerioAPI, article: ReturnType<CheerioAPI>): void {
  const levelOf = (node: ReturnType<CheerioAPI>) => Number(/^H([1-6])$/.exec(node.prop('tagName') ?? '')?.[1] ?? 9);
  for (const node of article.find('h2, h3, h4').toArray().reverse()) {
    const heading = $(node);
    let next = heading.next();
    while (next.length > 0 && levelOf(next) === 9 && next.text().trim() === '' && next.find('img').length === 0)
      next = next.next();
    if (next.length === 0 ? heading.parent().is(article) : levelOf(next) <= levelOf(heading)) heading.remove();
  }
}
