export type { Block, Node, Problem, Span, Text, Tree, Variable } from './ast.ts';
export { type AppId, appIds } from './catalogue/appId.ts';
export { catalogueJson } from './catalogue/catalogueJson.ts';
export { type FoundTag, findBlock, findTag } from './catalogue/findTag.ts';
export { type LeftOut, leftOut } from './catalogue/leftOut.ts';
export { findMistake, type Mistake, mistakes } from './catalogue/mistakes.ts';
export { type PageName, pageNames } from './catalogue/pageName.ts';
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
export { tagAnchor, tagHref } from './catalogue/tagAnchor.ts';
export { tagFacts } from './catalogue/tagFacts.ts';
export { tagNamed, tags } from './catalogue/tags.ts';
export { applyFixes } from './check/applyFixes.ts';
export { type CheckOptions, check } from './check/check.ts';
export { type ChecklistGroup, checklistGroups } from './check/checklist.ts';
export { type ManualCheck, type ManualGroup, manualChecks } from './check/manualChecks.ts';
export type { Edit, Finding, Rule, Severity } from './check/rule.ts';
export { rules } from './check/rules/index.ts';
export { locator, type Position } from './parse/locate.ts';
export { parse } from './parse/parse.ts';
export { print } from './parse/print.ts';
export { type DesignOption, readDesignOptions } from './parse/readDesignOptions.ts';
export { type Visitor, walk } from './parse/walk.ts';
export { render } from './render/render.ts';
export type { Language, PageRequest, RenderInput, Settings } from './render/request.ts';
export { pathOf, requestOf } from './render/route.ts';
export { appOfState, type ItemState, itemStates } from './shop/itemStates.ts';
export { sampleShop } from './shop/sampleShop.ts';
export type { Article, Category, Item, ItemOption, Moment, Review, Shop } from './shop/shop.ts';
