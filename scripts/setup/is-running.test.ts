import { expect, it, vi } from 'vitest';
import { isRunning } from './is-running.mjs';

it('a process of another user runs, and what is no process does not', () => {
  expect([process.pid, Number.NaN, Number('')].map(isRunning)).toEqual([true, false, false]);
  const kill = vi.spyOn(process, 'kill');
  for (const [code, runs] of [
    ['EPERM', true],
    ['ESRCH', false],
  ] as const) {
    kill.mockImplementationOnce(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(isRunning(1)).toBe(runs);
  }
  kill.mockRestore();
});
