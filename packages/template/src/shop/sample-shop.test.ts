import { expect, it } from 'vitest';
import { render } from '../render/render.ts';
import { appOfState, type ItemState, itemStates } from './item-states.ts';
import { sampleShop } from './sample-shop.ts';

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

it('shows free shipping with and without the app that sets fees: no source says that it makes the difference', () => {
  const page = { page: 'item', itemId: itemStates['free-shipping'] } as const;
  const free = render('{ItemAttentionTag}', { page });
  expect(free.html).toContain('送料無料');
  expect(render('{ItemAttentionTag}', { page, apps: ['shipping_fee'] }).html).toBe(free.html);
});

it('shows what an app does in an item of its own', () => {
  const probes: Partial<Record<ItemState, string>> = {
    'before-sale': '{ItemSaleStatusTag}',
    'before-sale-soon': '{block:PurchaseForm}{PurchaseButton}{/block:PurchaseForm}',
    'after-sale': '{ItemSaleStatusTag}',
    'pre-order': '{block:PurchaseForm}{PurchaseButton}{/block:PurchaseForm}',
    lottery: '{ItemAttentionTag}',
    takeout: '{ItemAttentionTag}',
    digital: '{ItemDigitalContent}',
    'members-only': '{block:PurchaseForm}{CommunityPurchaseButton}{/block:PurchaseForm}',
    sale: '{ItemDiscountRate}',
    'sale-sold-out': '{ItemPrice}',
    label: '{AppsItemLabelTag}',
    options: '{ItemSelectTag}',
    'custom-description': '{AdditionalItemDetail}',
  };
  for (const [state, app] of Object.entries(appOfState)) {
    const name = state as ItemState; // Object.entries widens the keys to string
    const probe = probes[name];
    if (!probe) continue;
    const page = { page: 'item', itemId: itemStates[name] } as const;
    expect(render(probe, { page, apps: [app] }).html, state).not.toBe(render(probe, { page }).html);
  }
});
