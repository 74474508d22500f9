import type { Rule } from '../rule.ts';
import { ageWarning } from './age-warning/index.ts';
import { ageWarningSize } from './age-warning-size/index.ts';
import { alteredRequiredTag } from './altered-required-tag/index.ts';
import { appSupport } from './app-support/index.ts';
import { baseInShareText } from './base-in-share-text/index.ts';
import { brokenTag } from './broken-tag/index.ts';
import { crossedBlock } from './crossed-block/index.ts';
import { deprecatedTag } from './deprecated-tag/index.ts';
import { disableComment } from './disable-comment/index.ts';
import { duplicateOption } from './duplicate-option/index.ts';
import { emptyImage } from './empty-image/index.ts';
import { externalFile } from './external-file/index.ts';
import { foreignSyntax } from './foreign-syntax/index.ts';
import { hiddenRequiredTag } from './hidden-required-tag/index.ts';
import { imageInList } from './image-in-list/index.ts';
import { itemOnEveryPage } from './item-on-every-page/index.ts';
import { knownMistake } from './known-mistake/index.ts';
import { listPaging } from './list-paging/index.ts';
import { loadItemsUrl } from './load-items-url/index.ts';
import { loadPage } from './load-page/index.ts';
import { malformedTag } from './malformed-tag/index.ts';
import { missingGuard } from './missing-guard/index.ts';
import { neverShown } from './never-shown/index.ts';
import { numberRange } from './number-range/index.ts';
import { optionLabel } from './option-label/index.ts';
import { optionLimits } from './option-limits/index.ts';
import { optionOutsideHidden } from './option-outside-hidden/index.ts';
import { outsideBlock } from './outside-block/index.ts';
import { pageContentsPlace } from './page-contents-place/index.ts';
import { pastedAnalytics } from './pasted-analytics/index.ts';
import { placeholderText } from './placeholder-text/index.ts';
import { purchaseForm } from './purchase-form/index.ts';
import { requiredTag } from './required-tag/index.ts';
import { searchForm } from './search-form/index.ts';
import { strayClose } from './stray-close/index.ts';
import { tagInTemplateLiteral } from './tag-in-template-literal/index.ts';
import { tagPlace } from './tag-place/index.ts';
import { testLeftover } from './test-leftover/index.ts';
import { textareaElement } from './textarea-element/index.ts';
import { themeLength } from './theme-length/index.ts';
import { themeName } from './theme-name/index.ts';
import { unclosedBlock } from './unclosed-block/index.ts';
import { undeclaredOption } from './undeclared-option/index.ts';
import { unknownBlock } from './unknown-block/index.ts';
import { unknownVariable } from './unknown-variable/index.ts';
import { unpublishedShop } from './unpublished-shop/index.ts';
import { unusedOption } from './unused-option/index.ts';
import { viewport } from './viewport/index.ts';
import { wrongPage } from './wrong-page/index.ts';

/** Every rule, in the order in which reports and pages show them. */
export const rules: readonly Rule[] = [
  requiredTag,
  hiddenRequiredTag,
  alteredRequiredTag,
  deprecatedTag,
  pastedAnalytics,
  unclosedBlock,
  crossedBlock,
  strayClose,
  brokenTag,
  malformedTag,
  foreignSyntax,
  unknownBlock,
  unknownVariable,
  knownMistake,
  numberRange,
  neverShown,
  tagInTemplateLiteral,
  outsideBlock,
  wrongPage,
  itemOnEveryPage,
  missingGuard,
  imageInList,
  emptyImage,
  tagPlace,
  pageContentsPlace,
  undeclaredOption,
  unusedOption,
  duplicateOption,
  optionOutsideHidden,
  optionLimits,
  optionLabel,
  textareaElement,
  themeLength,
  loadPage,
  loadItemsUrl,
  listPaging,
  purchaseForm,
  ageWarning,
  ageWarningSize,
  unpublishedShop,
  appSupport,
  searchForm,
  baseInShareText,
  themeName,
  viewport,
  externalFile,
  placeholderText,
  testLeftover,
  disableComment,
];
