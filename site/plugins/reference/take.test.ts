import { expect, test } from 'vitest';
import { asNoted, noting, type Taken } from './take.ts';

test('what was noted comes back, whatever the data say later, and as often as it is asked for', async () => {
  const taken: Taken = {};
  const note = noting(taken);
  const made = note('rows', () => [{ text: 'of then' }]);
  expect(await note('later', async () => 'waited for')).toBe('waited for');
  made.push({ text: 'the page works on it' });

  const take = asNoted(JSON.parse(JSON.stringify(taken)) as Taken);
  for (const _ of ['once', 'twice']) {
    const rows = take('rows', () => [{ text: 'of today' }]);
    expect(rows).toEqual([{ text: 'of then' }]);
    rows.pop();
  }
  expect(await take('later', async () => 'of today')).toBe('waited for');
});

test('what a page did not have then comes from the data of today', () => {
  expect(asNoted({ rows: [] })('tags', () => 'of today')).toBe('of today');
});
