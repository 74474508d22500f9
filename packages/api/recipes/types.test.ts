import type { components } from '@shop-docs/client/types';
import { expectTypeOf, it } from 'vitest';
import type { Company, Order } from './fulfill-order.ts';
import type { Assignment, Category, Item } from './import-catalog.ts';
import type { Summary } from './sync-orders.ts';
import type { StockItem } from './sync-stock.ts';

type Schemas = components['schemas'];

it('the types of the recipes are those of the description', () => {
  expectTypeOf<Schemas['OrderSummary']>().toExtend<Summary>();
  expectTypeOf<Schemas['Order']>().toExtend<Summary & Order>();
  expectTypeOf<Schemas['DeliveryCompany']>().toExtend<Company>();
  expectTypeOf<Schemas['ListedItem']>().toExtend<Item & StockItem>();
  expectTypeOf<Schemas['Category']>().toExtend<Category>();
  expectTypeOf<Schemas['ItemCategory']>().toExtend<Assignment>();
});
