import { failing, type OwnError, things } from './error-scenario.ts';

const { item, category, assignment, nothing } = things;

/** Errors of the operations on categories and assignments. */
export const categoryErrorScenarios: readonly OwnError[] = [
  [
    'categories/add',
    'bad_parent_number',
    'Name a parent that does not exist.',
    { name: 'Pouches', parent_number: nothing },
  ],
  ['categories/add', 'validation_error', 'Leave out the name.', { list_order: '1' }],
  [
    'categories/edit',
    'bad_category_id',
    'Name a category that does not exist.',
    { category_id: nothing, name: 'Pouches' },
  ],
  [
    'categories/edit',
    'validation_error',
    'Send a position that isn’t a number.',
    { category_id: category, list_order: 'first' },
  ],
  ['categories/delete', 'bad_category_id', 'Name a category that does not exist.', { category_id: nothing }],
  [
    'categories/delete',
    'db_error_delete',
    'Let the platform fail.',
    { category_id: category },
    failing('db_error_delete'),
  ],
  ['item_categories/detail', 'bad_item_id', 'Ask for an item that does not exist.', { item_id: nothing }],
  [
    'item_categories/add',
    'bad_item_id',
    'Name an item that does not exist.',
    { item_id: nothing, category_id: category },
  ],
  [
    'item_categories/add',
    'bad_category_id',
    'Name a category that does not exist.',
    { item_id: item, category_id: nothing },
  ],
  ['item_categories/add', 'validation_error', 'Leave out category_id.', { item_id: item }],
  [
    'item_categories/delete',
    'bad_item_category_id',
    'Name an assignment that does not exist.',
    { item_category_id: nothing },
  ],
  [
    'item_categories/delete',
    'db_error_delete',
    'Let the platform fail.',
    { item_category_id: assignment },
    failing('db_error_delete'),
  ],
];
