import type { CheerioAPI } from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { controls } from './whole-markup.ts';

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

/** Turns the HTML of a part of a page into Markdown. */
export const markdownOf = (html: string): string => String(converter.processSync(html));

/**
 * Turns a built page of the documentation into Markdown: what a reader sees, without navigation and controls.
 * A reference row becomes a list entry, a field with a template a block of code; request samples say their language.
 * @param $ The page, parsed; the controls are taken out of it.
 * @returns Undefined for a page that is not part of the documentation.
 */
export function markdownPage($: CheerioAPI): MarkdownPage | undefined {
  const canonical = $('link[rel="canonical"]').attr('href');
  if (!canonical || /noindex/.test($('meta[name="robots"]').attr('content') ?? '')) return undefined;
  const document = $('article .markdown').first();
  const article = document.length > 0 ? document : $('main').first();
  if (article.find('h1').length === 0) return undefined;
  article.find('figure[data-shop]').each((_, figure) => {
    const line = $('<p>').text(`Sample shop: ${$(figure).attr('data-shop')}.`);
    $(figure).children('figcaption').after(line);
  });
  // A text folds nothing: the heading stands above its section.
  article.find('details > summary:has(> :is(h2, h3))').each((_, summary) => {
    const fold = $(summary).parent();
    $(summary).replaceWith($(summary).contents());
    fold.replaceWith(fold.contents());
  });
  article.find('[role="radiogroup"]').each((_, group) => nameLanguages($, $(group)));
  // In a text, a mark is a word, apart from its statement; the line under the title says where the words are explained.
  article.find('.evidence').each((_, mark) => {
    $(mark)
      .before(' ')
      .replaceWith($('<em>').text($(mark).text()));
  });
  article.find(`button, .hash-link, iframe, svg, noscript, [data-markdown-ignore], ${controls}`).remove();
  article.find('li > b + div:empty').parent().remove(); // the fact of a row whose text stands elsewhere
  article.find('textarea').each((_, field) => {
    $(field).replaceWith($('<pre>').append($('<code>').text($(field).text())));
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
  article.find('fieldset:has(> label > input[type="checkbox"])').each((_, group) => listChecks($, $(group)));
  // What stands behind a name stands apart by style alone; text needs commas and spaces.
  article.find('dt').each((_, head) => {
    const [first, ...others] = $(head).children('span').toArray();
    const words = [first, ...others].map((each) => $(each).text().trim());
    if (others.length > 0) $(first).text(words.join(', '));
    $(others).remove();
  });
  article.find('dt > *, li > b, #endpoint p > *').after(' ');
  article.find('li > b + div:not(:has(ul, p))').each((_, value) => {
    $(value).replaceWith($(value).contents());
  });
  const text = markdownOf(article.html() ?? '');
  return {
    title: article.find('h1').first().text() || $('h1').first().text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    route: new URL(canonical).pathname,
    markdown: text.trimEnd(),
  };
}

/** Languages of tabs that are no languages: curl is a command of the shell. */
const languageOf: Readonly<Record<string, string>> = { curl: 'bash' };

/** Tells the code of each tab by the name of the tab, as a fence names its language. */
function nameLanguages($: CheerioAPI, group: ReturnType<CheerioAPI>): void {
  const names = group.find('label').toArray();
  group.find('pre > code').each((i, code) => {
    const tab = $(names[i]).text().trim().toLowerCase();
    if (tab) $(code).addClass(`language-${languageOf[tab] ?? tab}`);
  });
}

/** Makes a list to tick of the boxes of a group, with the legend as a line before it. */
function listChecks($: CheerioAPI, group: ReturnType<CheerioAPI>): void {
  const list = $('<ul>');
  for (const label of group.children('label').toArray()) {
    list.append($('<li>').append($(label).contents()));
  }
  const legend = group.children('legend');
  const mark = legend.find('em').remove();
  group.before($('<p>').append($('<strong>').text(legend.text().trim()), ' ', mark));
  group.replaceWith(list);
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
