import { expect, it, onTestFinished, vi } from 'vitest';
import { onAskedToStop } from './on-asked-to-stop.ts';

it('stops once, however it is asked, and ends at once when it is asked again in the same way', () => {
  const listeners = new Map<string | symbol, () => void>();
  const on = vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener as () => void); // those of signals take nothing that is used
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  onTestFinished(() => {
    on.mockRestore();
    exit.mockRestore();
  });
  const stop = vi.fn();
  onAskedToStop(stop);
  for (const signal of ['SIGINT', 'SIGTERM']) listeners.get(signal)?.();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  listeners.get('SIGTERM')?.();
  expect(exit.mock.calls).toEqual([[130]]);
});
