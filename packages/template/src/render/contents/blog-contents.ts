import { picture } from '../../shop/picture.ts';
import type { Article } from '../../shop/shop.ts';
import { shortDate } from '../dates.ts';
import { escapeHtml } from '../escape.ts';
import { articleKey, type Page } from '../page.ts';

/** The list of articles, as live shops print it. */
export function blogList(page: Page): string {
  const { articles, number, lastNumber, link } = page;
  const next =
    number < lastNumber
      ? `<ul><li class="next"><a href="${escapeHtml(link(`/blog?page=${number + 1}`))}">NEXT</a></li></ul>`
      : '';
  return `<div class="main"><div id="about" class="blogListMain">${articles.map((article) => blogInner(article, page, true)).join('')}${next}</div></div>`;
}

/** One article. */
export function blogArticle(page: Page): string {
  return page.article
    ? `<div class="main"><div id="about" class="blogMain">${blogInner(page.article, page, false)}</div></div>`
    : '';
}

function blogInner({ date, title, text, pinned }: Article, { link, say }: Page, inList: boolean): string {
  const address = escapeHtml(link(`/blog/${articleKey(date)}`));
  const name = escapeHtml(title);
  const image = picture({ shape: 'print', hue: title.length * 11 }, 1, 640);
  return (
    `<div class="blog_inner"><div class="blog_title"><h2>${inList ? `<a href="${address}">${name}</a>` : name}</h2></div>` +
    `<div class="blog_publish"><p class="publish_date">${pinned ? '<span class="blog_pinned"></span>' : ''}${shortDate(date)}</p></div>` +
    `<div class="blog_head_image"><a href="${address}"><img src="${image}" alt="${name}"></a></div>` +
    `<div class="blog_contents"><div class="blog_body"><p class="text">${escapeHtml(text)}</p></div>` +
    `${inList ? `<div class="read_more"><a href="${address}">${say('続きを読む', 'Read more')}</a></div>` : ''}</div></div>`
  );
}
