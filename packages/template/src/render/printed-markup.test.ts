import { describe, expect, it } from 'vitest';
import { appIds } from '../catalogue/app-id.ts';
import { findTag } from '../catalogue/find-tag.ts';
import { pageNames } from '../catalogue/page-name.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { type ItemState, itemStates } from '../shop/item-states.ts';
import { render } from './render.ts';
import type { Language, PageRequest, RenderInput } from './request.ts';

const isState = (name: string): name is ItemState => name in itemStates;
const pageOf = (name: string): PageRequest =>
  isState(name)
    ? { page: 'item', itemId: itemStates[name] }
    : { page: pageNames.find((each) => each === name) ?? 'index', categoryId: 11 };
const html = (template: string, page: string, more: RenderInput = {}) =>
  render(template, { page: pageOf(page), apps: appIds, settings: { reported: true }, ...more }).html;

/** What style sheets, forms and the platform's scripts find elements by: ids, classes and names, each once. */
function hooks(markup: string): string {
  const signs = { id: '#', class: '.', name: '' };
  const found = Array.from(markup.matchAll(/\s(id|class|name)="([^"]*)"/g), ([, attribute = '', value = '']) =>
    attribute === 'name' ? `[${value}]` : value.replace(/^|\s+/g, signs[attribute as 'id' | 'class']),
  );
  return [...new Set(found)].join(' ');
}

