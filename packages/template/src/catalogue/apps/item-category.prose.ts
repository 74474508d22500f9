import { archivedCategory, documentedCategory } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { itemCategory } from './item-category.ts';

/** What readers learn of the tags of the page apps/item_category_app. */
export const itemCategoryProse: Record<(typeof itemCategory)[number]['name'], TagProse> = {
  '{block:AppsItemCategory}': {
    summary: 'Shows its content when the category app is installed.',
    notes: 'No opposite block is documented.',
    evidence: documentedCategory,
  },
  '{block:IndexPageCategory}': {
    summary: 'Shows its content when the index page shows a category.',
    evidence: documentedCategory,
  },
  '{block:NoIndexPageCategory}': {
    summary: 'Shows its content when the index page shows no category.',
    evidence: documentedCategory,
  },
  '{IndexPageCategory}': {
    summary: 'Prints the name of the category being shown.',
    prints: 'text',
    sample: 'Bags',
    evidence: archivedCategory,
  },
  '{block:BreadcrumbTag}': { summary: 'Shows its content when there is a breadcrumb.', evidence: documentedCategory },
  '{BreadcrumbTag}': {
    summary: 'Prints the path from the home page to the category being shown.',
    prints: '`ul.breadcrumb` with one `li.breadcrumb__child` per step; the last one is not linked',
    notes: 'Category pages only. The first entry is always Home.',
    evidence: archivedCategory,
  },
  '{block:AppsItemCategoryCategories}': {
    summary: 'Repeats its content for every large category.',
    evidence: documentedCategory,
  },
  '{block:HasAppsItemCategoryMediumCategories}': {
    summary: 'Shows its content when the large category has medium categories.',
    since: '2016-09-27',
    evidence: documentedCategory,
  },
  '{block:AppsItemCategoryMediumCategories}': {
    summary: 'Repeats its content for every medium category of the large category.',
    evidence: documentedCategory,
  },
  '{block:HasAppsItemCategoryChildCategories}': {
    summary: 'Shows its content when the category being shown has child categories.',
    since: '2016-09-27',
    evidence: documentedCategory,
  },
  '{block:AppsItemCategoryChildCategories}': {
    summary: 'Repeats its content for every child of the category being shown.',
    evidence: documentedCategory,
  },
  '{AppsItemCategoryCategoriesTag}': {
    summary: 'Prints a ready-made list of large and medium categories.',
    prints: '`ul#appsItemCategoryTag`',
    since: '2016-09-27',
    notes: 'In a studio’s mock-up the list starts with an entry for all items: すべての商品.',
    evidence: archivedCategory,
  },
  '{AppsItemCategoryCategoryName}': {
    summary: 'Prints the name of the large category.',
    prints: 'text',
    sample: 'Bags',
    evidence: archivedCategory,
  },
  '{AppsItemCategoryCategoryPageURL}': {
    summary: 'Prints the address of the large category.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/categories/11',
    evidence: archivedCategory,
  },
  '{AppsItemCategoryMediumCategoryName}': {
    summary: 'Prints the name of the medium category.',
    prints: 'text',
    sample: 'Totes',
    evidence: archivedCategory,
  },
  '{AppsItemCategoryMediumCategoryPageURL}': {
    summary: 'Prints the address of the medium category.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/categories/11',
    evidence: archivedCategory,
  },
  '{AppsItemCategoryChildCategoryName}': {
    summary: 'Prints the name of the child category.',
    prints: 'text',
    sample: 'Cotton totes',
    evidence: archivedCategory,
  },
  '{AppsItemCategoryChildCategoryPageURL}': {
    summary: 'Prints the address of the child category.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/categories/11',
    evidence: archivedCategory,
  },
};
