import { expect, test } from 'vitest';
import { idle, type Results, reduceResults } from './reduce-results.ts';

const result = {
  title: 'Title',
  breadcrumbs: [],
  summary: '',
  facts: { label: undefined, detail: undefined, operation: undefined },
  url: '/',
};
const ten = Array.from({ length: 10 }, () => result);
const found = (items: readonly (typeof result)[], total: number) => ({ type: 'found' as const, items, total });
const run = (...actions: Parameters<typeof reduceResults>[1][]): Results => actions.reduce(reduceResults, idle);

test('pages follow each other until all results are shown', () => {
  const first = run({ type: 'start' }, found(ten, 12));
  expect(first).toMatchObject({ status: 'done', page: 0, hasMore: true });
  const second = [{ type: 'more' as const }, found([result, result], 12)].reduce(reduceResults, first);
  expect(second).toMatchObject({ status: 'done', page: 1, hasMore: false });
  expect(second.items).toHaveLength(12);
});

test('there is nothing more while a page is on its way', () => {
  const loading = run({ type: 'start' }, found(ten, 30), { type: 'more' });
  expect(reduceResults(loading, { type: 'more' })).toBe(loading);
});

test('a failed page can be asked for again, and keeps what was found', () => {
  const failed = run({ type: 'start' }, found(ten, 30), { type: 'more' }, { type: 'fail' });
  expect(failed.items).toHaveLength(10);
  expect(reduceResults(failed, { type: 'retry' })).toMatchObject({ status: 'loading', page: 1 });
});

test('an answer without results ends the list, whatever total it names', () => {
  expect(run({ type: 'start' }, found([], 5)).hasMore).toBe(false);
});