describe('what the platform prints', () => {
  // Style sheets of themes and scripts of the platform rely on these names.
  it.each([
    [
      '{PageContents}',
      'contact',
      '.inquirySection #ShopInquiryName [data[ShopInquiry][Name]] #ShopInquiryTel [data[ShopInquiry][Tel]] #ShopInquiryMailAddress [data[ShopInquiry][MailAddress]] #ShopInquiryTitle [data[ShopInquiry][Title]] #ShopInquiryInquiry [data[ShopInquiry][Inquiry]] .control-panel #buttonLeave',
    ],
    ['{PageContents}', 'privacy', '#privacy .privacy_intro'],
    [
      '{PageContents}',
      'law',
      '#law .law__telNumber .law_attention .atobaraiTerm .atobaraiTerm__title .atobaraiTerm__body',
    ],
    [
      '{PageContents}',
      'blog',
      '.main #about .blogListMain .blog_inner .blog_title .blog_publish .publish_date .blog_pinned .blog_head_image .blog_contents .blog_body .text .read_more .next',
    ],
    [
      '{PageContents}',
      'blog-article',
      '.main #about .blogMain .blog_inner .blog_title .blog_publish .publish_date .blog_pinned .blog_head_image .blog_contents .blog_body .text',
    ],
    ['{PageContents}', 'coin', '.main'],
    [
      '{PageContents}',
      'community',
      '.main .communityMain .communityTitle .communityContent .communityOverview #limitedItem .communityItems .communityItem .communityImageContainer .communityImageResize',
    ],
    [
      '{PageContents}',
      'membership',
      '.main #membership .membership .guide .content .heading .description .register .mail-magazine-wrapper.mail-magazine .checkbox #subscribe-mail-magazine [subscribe-mail-magazine] .label .link-wrapper .link',
    ],
    [
      '{PageContents}',
      'membership-my-page',
      '.main #membership .membership .mypage .heading-wrapper .heading .logout-wrapper .logout .info .card .logo-text .membership-name .join-date .definition-list .definition-term .definition-description .point-amount .point-expiry-date .leave-wrapper #open-modal-button .leave',
    ],
    ['{BASEMenuTag}', 'index', '#baseMenu .clearfix .cart .cart-qty.cart-badge'],
    [
      '{AppsI18nTag}',
      'index',
      '#i18 .clearfix .lang [data[UserLanguage][language_code]] .x_i18nSelectBox .currency [data[UserCurrency][currency_code]]',
    ],
    ['{AppsInformationBannerTag}', 'index', '.informationBanner'],
    [
      '{AppsItemCategoryCategoriesTag}',
      'index',
      '#appsItemCategoryTag .appsItemCategoryTag_child .mainHeaderNavColor .appsItemCategoryTag_lowerchild .mainHeaderNavColor.appsItemCategoryTag_lowerLink',
    ],
    ['{LogoTag}', 'index', '.logoImage'],
    ['{SocialButtonTag}', 'item', '.socialButtons'],
    ['{BreadcrumbTag}', 'category', '.breadcrumb .breadcrumb__child .breadcrumb__link .breadcrumb__notlink'],
    [
      '{ItemAttentionTag}',
      'on-sale',
      '#itemAttention .attention #postageOpen #postageInfo .centeringFixForPostageInfo.hide .shippingInfoBlock',
    ],
    ['{ItemAttentionTag}', 'free-shipping', '#itemAttention .attention .attention.free .free__text'],
    [
      '{ItemAttentionTag}',
      'before-sale',
      '#itemAttention .attention.salesPeriod.salesPeriod--term .attention.salesPeriod.salesPeriod--text .attention #postageOpen #postageInfo .centeringFixForPostageInfo.hide .shippingInfoBlock',
    ],
    [
      '{ItemAttentionTag}',
      'before-sale-soon',
      '#itemAttention .attention.salesPeriod.salesPeriod--willStart .attention.salesPeriod.salesPeriod--text .attention #postageOpen #postageInfo .centeringFixForPostageInfo.hide .shippingInfoBlock',
    ],
    [
      '{ItemAttentionTag}',
      'after-sale',
      '#itemAttention .attention.salesPeriod.salesPeriod--finish .attention.salesPeriod.salesPeriod--text .attention #postageOpen #postageInfo .centeringFixForPostageInfo.hide .shippingInfoBlock',
    ],
    [
      '{ItemAttentionTag}',
      'pre-order',
      '#itemAttention .preOrder .preOrder__label .preOrder__data .attention #postageOpen #postageInfo .centeringFixForPostageInfo.hide .shippingInfoBlock',
    ],
    [
      '{ItemAttentionTag}',
      'lottery',
      '#itemAttention .lottery .lottery__label .lottery__data .attention #postageOpen #postageInfo .centeringFixForPostageInfo.hide .shippingInfoBlock',
    ],
    [
      '{ItemAttentionTag}',
      'takeout',
      '#itemAttention .takeout .takeout__label .takeout__data .takeout__text .attention #postageOpen #postageInfo .centeringFixForPostageInfo.hide .shippingInfoBlock',
    ],
    [
      '{ItemSelectTag}',
      'options',
      '#itemSelect .itemOptionElement .itemOption__name [options[0][id]] .itemOption__select #x_optionSelect7001 [options[0][variation_id]] [options[1][id]] #x_optionInputArea7002 .itemOption__input #x_optionInput7002 [options[1][free_text]] .itemOption__bottomCaptionBlock .itemOption__caption .itemOption__caption.itemOption__caption--error #x_optionInputError7002 .itemOption__count #x_optionCount7002 #x_optionInputCount7002 #amountSelectWrap .purchaseElement #amountSelect .amountSelect [amount]',
    ],
    [
      '{ItemSelectTag}',
      'variations',
      '#itemSelect #variationSelectWrap .purchaseElement #valiationSelect [select] #amountSelectWrap #amountSelect .amountSelect [amount]',
    ],
    ['{PurchaseButton}', 'on-sale', '.purchaseButton .purchaseButton__btn.purchaseButton__btn--addToCart'],
    [
      '{PurchaseButton}',
      'sold-out',
      '.purchaseButton .purchaseButton__btn.purchaseButton__btn--outOfStock #restockMailNotificationModal .purchaseButtonModal .purchaseButtonModal__wrapper .purchaseButtonModal__container .purchaseButtonModal__title .purchaseButtonModal__inputAreaLabel .purchaseButtonModal__btn',
    ],
    [
      '{PurchaseButton}',
      'before-sale',
      '.purchaseButton .purchaseButton__btn.purchaseButton__btn--comingSoon.x_salesPeriodModalOpen #salesPeriodModal .x_salesPeriodModal #x_salesPeriodModalInner .salesPeriodModal__container .salesPeriodModal__submit .salesPeriodModal__title .salesPeriodModal__inner .salesPeriodModal__text .salesPeriodModal__subText .salesPeriodModal__label #x_salesPeriodModalInput .salesPeriodModal__input #x_salesPeriodModalError .salesPeriodModal__error .salesPeriodModal__errorIcon #x_salesPeriodModalErrorText .salesPeriodModal__errorText #x_salesPeriodModalSubmit .salesPeriodModal__btn.salesPeriodModal__btn--submit .salesPeriodModal__result .salesPeriodModal__btn.salesPeriodModal__btn--close.x_salesPeriodModalClose .salesPeriodModal__closeIcon.x_salesPeriodModalClose',
    ],
    [
      '{PurchaseButton}',
      'before-sale-soon',
      '.purchaseButton .purchaseButton__btn.purchaseButton__btn--comingSoonStay',
    ],
    ['{PurchaseButton}', 'after-sale', '.purchaseButton .purchaseButton__btn.purchaseButton__btn--endOfSale'],
    ['{PurchaseButton}', 'lottery', '.purchaseButton .purchaseButton__btn.purchaseButton__btn--addToCart'],
    ['{PurchaseButton}', 'members-only', '.purchaseButton .purchaseButton__btn.purchaseButton__btn--disabled'],
    ['{CommunityPurchaseButton}', 'members-only', '.purchaseButton .purchaseButton__btn'],
    ['{AppsAgeVerificationWarningTag}', 'on-sale', '.ageVerificationWarning'],
    [
      '{IllegalReportTag}{IllegalReportMessageTag}{EmbedWidgetTag}',
      'on-sale',
      '.report .cboxElement .reportMessage #embedded-tag',
    ],
    [
      '{ItemBnplBannerTag}',
      'on-sale',
      '.bnplBanner .bnplBanner__line .bnplBanner__help.x_bnplBannerModalTrigger .bnplBannerIcon.bnplBannerIcon--question',
    ],
    ['{AppsItemLabelTag}', 'label', '.label_image'],
    ['{AppsReviewTag}', 'on-sale', '.review01 .review01__title .review01__tabWrap .x_reviewList'],
    [
      '{AdditionalItemDetail}',
      'custom-description',
      '#appsItemDetailCustom #appsItemDetailCustomTag .appsItemDetailCustomTag_heading .appsItemDetailCustomTag_description .appsItemDetailCustomTag_image .appsItemDetailCustomTag_slider .baseCarouselItems .baseCarouselItem .baseCarouselImage .baseCarouselCaption',
    ],
    ['{block:PurchaseForm}x{/block:PurchaseForm}', 'members-only', '#purchase_form'],
    [
      '<body></body>',
      'index',
      '#x_message #x_startMessenger .msg_startButton .msg_startButton__icon.appsicon-message .msg_startButton__text #x_baseMessage .msg_messenger',
    ],
  ])('%s on the page %s has the elements that themes style', (tag, page, expected) => {
    const belongsInForm = findTag(tag)?.tag.within?.includes('{block:PurchaseForm}');
    const [, printed = ''] = html(
      belongsInForm ? `{block:PurchaseForm}§${tag}§{/block:PurchaseForm}` : `§${tag}§`,
      page,
    ).split('§');
    expect(hooks(printed)).toBe(expected);
  });

  it('prints the image of a custom description with the class on the image itself', () => {
    expect(html('{AdditionalItemDetail}', 'custom-description')).toMatch(/<img class="appsItemDetailCustomTag_image"/);
  });
});

