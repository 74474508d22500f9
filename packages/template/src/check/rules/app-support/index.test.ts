import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { appSupport } from './index.ts';

it('asks for what the checklist names', () => {
  expect(underlined(appSupport, '<body>{AppsItemCategoryCategoryPageURL}{BlogPageURL}{SearchPageURL}</body>')).toEqual([
    ['<body>', 'Missing support for the category management app, expected {AppsItemCategoryChildCategoryPageURL}'],
    [
      '<body>',
      'Missing support for the age restriction app, expected {AppsAgeVerificationWarningTag} on the item page',
    ],
    ['<body>', 'Missing support for the English and foreign currency app, expected {AppsI18nTag}'],
    ['<body>', 'Missing support for the digital content app, expected {ItemDigitalContent} on the item page'],
    [
      '<body>',
      'Missing support for the label app, expected {AppsItemLabelTag} on the top page, {block:LoadItemsPage}, the item page',
    ],
    ['<body>', 'Missing support for the review app, expected {AppsReviewTag} on the item page'],
    ['<body>', 'Missing support for the sale app, expected {ItemProperPrice}'],
    [
      '<body>',
      'Missing support for the sale app, expected {ItemDiscountRate} on the top page, {block:LoadItemsPage}, the item page',
    ],
    ['<body>', 'Missing support for the shop coin app, expected {CoinFundingPageURL}'],
    ['<body>', 'Missing support for the announcement banner app, expected {AppsInformationBannerTag}'],
    ['<body>', 'Missing support for the custom item description app, expected {AdditionalItemDetail} on the item page'],
    ['<body>', 'Missing support for the community app, expected {CommunityPageURL}'],
    ['<body>', 'Missing support for the community app, expected {CommunityPurchaseButton} on the item page'],
    ['<body>', 'Missing support for the membership app, expected {MembershipPageURL}'],
    ['<body>', 'Missing support for the membership app, expected {MembershipMyPageURL}'],
    [
      '<body>',
      'Missing support for the pre-order app, expected {block:ItemPreOrder} on the top page, {block:LoadItemsPage}',
    ],
    [
      '<body>',
      'Missing support for the lottery sale app, expected {block:ItemLottery} on the top page, {block:LoadItemsPage}',
    ],
    ['<body>', 'Missing support for the Pay ID pay later banner, expected {ItemBnplBannerTag} on the item page'],
    [
      '<body>',
      'Missing support for the takeout app, expected {block:ItemTakeout} on the top page, {block:LoadItemsPage}',
    ],
  ]);
});
