import { operations } from '@shop-docs/api';
import { expect, it } from 'vitest';
import { closedPages } from '../../../packages/search/src/engine/vocabulary.ts';

it('the search knows the pages of all calls that are closed, and of no other', () => {
  const closed = operations.filter(({ closedTo }) => closedTo).map(({ page }) => page);
  expect(closed.length).toBeGreaterThan(0);
  expect(operations.map(({ page }) => page).filter((page) => closedPages.test(`/api/${page}`))).toEqual(closed);
});
