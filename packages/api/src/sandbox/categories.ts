import { afterLast, type Call, type Operation } from './call.ts';
import { byDecision } from './hints.ts';
import { need, Refusal, unexpectedId } from './refusal.ts';
import { lackOfRoom, sizeOfAssignment, sizeOfCategory } from './room.ts';
import type { Category, Shop } from './shop.ts';

const levels = 3;

function list(shop: Shop): object {
  return { categories: [...shop.categories.values()] };
}

function named({ shop, parameters }: Call): Category {
  const id = parameters.number('category_id');
  return need(
    shop.categories.get(id ?? 0),
    'bad_category_id',
    `${unexpectedId('category_id', id)}, expected a category of this shop`,
  );
}

function refuseLack(lack: string | null): void {
  if (lack) throw new Refusal('validation_error', byDecision(lack, 'list-sizes'));
}

function assignmentsOf(shop: Shop, item: number): object {
  return { item_categories: [...shop.itemCategories.values()].filter(({ item_id }) => item_id === item) };
}

function itemId({ shop, parameters }: Call): number {
  const id = parameters.number('item_id');
  return need(shop.items.get(id ?? 0), 'bad_item_id', `${unexpectedId('item_id', id)}, expected an item of this shop`)
    .item_id;
}

export const categories = {
  'categories/index': { answer: ({ shop }) => list(shop) },
  'categories/add': {
    missing: 'validation_error',
    malformed: 'validation_error',
    answer: ({ shop, parameters: { text, number }, nextId }) => {
      const all = [...shop.categories.values()];
      const parentNumber = number('parent_number') ?? 0;
      const parent = all.find((category) => category.number === parentNumber);
      if (parentNumber > 0)
        need(
          parent,
          'bad_parent_number',
          `Unexpected parent_number ${parentNumber}, expected the number (not the category_id) of a category`,
        );
      if (parent && parent.code.split('-').length >= levels)
        throw new Refusal('bad_parent_number', `Unexpected fourth level, expected at most ${levels}`);
      const siblings = all.filter((category) => category.parent_number === parentNumber);
      const category: Category = {
        category_id: 0,
        name: text('name') ?? '',
        list_order: number('list_order') ?? afterLast(siblings.map(({ list_order }) => list_order)),
        number: 0,
        parent_number: parentNumber,
        code: '',
      };
      refuseLack(lackOfRoom(shop, sizeOfCategory(category)));
      category.category_id = nextId('category');
      category.number = nextId('categoryNumber');
      category.code = [...(parent ? [parent.code] : []), String(category.number).padStart(4, '0')].join('-');
      shop.categories.set(category.category_id, category);
      return list(shop);
    },
  },
  'categories/edit': {
    missing: 'validation_error',
    malformed: 'validation_error',
    answer: (call) => {
      const { text, number } = call.parameters;
      const category = named(call);
      if (text('name') === '') call.hint('Unexpected empty name: the category keeps its own', 'empty-name');
      const name = text('name') || category.name;
      refuseLack(lackOfRoom(call.shop, sizeOfCategory({ ...category, name }), sizeOfCategory(category)));
      category.name = name;
      category.list_order = number('list_order') ?? category.list_order;
      return list(call.shop);
    },
  },
  'categories/delete': {
    answer: (call) => {
      const { shop, note } = call;
      const gone = named(call);
      const lost = [...shop.categories.values()].filter(
        ({ code }) => code === gone.code || code.startsWith(`${gone.code}-`),
      );
      const ids = new Set(lost.map(({ category_id }) => category_id));
      if (lost.length > 1 || [...shop.itemCategories.values()].some(({ category_id }) => ids.has(category_id)))
        note(
          'The subcategories and assignments of the category are deleted with it. The platform may keep them',
          'category-delete',
        );
      for (const id of ids) shop.categories.delete(id);
      for (const [id, { category_id }] of shop.itemCategories)
        if (!shop.categories.has(category_id)) shop.itemCategories.delete(id);
      return list(shop);
    },
  },
  'item_categories/detail': { answer: (call) => assignmentsOf(call.shop, itemId(call)) },
  'item_categories/add': {
    missing: 'validation_error',
    malformed: 'validation_error',
    answer: (call) => {
      const { shop, nextId, parameters, note } = call;
      const item_id = itemId(call);
      need(
        parameters.number('category_id'),
        'validation_error',
        byDecision('Missing category_id, expected a category of this shop', 'assignment-without-category'),
      );
      const { category_id } = named(call);
      if (
        ![...shop.itemCategories.values()].some((each) => each.item_id === item_id && each.category_id === category_id)
      ) {
        refuseLack(lackOfRoom(shop, sizeOfAssignment));
        const item_category_id = nextId('assignment');
        shop.itemCategories.set(item_category_id, { item_category_id, item_id, category_id });
      } else
        note(
          'The item is in this category already: nothing changes. The platform may refuse the call',
          'repeated-assignments',
        );
      return assignmentsOf(shop, item_id);
    },
  },
  'item_categories/delete': {
    answer: ({ shop, parameters }) => {
      const id = parameters.number('item_category_id');
      const gone = need(
        shop.itemCategories.get(id ?? 0),
        'bad_item_category_id',
        `${unexpectedId('item_category_id', id)}, expected the id of an assignment (not the category_id)`,
      );
      shop.itemCategories.delete(gone.item_category_id);
      return assignmentsOf(shop, gone.item_id);
    },
  },
} satisfies Record<string, Operation>;
