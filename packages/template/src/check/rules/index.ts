import type { Rule } from '../rule.ts';
import { appSupport } from './app-support/index.ts';
import { doubledUnit } from './doubled-unit/index.ts';
import { emptyImage } from './empty-image/index.ts';
import { itemOnEveryPage } from './item-on-every-page/index.ts';
import { listPaging } from './list-paging/index.ts';
import { loadItemsUrl } from './load-items-url/index.ts';
import { loadPage } from './load-page/index.ts';
import { excerptRules } from './of-excerpts.ts';
import { pageContentsPlace } from './page-contents-place/index.ts';
import { placeholderText } from './placeholder-text/index.ts';
import { requiredTag } from './required-tag/index.ts';
import { ruleNames } from './rule-names.ts';
import { testLeftover } from './test-leftover/index.ts';
import { themeLength } from './theme-length/index.ts';
import { themeName } from './theme-name/index.ts';
import { undeclaredOption } from './undeclared-option/index.ts';
import { unpublishedShop } from './unpublished-shop/index.ts';
import { unusedOption } from './unused-option/index.ts';
import { viewport } from './viewport/index.ts';

const themeRules: readonly Rule[] = [
  requiredTag,
  doubledUnit,
  itemOnEveryPage,
  emptyImage,
  pageContentsPlace,
  undeclaredOption,
  unusedOption,
  themeLength,
  loadPage,
  loadItemsUrl,
  listPaging,
  unpublishedShop,
  appSupport,
  themeName,
  viewport,
  placeholderText,
  testLeftover,
];

const placeOf = ({ name }: Rule) => ruleNames.indexOf(name);

/** Every rule, in the order in which reports and pages show them. */
export const rules: readonly Rule[] = [...excerptRules, ...themeRules].sort(
  (one, other) => placeOf(one) - placeOf(other),
);
