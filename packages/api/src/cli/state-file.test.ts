import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { openStateFile, type StateFile } from './state-file.ts';

const { steps, look, disk } = vi.hoisted(() => ({
  steps: [] as string[],
  look: { atSync: () => {} },
  /** Bytes that it takes at once. */
  disk: { most: Number.POSITIVE_INFINITY },
}));
/** All is done as ever, and noted: what has reached the disk cannot be seen from here. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    fsyncSync: (descriptor: number) => {
      steps.push('sync');
      look.atSync();
      fs.fsyncSync(descriptor);
    },
    closeSync: (descriptor: number) => {
      steps.push('close');
      fs.closeSync(descriptor);
    },
    renameSync: (from: string, to: string) => {
      steps.push('rename');
      fs.renameSync(from, to);
    },
    writeSync: (descriptor: number, content: string | Buffer) =>
      fs.writeSync(descriptor, Buffer.from(content).subarray(0, disk.most)),
  };
});

let folder: string;
let file: string;
const open: StateFile[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  file = join(folder, 'shop.json');
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a file for a new shop. */
async function start(name = file) {
  const { control } = createSandbox({ now: Date.now });
  const said: string[] = [];
  const state = await openStateFile(name, control, (sentence) => said.push(sentence));
  open.push(state);
  return { control, state, said };
}
const read = () => JSON.parse(readFileSync(file, 'utf8'));
const names = () => readdirSync(folder).sort();

describe('the file of a shop', () => {
  it('is there from the start, for its owner alone, and follows the shop', async () => {
    const { control, state } = await start();
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(read().skipped).toBe(0);
    control.advance(60);
    state.touch();
    await vi.waitFor(() => expect(read().skipped).toBe(60), { timeout: 10_000 });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    control.advance(60);
    expect(await state.close()).toBe(true);
    expect([read().skipped, names()]).toEqual([120, ['shop.json']]);
    expect((await start()).control.now()).toBeGreaterThan(Date.now() / 1000 + 100);
  });

  it('is never written in its place: what a reader has open stays whole', async () => {
    const { control, state } = await start();
    const [before, content] = [statSync(file, { bigint: true }).ino, readFileSync(file, 'utf8')];
    // Another name of the same file keeps what it was.
    const kept = join(folder, 'kept');
    linkSync(file, kept);
    control.advance(60);
    await state.close();
    expect(statSync(file, { bigint: true }).ino).not.toBe(before);
    expect(readFileSync(kept, 'utf8')).toBe(content);
    expect(read().skipped).toBe(60);
  });

  it('has reached the disk before it takes the place of the old one, which is there meanwhile', async () => {
    const { control, state } = await start();
    const before = readFileSync(file, 'utf8');
    const meanwhile: string[] = [];
    steps.length = 0;
    look.atSync = () => meanwhile.push(readFileSync(file, 'utf8'));
    onTestFinished(() => {
      look.atSync = () => {};
    });
    control.advance(60);
    await state.close();
    expect([steps, meanwhile]).toEqual([['sync', 'close', 'rename'], [before]]);
    expect(read().skipped).toBe(60);
  });

  it('is whole also on a disk that takes a part at a time', async () => {
    disk.most = 1000;
    onTestFinished(() => {
      disk.most = Number.POSITIVE_INFINITY;
    });
    const { control, state } = await start();
    control.advance(60);
    await state.close();
    expect(read()).toEqual(JSON.parse(JSON.stringify(control.save())));
  });

  it('is written also where a program of the same number was killed while it wrote', async () => {
    writeFileSync(`${file}.${process.pid}.new`, 'half', { mode: 0o644 });
    const { state } = await start();
    expect(await state.close()).toBe(true);
    expect([read().skipped, names()]).toEqual([0, ['shop.json']]);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('may be a link, and stays one', async () => {
    const { state } = await start();
    await state.close();
    const link = join(folder, 'link.json');
    symlinkSync(file, link);
    const { control, state: linked } = await start(link);
    control.advance(7);
    await linked.close();
    expect([read().skipped, readFileSync(link, 'utf8')]).toEqual([7, readFileSync(file, 'utf8')]);
    expect(names()).toEqual(['link.json', 'shop.json']);
  });
});

it('a shop that has waited for another sandbox goes on from what that one left', async () => {
  const first = await start();
  const second = start();
  await new Promise((resolve) => setTimeout(resolve, 100)); // it finds the file taken
  first.control.advance(60);
  expect(await first.state.close()).toBe(true);
  const { control, state } = await second;
  expect(control.save().skipped).toBe(60);
  await state.close();
  expect(read().skipped).toBe(60);
});

describe('the savings of a shop', () => {
  const useClock = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
    onTestFinished(() => void vi.useRealTimers());
  };

  it('are one for many changes', async () => {
    const { state } = await start();
    useClock();
    for (let change = 0; change < 100; change += 1) state.touch();
    steps.length = 0;
    vi.advanceTimersByTime(10_000);
    expect(steps.filter((step) => step === 'rename')).toHaveLength(1);
  });

  it('leave time to the shop when each takes long', async () => {
    const { control, state } = await start();
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1000; // a second passes between two looks at it
      return now;
    });
    onTestFinished(() => clock.mockRestore());
    useClock();
    state.touch();
    vi.advanceTimersByTime(200);
    control.advance(60);
    state.touch();
    vi.advanceTimersByTime(10_000);
    expect(read().skipped).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(read().skipped).toBe(60);
  });

  it.each(['that can be written', 'that cannot'])('end with a file %s, whatever comes after', async (kind) => {
    const { control, state } = await start();
    useClock();
    state.touch();
    if (kind === 'that cannot') {
      rmSync(file);
      mkdirSync(file);
    }
    const closing = state.close();
    control.advance(60);
    state.touch(); // a call that was under way has its answer
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(await closing).toBe(kind !== 'that cannot');
  });
});

