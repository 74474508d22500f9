import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Turns with a clock that only work moves, and what was done in its order. */
function createBench() {
  const [clock, order] = [{ time: 0 }, [] as string[]];
  const turn = createTurns(
    () => new Promise((resolve) => setImmediate(resolve)),
    () => clock.time,
  );
  const ask = (owner: object, kind: string | null, time: number) =>
    turn(owner, kind, async () => {
      order.push(kind ?? 'part');
      clock.time += time;
    });
  return { turn, ask, order };
}

it('lets that kind of work go first which took the least before', async () => {
  const { ask, order } = createBench();
  await ask({}, 'list', 5);
  await ask({}, 'item', 1);
  await Promise.all([ask({}, 'item', 1), ask({}, 'list', 5), ask({}, 'list', 5), ask({}, 'item', 1)]);
  expect(order.slice(2)).toEqual(['item', 'list', 'item', 'list']);
});

it('takes work of a new kind for what new work of its path took before', async () => {
  const { ask, order } = createBench();
  await ask({}, '/items?x=1', 5);
  await ask({}, '/items?limit=1', 1);
  await ask({}, '/shop', 1);
  await Promise.all([ask({}, '/shop', 1), ask({}, '/items?x=2', 5), ask({}, '/items?limit=1', 1)]);
  expect(order.slice(3)).toEqual(['/shop', '/items?limit=1', '/items?x=2']);
});

it('lets whole calls go before parts of what is to come, but for one turn of four', async () => {
  const { ask, order } = createBench();
  await ask({}, 'list', 5);
  await Promise.all([ask({}, null, 1), ...Array.from({ length: 4 }, () => ask({}, 'list', 5)), ask({}, null, 1)]);
  expect(order).toEqual(['list', 'list', 'list', 'part', 'list', 'list', 'part']);
});

describe('heavy work waits for four turns of each other owner at most', () => {
  it.each([1, 10, 50])('with %i others, who ask for light work without end', async (others) => {
    const { ask, order } = createBench();
    const owner = {};
    await ask(owner, 'heavy', 100);
    const state = { isOver: false };
    const again = async (): Promise<void> => {
      while (!state.isOver) await ask({}, 'light', 1);
    };
    const floods = Array.from({ length: others }, again);
    await ask(owner, 'heavy', 100);
    expect(order.length).toBeLessThanOrEqual(1 + 4 * (others + 1));
    state.isOver = true;
    await Promise.all(floods);
  });

  it('although one of them has asked for thousands of things at once', async () => {
    const { ask, order } = createBench();
    await ask({}, 'heavy', 100);
    const greedy = {};
    const flood = Array.from({ length: 5000 }, () => ask(greedy, 'light', 1));
    await ask({}, 'heavy', 100);
    expect(order.length).toBeLessThanOrEqual(1 + 4 * 2);
    await Promise.all(flood);
  });
});

it('keeps nobody waiting for work that itself waits', async () => {
  const { turn } = createBench();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const slow = turn({}, 'slow', () => ended);
  await turn({}, 'fast', async () => end());
  await slow;
});

it('goes on after work that fails', async () => {
  const { turn } = createBench();
  await expect(turn({}, 'bad', () => Promise.reject(new Error('dropped')))).rejects.toThrow('dropped');
  expect(await turn({}, 'good', async () => 7)).toBe(7);
});
