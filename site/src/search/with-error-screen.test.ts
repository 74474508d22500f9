import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchClient } from './search-client.ts';
import { withErrorScreen } from './with-error-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Searches for `query` as the search box does, with a client that answers `results` or fails. */
function searchBox(respond: () => Promise<unknown>, box: { query: string | undefined }) {
  const client = { search: respond } as unknown as SearchClient; // the box reads hits alone, the rest is left out
  const search = withErrorScreen(client, () => box.query);
  const told: string[] = [];
  const ended: unknown[] = [];
  const ask = (query: string) =>
    search({ requests: [{ indexName: 'docs', query }] })
      .catch((error: Error) => {
        told.push(error.name);
        throw error;
      })
      .then(
        (answer) => ended.push(answer),
        (error) => ended.push(error),
      );
  return { ask, told, ended };
}

const fail = () => Promise.reject(new Error('no network'));

test('a failure is told at once and after the stall timer, and the search does not end', async () => {
  const { ask, told, ended } = searchBox(fail, { query: 'stock' });
  ask('stock');
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['RetryError']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['RetryError', 'RetryError']);
  expect(ended).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith('Search for "stock" failed: Error: no network');
});

test('a box that was emptied, closed or asked for something else is left alone', async () => {
  const box: { query: string | undefined } = { query: 'stock' };
  const { ask, told } = searchBox(fail, box);
  ask('stock');
  await vi.advanceTimersByTimeAsync(1);
  for (const query of ['', undefined, 'stocks']) {
    box.query = query;
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(told).toEqual(['RetryError']);
});

test('an older search that fails late does not hide a newer one', async () => {
  const answers = [
    new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 500)),
    Promise.resolve({ results: [{ hits: [], nbHits: 0 }] }),
  ];
  const { ask, told, ended } = searchBox(() => answers.shift() ?? fail(), { query: 'stock' });
  ask('stock');
  ask('stock');
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([]);
  expect(ended).toHaveLength(1);
});

test('an answer without hits is a failure, not an empty result', async () => {
  const { ask, told } = searchBox(async () => ({ results: [{}] }), { query: 'stock' });
  ask('stock');
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['RetryError']);
});
