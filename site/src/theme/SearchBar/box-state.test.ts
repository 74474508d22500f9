import { expect, test } from 'vitest';
import type { Answer } from '../../search/ask.ts';
import { type BoxEvent, boxAfter, openBox } from './box-state.ts';

const answer = (query: string, ...titles: readonly string[]): Answer => ({
  query,
  groups: titles.map((title) => ({ title, hits: [] })),
  count: 1,
  queryID: undefined,
});
const after = (...events: readonly BoxEvent[]) => events.reduce(boxAfter, openBox(''));
const typed = (query: string): BoxEvent => ({ type: 'typed', query });
const found = (query: string, ...titles: readonly string[]): BoxEvent => ({
  type: 'found',
  answer: answer(query, ...titles),
});

test('a box that opens with a query asks for it', () => {
  expect(openBox('stock').status).toBe('loading');
  expect(openBox('').status).toBe('idle');
});

test('the answer stays while the next one is on its way', () => {
  const state = after(typed('a'), found('a', 'API'), typed('ab'));
  expect(state).toMatchObject({ status: 'loading', answer: { query: 'a' }, chosen: 0 });
});

test('only a search that is under way stalls', () => {
  expect(after(typed('a'), { type: 'stalled' }).status).toBe('stalled');
  expect(after(typed('a'), found('a'), { type: 'stalled' }).status).toBe('idle');
});

test('a failure stays until something else is typed', () => {
  const failed = after(typed('a'), { type: 'failed' });
  expect(boxAfter(failed, { type: 'stalled' }).status).toBe('error');
  expect(boxAfter(failed, typed('b')).status).toBe('loading');
});

test('an emptied box shows its start, and knows what was found before', () => {
  const state = after(typed('a'), found('a', 'One', 'Two', 'Three', 'Four'), typed(''));
  expect(state).toMatchObject({ query: '', status: 'idle', answer: undefined, suggestions: ['One', 'Two', 'Three'] });
});

test('a query that finds nothing keeps the suggestions of one that did', () => {
  expect(after(typed('a'), found('a', 'API'), typed('b'), found('b')).suggestions).toEqual(['API']);
});

test('a query is asked again when all can be searched, unless the reader went down its list', () => {
  expect(after(typed('a'), found('a', 'API'), { type: 'completed' }).round).toBe(1);
  expect(after(typed('a'), found('a', 'API'), { type: 'chose', row: 1 }, { type: 'completed' }).round).toBe(0);
});

test('the same query typed again changes nothing', () => {
  const state = after(typed('a'), found('a', 'API'), { type: 'chose', row: 2 });
  expect(boxAfter(state, typed('a'))).toBe(state);
});