/** Every tag that prints a text, in every place that could give it one. */
function everything(language: Language): string[] {
  const tags = tagFacts.filter(({ kind }) => kind === 'variable' || kind === 'text').map(({ name }) => name);
  const template = tags.map((name) => name.replace(/\[\d+-\d+\]/, '1')).join('\n');
  const states: readonly (PageRequest['page'] | ItemState)[] = [
    ...pageNames,
    ...(Object.keys(itemStates) as ItemState[]),
  ]; // keys of the table
  return [appIds, appIds.filter((id) => id !== 'restock_mail_notification'), []].flatMap((apps) =>
    states.map((page) => html(`<body>${template}</body>`, page, { language, apps })),
  );
}

describe.each(['ja', 'en'] as const)('the texts of the platform in %s', (language) => {
  const pages = everything(language);

  it('leave no heading, label, button, choice or link empty', () => {
    const empty =
      /<(h[1-6]|p(?![^>]*--error)|dt|dd|li|label|option|a|strong|time)\b(?![^>]*aria-label)[^>]*>\s*<\/\1>|aria-label=""|<button(?![^>]*aria-label)[^>]*><\/button>|<span class="(?!x_|salesPeriodModal__errorText|blog_pinned)[^"]*"><\/span>|<input type="submit"[^>]*value=""/;
    expect(pages.flatMap((page) => empty.exec(page)?.[0] ?? [])).toEqual([]);
  });

  it('are in this language', () => {
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
    const texts = pages
      .join('')
      .replaceAll('日本語', '')
      .split(/[<>"\n]/)
      .filter((text) => japanese.test(text));
    expect([...new Set(texts)].slice(0, 5)).toHaveLength(language === 'ja' ? 5 : 0);
  });
});

it('a fixed text has its own words in each language', () => {
  const texts = tagFacts.filter(({ name }) => name.startsWith('{lang:')).map(({ name }) => name);
  for (const tag of texts) {
    const [ja, en] = [html(tag, 'search'), html(tag, 'search', { language: 'en' })];
    expect([tag, ja.trim(), en.trim(), ja === en]).toEqual([
      tag,
      expect.stringMatching(/./),
      expect.stringMatching(/[a-z]/),
      false,
    ]);
  }
});
