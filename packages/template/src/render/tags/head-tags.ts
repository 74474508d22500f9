import type { VariableName } from '../../catalogue/tag-facts.ts';
import { logoPicture, picture } from '../../shop/picture.ts';
import { escapeHtml } from '../escape.ts';
import type { Print } from '../handler.ts';
import { absolute, type Page } from '../page.ts';
import { pathOf } from '../route.ts';

export const headVariables = {
  PageTitle: titleOf,
  FaviconTag: () => {
    const icon = picture({ shape: 'tote', hue: 200 }, 1, 180);
    return (
      `<link rel="icon" type="image/svg+xml" href="${icon}">` +
      `<link rel="apple-touch-icon" sizes="180x180" href="${icon}"><link rel="apple-touch-icon-precomposed" href="${icon}">`
    );
  },
  CanonicalTag: (page) => `<link rel="canonical" href="${escapeHtml(absolute(page, page.path))}">`,
  HeadLinkNextPrevTag: (page) => {
    const { name, number, lastNumber, category, query, link } = page;
    if (name !== 'index' && name !== 'category' && name !== 'search') return '';
    const to = (rel: string, target: number) =>
      `<link rel="${rel}" href="${escapeHtml(link(pathOf({ page: name, categoryId: category?.id, query, number: target })))}">`;
    return (number > 1 ? to('prev', number - 1) : '') + (number < lastNumber ? to('next', number + 1) : '');
  },
  MetaItemInfoTag: (page) => {
    const { item } = page;
    if (!item) return '';
    const detail = item.detail.replace(/\s+/g, ' ');
    return metas([
      ['description', detail],
      ['og:title', `${item.title} | ${page.shop.name}`],
      ['og:description', detail],
      ['og:image', item.images > 0 ? picture(item, 1, 640) : ''],
      ['product:price:amount', String(item.price)],
      ['product:price:currency', 'JPY'],
    ]);
  },
  MetaShopInfoTag: (page) => {
    const { name, introduction, social } = page.shop;
    const description = introduction.replace(/\s+/g, ' ');
    return metas([
      ['description', description],
      ['keywords', name],
      ['og:title', name],
      ['og:description', description],
      ['og:image', logoPicture(name)],
      ['og:url', absolute(page, page.path)],
      ['og:site_name', name],
      ['og:type', 'website'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:site', social.Twitter ? `@${social.Twitter}` : ''],
    ]);
  },
  JQueryTag: ({ standIns }) =>
    standIns
      ? `<script src="${escapeHtml(standIns.jquery)}"></script>`
      : '<!-- JQueryTag: the platform loads jQuery here -->',
  GoogleAnalyticsTag: () => '<!-- GoogleAnalyticsTag: the platform loads Google Analytics here -->',
} satisfies Partial<Record<VariableName, Print>>;

function metas(entries: readonly (readonly [name: string, content: string])[]): string {
  return entries
    .filter(([, content]) => content)
    .map(([name, content]) => {
      const key = /^(og|product):/.test(name) ? 'property' : 'name';
      return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
    })
    .join('');
}

function titleOf({ name, shop, item, category, article, query, say }: Page): string {
  const titles: Partial<Record<Page['name'], string | undefined>> = {
    category: category?.name,
    search: say(`"${query}"の検索結果`, `Search results for "${query}"`),
    item: item?.title,
    about: 'ABOUT',
    contact: 'CONTACT',
    privacy: say('プライバシーポリシー', 'Privacy Policy'),
    law: say('特定商取引法に基づく表記', 'Act on Specified Commercial Transactions'),
    blog: 'BLOG',
    'blog-article': article?.title,
    coin: 'COIN',
    community: 'COMMUNITY',
    membership: 'MEMBERSHIP',
    'membership-my-page': 'MEMBERSHIP',
  };
  const title = titles[name];
  return title ? `${title} | ${shop.name}` : shop.name;
}
