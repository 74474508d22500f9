import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { isRunning } from './is-running.mjs';
import { alone } from './lock.mjs';

vi.mock('./is-running.mjs', { spy: true });

afterEach(() => void vi.useRealTimers());
const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'folder/lock');

it('a second command waits for the first, and says for whom', async () => {
  const file = lockFile();
  const said: string[] = [];
  const done: string[] = [];
  let finish: () => void = () => undefined;
  const first = alone(() => new Promise<void>((resolve) => (finish = resolve)).then(() => done.push('first')), {
    file,
  });
  const second = alone(async () => done.push('second'), { file, say: (line) => said.push(line), pause: 5 });
  while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(done).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
  expect(said).toEqual([
    `Another command (process ${process.pid}) is installing or building here: this one waits for it.`,
  ]);
  expect(existsSync(file)).toBe(false);
});

it('a second command waits for work that takes long, for as long as it takes', async () => {
  const file = lockFile();
  vi.useFakeTimers();
  const done: string[] = [];
  const first = alone(() => new Promise<void>((end) => setTimeout(end, 600_000)).then(() => done.push('first')), {
    file,
  });
  const second = alone(async () => done.push('second'), { file, say: () => undefined });
  await vi.advanceTimersByTimeAsync(599_000);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});

it('work goes on when its lock is gone, and leaves the lock that another command has taken', async () => {
  const file = lockFile();
  vi.useFakeTimers();
  const work = alone(() => new Promise<string>((end) => setTimeout(end, 60_000, 'done')), { file });
  rmSync(file);
  await vi.advanceTimersByTimeAsync(10_000);
  writeFileSync(file, '1');
  utimesSync(file, 0, 0);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await work).toBe('done');
  expect([readFileSync(file, 'utf8'), statSync(file).mtimeMs]).toEqual(['1', 0]);
});

it('work that fails gives the lock back', async () => {
  const file = lockFile();
  await expect(alone(() => Promise.reject(new Error('full')), { file })).rejects.toThrow('full');
  expect(await alone(async () => 'next', { file })).toBe('next');
});

it('the lock of a process that has ended, or that has been silent for long, is taken over', async () => {
  const file = lockFile();
  await alone(async () => undefined, { file }); // makes the folder
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(file, String(ended));
  expect(await alone(async () => readFileSync(file, 'utf8'), { file, pause: 5 })).toBe(String(process.pid));
  writeFileSync(file, String(process.pid)); // a number that another process has been given since
  utimesSync(file, 0, 0);
  expect(await alone(async () => 'taken', { file, pause: 5 })).toBe('taken');
});

it('a place where no lock can be is told, and not waited for', async () => {
  const file = `${lockFile()}${'x'.repeat(300)}`;
  await expect(alone(async () => 'done', { file })).rejects.toThrow('ENAMETOOLONG');
});

it('half a minute of silence is no death yet, and neither is a lock that names nobody yet', async () => {
  const file = lockFile();
  await alone(async () => undefined, { file }); // makes the folder
  const said: string[] = [];
  for (const [id, silence, says] of [
    [process.ppid, 20, 1],
    [process.ppid, 31, 0],
    ['', 20, 1],
    ['', 31, 0],
  ] as const) {
    writeFileSync(file, String(id));
    const last = Date.now() / 1000 - silence;
    utimesSync(file, last, last);
    await alone(async () => undefined, {
      file,
      say: (line) => {
        said.push(line);
        rmSync(file);
      },
      pause: 1,
    });
    expect(said.splice(0)).toHaveLength(says);
  }
});

it('the lock of a dead process that another command has taken over meanwhile stays its own', async () => {
  const file = lockFile();
  await alone(async () => undefined, { file }); // makes the folder
  writeFileSync(file, 'dead');
  vi.mocked(isRunning).mockImplementationOnce(() => {
    writeFileSync(file, String(process.ppid)); // between the look at the lock and its removal
    return false;
  });
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    rmSync(file);
  };
  expect(await alone(async () => 'done', { file, say, pause: 5 })).toBe('done');
  expect(said).toEqual([expect.stringContaining(`(process ${process.ppid})`)]);
});

it('of many processes one works at a time, and all do', async () => {
  const file = lockFile();
  const program = `
    import { alone } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    import { appendFileSync } from 'node:fs';
    const note = (text) => appendFileSync(${JSON.stringify(`${file}.log`)}, text);
    await alone(async () => { note('('); await new Promise((r) => setTimeout(r, 20)); note(')'); },
      { file: ${JSON.stringify(file)}, say: () => {}, pause: 5 });`;
  await alone(async () => undefined, { file });
  const children = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program]));
  await Promise.all(children.map((child) => once(child, 'exit')));
  expect(readFileSync(`${file}.log`, 'utf8')).toBe('()()()()');
});
