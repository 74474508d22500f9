import type { BlockName, PageBlockName, VariableName } from '../../catalogue/tag-facts.ts';
import type { Category } from '../../shop/shop.ts';
import { escapeHtml } from '../escape.ts';
import type { BlockHandler, Print } from '../handler.ts';
import type { Page } from '../page.ts';
import { pathOf } from '../route.ts';

export const categoryVariables = {
  AppsItemCategoryCategoriesTag: (page) => {
    const large = childrenOf(page, null).map((category) => {
      const medium = childrenOf(page, category.id)
        .map((child) => `<li>${anchor(page, child, 'mainHeaderNavColor appsItemCategoryTag_lowerLink')}</li>`)
        .join('');
      const list = medium && `<ul class="appsItemCategoryTag_lowerchild">${medium}</ul>`;
      return `<li class="appsItemCategoryTag_child">${anchor(page, category, 'mainHeaderNavColor')}${list}</li>`;
    });
    return large.length > 0 ? `<ul id="appsItemCategoryTag">${large.join('')}</ul>` : '';
  },
  AppsItemCategoryCategoryName: (_, { large }) => nameOf(large),
  AppsItemCategoryCategoryPageURL: (page, { large }) => addressOf(page, large),
  AppsItemCategoryMediumCategoryName: (_, { medium }) => nameOf(medium),
  AppsItemCategoryMediumCategoryPageURL: (page, { medium }) => addressOf(page, medium),
  AppsItemCategoryChildCategoryName: (_, { child }) => nameOf(child),
  AppsItemCategoryChildCategoryPageURL: (page, { child }) => addressOf(page, child),
  BreadcrumbTag: (page) => {
    const trail = breadcrumb(page);
    const last = trail.at(-1);
    if (!last) return '';
    const crumb = (content: string) => `<li class="breadcrumb__child">${content}</li>`;
    const home = `<a class="breadcrumb__link" href="${escapeHtml(page.link('/'))}">Home</a>`;
    const ancestors = trail.slice(0, -1).map((category) => anchor(page, category, 'breadcrumb__link'));
    const here = `<span class="breadcrumb__notlink">${escapeHtml(last.name)}</span>`;
    return `<ul class="breadcrumb">${[home, ...ancestors, here].map(crumb).join('')}</ul>`;
  },
} satisfies Partial<Record<VariableName, Print>>;

export const categoryBlocks = {
  BreadcrumbTag: { when: (page) => breadcrumb(page).length > 0 },
  AppsItemCategoryCategories: {
    each: (page, scope) => childrenOf(page, null).map((large) => ({ ...scope, large })),
  },
  HasAppsItemCategoryMediumCategories: {
    when: (page, { large }) => large && childrenOf(page, large.id).length > 0,
  },
  AppsItemCategoryMediumCategories: {
    each: (page, scope) =>
      scope.large ? childrenOf(page, scope.large.id).map((medium) => ({ ...scope, medium })) : [],
  },
  HasAppsItemCategoryChildCategories: { when: (page) => childrenHere(page).length > 0 },
  AppsItemCategoryChildCategories: {
    each: (page, scope) => childrenHere(page).map((child) => ({ ...scope, child })),
  },
} satisfies Partial<Record<BlockName | PageBlockName, BlockHandler>>;

/** Categories directly below another, or the large ones. */
function childrenOf({ shop }: Page, parent: number | null): readonly Category[] {
  return shop.categories.filter((category) => category.parent === parent);
}

function childrenHere(page: Page): readonly Category[] {
  return page.name === 'category' && page.category ? childrenOf(page, page.category.id) : [];
}

/** From the large category to the one that is shown. */
function breadcrumb({ name, category, shop }: Page): readonly Category[] {
  const trail: Category[] = [];
  let next = name === 'category' ? category : undefined;
  while (next && !trail.includes(next)) {
    trail.unshift(next);
    const { parent } = next;
    next = shop.categories.find(({ id }) => id === parent);
  }
  return trail;
}

function nameOf(category: Category | undefined): string {
  return category?.name ?? '';
}

function addressOf({ link }: Page, category: Category | undefined): string {
  return category ? link(pathOf({ page: 'category', categoryId: category.id })) : '';
}

function anchor(page: Page, category: Category, className: string): string {
  return `<a class="${className}" href="${escapeHtml(addressOf(page, category))}">${escapeHtml(category.name)}</a>`;
}
