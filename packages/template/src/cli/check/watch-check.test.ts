import { expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '../failure.ts';
import { watchCheck } from './watch-check.ts';

const folders = vi.hoisted(() => ({ tell: new Map<string, () => void>(), closed: 0 }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  watch: (folder: string, listener: () => void) => {
    folders.tell.set(folder, listener);
    return {
      close: () => {
        folders.closed += 1;
      },
    };
  },
}));

it('checks once when a file has been still for a while, tells what is new, and watches no more when it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text: unknown, ...rest: unknown[]) => {
    said.push(String(text));
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    write.mockRestore();
  });
  let checks = 0;
  let text = 'One.\n';
  const before = process.listeners('SIGTERM').length;
  const watching = watchCheck(async () => {
    checks += 1;
    if (text === '') throw new Failure('Unexpected\x1b[2J\nfile');
    return { text, files: ['a.html', 'b.html'] };
  });
  await vi.waitFor(() => expect(process.listeners('SIGTERM').length).toBeGreaterThan(before));
  const end = 'Watching 2 files. Ctrl+C stops it.\n';
  expect([checks, said, folders.tell.size]).toEqual([1, [`One.\n${end}`], 1]);
  const save = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      for (const tell of folders.tell.values()) tell();
      vi.advanceTimersByTime(50);
    }
    const known = checks;
    vi.advanceTimersByTime(10);
    await vi.waitFor(() => expect(checks).toBeGreaterThan(known));
    await new Promise(setImmediate);
  };
  await save(20);
  expect([checks, said.length]).toEqual([2, 1]);
  text = '';
  await save(1);
  expect(said.slice(1)).toEqual([`Unexpected␛[2J␊file\n${end}`]);
  for (const tell of folders.tell.values()) tell();
  process.listeners('SIGTERM').at(-1)?.('SIGTERM');
  await watching;
  vi.advanceTimersByTime(1000);
  expect([checks, folders.closed]).toEqual([3, 1]);
  for (const listener of process.listeners('SIGINT').slice(-1)) process.off('SIGINT', listener);
});
