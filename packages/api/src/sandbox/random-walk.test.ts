import { expect, it } from 'vitest';
import { randomWalk } from '../../bench/random-walk.ts';

it('keeps its promises through a random walk of calls', { timeout: 120_000 }, async () => {
  const { statuses, hinted } = await randomWalk(3_000, 20_261_122);
  // Enough of each kind came about to mean something.
  expect(statuses[200]).toBeGreaterThan(1_000);
  expect(statuses[400]).toBeGreaterThan(500);
  expect(hinted).toBeGreaterThan(50);
});
