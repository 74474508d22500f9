import type { Rule } from '../rule.ts';
import { ageWarning } from './age-warning/index.ts';
import { ageWarningSize } from './age-warning-size/index.ts';
import { alteredRequiredTag } from './altered-required-tag/index.ts';
import { baseInShareText } from './base-in-share-text/index.ts';
import { brokenTag } from './broken-tag/index.ts';
import { crossedBlock } from './crossed-block/index.ts';
import { deprecatedTag } from './deprecated-tag/index.ts';
import { disableComment } from './disable-comment/index.ts';
import { duplicateOption } from './duplicate-option/index.ts';
import { externalFile } from './external-file/index.ts';
import { foreignSyntax } from './foreign-syntax/index.ts';
import { hiddenRequiredTag } from './hidden-required-tag/index.ts';
import { imageInList } from './image-in-list/index.ts';
import { knownMistake } from './known-mistake/index.ts';
import { malformedTag } from './malformed-tag/index.ts';
import { missingGuard } from './missing-guard/index.ts';
import { neverShown } from './never-shown/index.ts';
import { numberRange } from './number-range/index.ts';
import { optionLabel } from './option-label/index.ts';
import { optionLimits } from './option-limits/index.ts';
import { optionOutsideHidden } from './option-outside-hidden/index.ts';
import { outsideBlock } from './outside-block/index.ts';
import { pastedAnalytics } from './pasted-analytics/index.ts';
import { purchaseForm } from './purchase-form/index.ts';
import { searchForm } from './search-form/index.ts';
import { strayClose } from './stray-close/index.ts';
import { tagInTemplateLiteral } from './tag-in-template-literal/index.ts';
import { tagPlace } from './tag-place/index.ts';
import { textareaElement } from './textarea-element/index.ts';
import { unclosedBlock } from './unclosed-block/index.ts';
import { unknownBlock } from './unknown-block/index.ts';
import { unknownVariable } from './unknown-variable/index.ts';
import { wrongPage } from './wrong-page/index.ts';

/** Rules for what is no whole theme: a page that checks excerpts alone does without the others. */
export const excerptRules: readonly Rule[] = [
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
  missingGuard,
  imageInList,
  tagPlace,
  duplicateOption,
  optionOutsideHidden,
  optionLimits,
  optionLabel,
  textareaElement,
  purchaseForm,
  ageWarning,
  ageWarningSize,
  searchForm,
  baseInShareText,
  externalFile,
  disableComment,
];