describe('a start is refused', () => {
  it('while another sandbox has the file, and not any more when that one has ended', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`Unexpected sandbox that has ${file} already, expected one`);
    first.control.advance(5);
    await first.state.close();
    expect(read().skipped).toBe(5);
    await start();
  });

  it('where the file cannot be', async () => {
    const cannot = ', expected one that can be written: ';
    await expect(start(join(folder, 'nothing/shop.json'))).rejects.toThrow(`${cannot}its folder is not there`);
    writeFileSync(file, '');
    await expect(start(join(file, 'shop.json'))).rejects.toThrow(`${cannot}its folder is a file`);
    rmSync(file);
    mkdirSync(file);
    await expect(start()).rejects.toThrow(/EISDIR|it is a folder/);
    expect(names()).toEqual(['shop.json']);
  });

  it.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('where nobody may write', async () => {
    chmodSync(folder, 0o500);
    await expect(start()).rejects.toThrow('its permissions forbid it');
    chmodSync(folder, 0o700);
  });

  it('by a file that is damaged, which stays as it is', async () => {
    const { state } = await start();
    await state.close();
    const whole = readFileSync(file, 'utf8');
    const wrong = JSON.stringify({ ...read(), shop: { ...read().shop, items: [[1, null]] } });
    for (const [content, message] of [
      ['', 'Unexpected content of'],
      [whole.slice(0, 1000), 'Unexpected content of'],
      ['\0'.repeat(100), 'Unexpected content of'],
      ['[]', 'Unexpected [] at the top of the state, expected it to be object'],
      [wrong, 'Unexpected null at /shop/items/0/1 of the state, expected it to be object'],
    ] as const) {
      writeFileSync(file, content);
      await expect(start()).rejects.toThrow(message);
      expect([readFileSync(file, 'utf8'), names()]).toEqual([content, ['shop.json']]);
    }
  });
});

it('a shop whose file cannot be written any more goes on, says so once, and saves when it can again', async () => {
  const { control, state, said } = await start();
  const away = `${folder}-away`;
  renameSync(folder, away);
  control.advance(60);
  state.touch();
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 10_000 });
  expect(said[0]).toBe(
    `Unexpected state file ${file}, expected one that can be written: its folder is not there. The shop goes on, and tries again.`,
  );
  expect(await state.close()).toBe(false);
  open.length = 0;
  renameSync(away, folder);
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const again = await start();
  const hidden = `${folder}-hidden`;
  renameSync(folder, hidden);
  again.state.touch();
  await vi.waitFor(() => expect(again.said).toHaveLength(1), { timeout: 10_000 });
  renameSync(hidden, folder);
  again.control.advance(99);
  await vi.waitFor(() => expect(read().skipped).toBe(99), { timeout: 10_000 });
  expect(again.said.filter((each) => each === `The shop is in ${file} again.`)).toHaveLength(1);
  expect(await again.state.close()).toBe(true);
});

it('a shop whose file cannot be replaced leaves nothing beside it', async () => {
  const { control, state, said } = await start();
  rmSync(file);
  mkdirSync(file);
  control.advance(60);
  state.touch();
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 10_000 });
  expect(names()).toEqual(['shop.json', 'shop.json.lock']);
  rmSync(file, { recursive: true });
  expect(await state.close()).toBe(true);
  expect([read().skipped, names()]).toEqual([60, ['shop.json']]);
});

it('a shop whose lock nobody has taken while it was over, as after a sleep, takes it again and saves', async () => {
  const { control, state, said } = await start();
  control.advance(60);
  rmSync(`${file}.lock`, { recursive: true });
  await vi.waitFor(() => expect(read().skipped).toBe(60), { timeout: 30_000 });
  expect(names()).toEqual(['shop.json', 'shop.json.lock']);
  expect([await state.close(), said, names()]).toEqual([true, [], ['shop.json']]);
});

it('a shop whose file another program has taken, as it may after a sleep, writes to it no more', async () => {
  const { control, state, said } = await start();
  const lock = `${file}.lock`;
  rmSync(lock, { recursive: true });
  mkdirSync(lock);
  writeFileSync(file, 'of the other one');
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 200);
  onTestFinished(() => clearInterval(beat));
  const end = 'stop it, or choose another file. The shop goes on without its file.';
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining(end)]), { timeout: 30_000 });
  control.advance(60);
  state.touch();
  expect(await state.close()).toBe(false);
  expect([readFileSync(file, 'utf8'), names()]).toEqual(['of the other one', ['shop.json', 'shop.json.lock']]);
});
