export type { Block, Node, Problem, Span, Text, Tree, Variable } from './ast.ts';
export { type AppId, appIds, appsWithoutPage } from './catalogue/app-id.ts';
export { type Answer, appsForOwners, lacksInStock, type OwnerFacts } from './catalogue/apps-for-owners.ts';
export { catalogueJson } from './catalogue/catalogue-json.ts';
export { type FoundTag, findBlock, findTag } from './catalogue/find-tag.ts';
export { findMistake, type Mistake, mistakes, sharedReasons } from './catalogue/mistakes.ts';
export { type PageName, pageNames } from './catalogue/page-name.ts';
export { type Source, sources, sourcesOf } from './catalogue/sources.ts';
export type {
  Deprecation,
  DocsPage,
  Escaping,
  Evidence,
  EvidenceLevel,
  Tag,
  TagFacts,
  TagKind,
} from './catalogue/tag.ts';
export { tagAnchor, tagHref } from './catalogue/tag-anchor.ts';
export { tagFacts } from './catalogue/tag-facts.ts';
export { tagNamed, tags } from './catalogue/tags.ts';
export { applyFixes } from './check/apply-fixes.ts';
export { type CheckOptions, check, rulesOf } from './check/check.ts';
export { checkExcerpt } from './check/check-excerpt.ts';
export { type ChecklistGroup, checklistGroups } from './check/checklist.ts';
export { closest } from './check/closest.ts';
export { type ManualCheck, type ManualGroup, manualChecks } from './check/manual-checks.ts';
export { type Near, nearestTag } from './check/nearest-tag.ts';
export { isExcerpt, type Recognized, recognizeSource, type SourceKind } from './check/recognize-source.ts';
export {
  type Edit,
  type Finding,
  type Level,
  type Levels,
  type Profile,
  profiles,
  type Rule,
  type Severity,
  severities,
} from './check/rule.ts';
export { rules } from './check/rules/index.ts';
export { optionFault } from './cli/read-options.ts';
export { locator, type Position } from './parse/locate.ts';
export { parse } from './parse/parse.ts';
export { print } from './parse/print.ts';
export { type DesignOption, readDesignOptions } from './parse/read-design-options.ts';
export { type Visitor, walk } from './parse/walk.ts';
export { render } from './render/render.ts';
export type { Language, PageRequest, RenderInput, Settings } from './render/request.ts';
export { pathOf, requestOf } from './render/route.ts';
export { appOfState, type ItemState, itemStates } from './shop/item-states.ts';
export { sampleShop } from './shop/sample-shop.ts';
export type { Article, Category, Item, ItemOption, Moment, Review, Shop } from './shop/shop.ts';
export { type OptionType, tagPatterns } from './syntax.ts';
export { appNames } from './wording/app-names.ts';
export { itemStateNames } from './wording/item-state-names.ts';
export { oldLabel } from './wording/old-label.ts';
export { pageTitles } from './wording/page-titles.ts';
export { meaningOf, platformTexts } from './wording/platform-texts.ts';
