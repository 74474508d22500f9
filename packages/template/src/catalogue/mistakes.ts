/** A name that circulates in notes and themes, or that the guide has withdrawn. */
export interface Mistake {
  /** As it is written in themes, with braces. */
  readonly name: string;
  /** The tag to write; null when none does the same. */
  readonly instead: string | null;
  readonly reason: string;
  /** How to write `instead`, where it is of another kind and does not do by itself what the name promises. */
  readonly how?: string;
  /** It stood in the guide once, and was taken out. */
  readonly removed?: true;
  /** It differs from the right name in spelling alone, so that the change is right in every case. */
  readonly spelling?: true;
  /** Not confirmed to be wrong: no guide and no stock theme has it, which proves little. */
  readonly unconfirmed?: true;
}

const circulates = 'it appears in notes or themes, but in no official text and no stock theme that we could read';
const generated = 'it was seen in one generated theme only';
const wating = 'BASE spells it Wating';
const ownDraft = 'one draft of a theme has it';
const draft = 'a draft of the guide of June 2015 had it';

const form = '{block:PurchaseForm} with {ItemSelectTag} and {PurchaseButton} inside';

/** Reasons that many names share. */
export const sharedReasons = { circulates, generated } as const;

/** Names that are not tags of today, with the right name where one is known. */
export const mistakes: readonly Mistake[] = [
  { name: '{MetaTag}', instead: '{MetaShopInfoTag}', reason: circulates },
  {
    name: '{AppsSearchTag}',
    instead: '{SearchPageURL}',
    how: 'a form of your own with {SearchPageURL} as its action and a field named q',
    reason: circulates,
  },
  { name: '{AppsCategoryTag}', instead: '{AppsItemCategoryCategoriesTag}', reason: circulates },
  { name: '{block:AppsCategory}', instead: '{block:AppsItemCategory}', reason: circulates },
  { name: '{ItemImageURL}', instead: '{ItemImage[1-20]URL-500}', reason: 'the number and the size belong to the name' },
  { name: '{ItemName}', instead: '{ItemTitle}', reason: circulates },
  { name: '{ItemURL}', instead: '{ItemPageURL}', reason: circulates },
  { name: '{MaxPage}', instead: '{MaxPageNumber}', reason: circulates },
  { name: '{NextPage}', instead: '{NextPageNumber}', reason: circulates },
  { name: '{PurchaseFormTag}', instead: '{block:PurchaseForm}', how: form, reason: circulates },
  { name: '{block:ItemImageCount}', instead: null, reason: 'only the variable {ItemImageCount} is documented' },
  { name: '{block:ItemSale}', instead: '{block:HasItemProperPrice}', reason: circulates },
  { name: '{block:ItemWaitingForSale}', instead: '{block:ItemWatingForSale}', reason: wating, spelling: true },
  {
    name: '{ItemWaitingForSaleButtonTag}',
    instead: '{ItemWatingForSaleButtonTag}',
    reason: wating,
    spelling: true,
  },
  {
    name: '{block:NotItemImage[1-20]}',
    instead: '{block:NoItemImage[1-20]}',
    reason: 'it looks like a misprint in one example of the guide of 2019',
    spelling: true,
  },
  { name: '{PayIDWidgetTag}', instead: '{ItemBnplBannerTag}', reason: circulates, unconfirmed: true },
  { name: '{block:HasLogo}', instead: null, how: '{LogoTag} alone', reason: ownDraft },
  { name: '{block:HasNoLogo}', instead: null, how: '{LogoTag} alone', reason: ownDraft },
  { name: '{LogoURL}', instead: null, how: '{LogoTag}, which prints the logo as an element', reason: ownDraft },
  { name: '{block:IfTitleTagUrl}', instead: null, reason: circulates },
  { name: '{Title}', instead: '{PageTitle}', reason: circulates },
  { name: '{ItemLink}', instead: '{ItemPageURL}', reason: generated },
  {
    name: '{ItemImage}',
    instead: '{ItemImage[1-20]URL-500}',
    how: 'an image element with {ItemImage1URL-500} as its source',
    reason: generated,
  },
  { name: '{ItemDescription}', instead: '{ItemDetail}', reason: generated },
  { name: '{AddCartForm}', instead: '{block:PurchaseForm}', how: form, reason: generated },
  { name: '{block:ItemImages}', instead: '{block:ItemImage[1-20]}', reason: generated },
  { name: '{block:HasItemImages}', instead: '{block:ItemImage[1-20]}', reason: generated },
  {
    name: '{AppsItemCategoryTag}',
    instead: '{AppsItemCategoryCategoriesTag}',
    reason: 'it was deprecated in September 2016 and removed from the guide on May 31, 2018',
    removed: true,
  },
  {
    name: '{AppsItemCategoryCategoryCount}',
    instead: null,
    reason: 'it was deprecated in August 2016 and removed from the guide on May 31, 2018',
    removed: true,
  },
  { name: '{URLEncodedShopName}', instead: null, reason: draft, removed: true },
  { name: '{URLEncodedShopURL}', instead: null, reason: draft, removed: true },
  { name: '{URLEncodedIndexPageCategory}', instead: null, reason: draft, removed: true },
  {
    name: '{block:NotIndexPageCategory}',
    instead: '{block:NoIndexPageCategory}',
    reason: draft,
    removed: true,
    spelling: true,
  },
];

const byName = new Map(mistakes.map((mistake) => [mistake.name, mistake]));

/**
 * Finds what is known of a wrong name.
 * @param written With braces, as in the theme: `{block:NotItemImage2}`.
 */
export function findMistake(written: string): Mistake | undefined {
  return byName.get(written) ?? byName.get(written.replace(/(ItemImage)\d{1,2}/, '$1[1-20]'));
}
