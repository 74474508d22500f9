import { platformPages } from '../../catalogue/page-name.ts';
import type { VariableName } from '../../catalogue/tag-facts.ts';
import { labelPicture } from '../../shop/picture.ts';
import { pageContents } from '../contents/page-contents.ts';
import { customDescription } from '../custom-description.ts';
import { escapeHtml } from '../escape.ts';
import { ofItem, type Print } from '../handler.ts';
import { itemAttention } from '../item-attention.ts';
import { reviewList } from '../review-list.ts';

/** Those that the visitor of a shop with the i18n app can choose. */
export const currencies = ['JPY', 'USD', 'EUR', 'GBP', 'CNY', 'KRW', 'HKD', 'SGD', 'THB', 'CAD'];

export const bodyVariables = {
  BASEMenuTag: ({ apps, shop, link, settings }) => {
    const image = (text: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="30" role="img" aria-label="${text}"><text x="4" y="21" font-size="16">${text}</text></svg>`;
    const base = `<li class="base"><a href="https://thebase.in/?from=${escapeHtml(shop.id)}&amp;p=shop" target="_blank" rel="nofollow">${image('BASE')}</a></li>`;
    const cart = `<li class="cart"><a href="${escapeHtml(link(`/shops/${shop.id}/checkout/bag`))}">${image('CART')}<span class="cart-qty cart-badge">${settings.inCart ?? 1}</span></a></li>`;
    return `<div id="baseMenu"><ul class="clearfix">${apps.has('base_eraser') ? '' : base}${cart}</ul></div>`;
  },
  PageContents: (page) => pageContents(page, ...platformPages),
  ContactContentsTag: (page) => pageContents(page, 'contact'),
  PrivacyContentsTag: (page) => pageContents(page, 'privacy'),
  LawContentsTag: (page) => pageContents(page, 'law'),
  BlogContentsTag: (page) => pageContents(page, 'blog', 'blog-article'),
  ItemAttentionTag: ofItem(itemAttention),
  IllegalReportTag: ofItem(
    (_, { say }) =>
      `<div class="report"><a class="cboxElement" href="#reportBtn">${say('通報する', 'Report this item')}</a></div>`,
  ),
  IllegalReportMessageTag: ofItem((_, { say, settings }) =>
    settings.reported
      ? `<p class="reportMessage">${say('違反通報ありがとうございます', 'Thank you for reporting a violation')}</p>`
      : '',
  ),
  EmbedWidgetTag: ofItem(({ id, title }, { shop, say }) => {
    const code = `<a href="https://${shop.domain}/items/${id}">${escapeHtml(title)}</a>`;
    const label = say('埋め込みタグ', 'Embed code');
    return `<div id="embedded-tag"><p>${label}</p><textarea readonly aria-label="${label}">${escapeHtml(code)}</textarea></div>`;
  }),
  ItemBnplBannerTag: ofItem(({ takeout, subscription }, { say }) =>
    takeout || subscription
      ? ''
      : `<p class="bnplBanner"><span class="bnplBanner__line">Pay ID ${say('のあと払いなら', 'With pay later')}</span> <span class="bnplBanner__line">${say('お支払いは翌月でOK', 'you can pay next month')}` +
        ` <button type="button" class="bnplBanner__help x_bnplBannerModalTrigger" aria-label="Pay ID"><i class="bnplBannerIcon bnplBannerIcon--question">?</i></button></span></p>`,
  ),
  AppsItemLabelTag: (page, scope) => {
    const label = (scope.item ?? page.item)?.label;
    if (!label) return '';
    return `<img class="label_image${scope.item ? ' list' : ''}" src="${labelPicture(label)}" alt="${escapeHtml(label)}">`;
  },
  AppsReviewTag: (page) => (page.item ? reviewList(page.item, page) : ''),
  AdditionalItemDetail: ofItem((item) => (item.custom ? customDescription(item) : '')),
  AdditionalItemDetailDefaultCssAndJs: (page) =>
    page.item ? '<input type="hidden" name="AdditionalItemDetailDefaultCssAndJs" value="true">' : '',
  AppsInformationBannerTag: ({ shop }) =>
    shop.announcement ? `<div class="informationBanner"><p>${escapeHtml(shop.announcement)}</p></div>` : '',
  AppsI18nTag: ({ language, path, link, settings }) => {
    const form = (
      kind: string,
      action: string,
      name: string,
      label: string,
      options: readonly (readonly [value: string, text: string])[],
      selected: string,
    ) =>
      `<div class="${kind}"><form method="post" action="${escapeHtml(link(`/i18n/${action}?back=${encodeURIComponent(path)}`))}"><select name="${name}" class="x_i18nSelectBox" aria-label="${label}">` +
      options
        .map(([value, text]) => `<option value="${value}"${value === selected ? ' selected' : ''}>${text}</option>`)
        .join('') +
      '</select></form></div>';
    const languages = [
      ['ja', '日本語'],
      ['en', 'English'],
    ] as const;
    const money = currencies.map((code) => [code, code] as const);
    return (
      '<div id="i18" class="clearfix">' +
      form(
        'lang',
        'i18n_user_languages/change_language',
        'data[UserLanguage][language_code]',
        'Language',
        languages,
        language,
      ) +
      `${form('currency', 'i18n_user_currencies/change_currency', 'data[UserCurrency][currency_code]', 'Currency', money, settings.currency ?? 'JPY')}</div>`
    );
  },
} satisfies Partial<Record<VariableName, Print>>;
