import { expect, it } from 'vitest';
import { itemStates } from './itemStates.ts';
import { sampleShop } from './sampleShop.ts';

const { items, categories } = sampleShop;

it('has thirty items with numbers and titles of their own', () => {
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => 1001 + index));
  expect(new Set(items.map(({ title }) => title)).size).toBe(30);
});

it('has an item for every state', () => {
  const of = (state: keyof typeof itemStates) => items.find(({ id }) => id === itemStates[state]);
  expect(of('sold-out')?.stock).toBe(0);
  expect(of('no-image')?.images).toBe(0);
  expect(of('twenty-images')?.images).toBe(20);
  expect(of('long-title')?.title.length).toBeGreaterThan(100);
  expect(of('sale')?.properPrice).toBeGreaterThan(of('sale')?.price ?? 0);
  const marks = {
    'pre-order': 'preOrder',
    lottery: 'lottery',
    takeout: 'takeout',
    digital: 'file',
    'members-only': 'membersOnly',
  } as const;
  for (const [state, mark] of Object.entries(marks)) {
    // Object.entries widens the keys to string.
    expect(of(state as keyof typeof marks)?.[mark], state).toBeDefined();
  }
});

it('puts every item into a category that exists, three levels deep', () => {
  const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
  for (const { categories: ids } of items) for (const id of ids) expect(parentOf.has(id)).toBe(true);
  expect(parentOf.get(parentOf.get(parentOf.get(111) ?? 0) ?? 0)).toBeNull();
});
