import { afterEach, expect, it, vi } from 'vitest';
import { install } from './install.mjs';

const { ran, state } = vi.hoisted(() => ({
  ran: [] as string[],
  state: { blocks: 1000, lock: 'one', isThere: true, stamp: undefined as string | undefined, fails: false },
}));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  statfsSync: () => ({ bavail: state.blocks, bsize: 4_000_000 }),
  readFileSync: () => state.lock,
  existsSync: () => state.isThere,
}));
vi.mock('./lock.mjs', () => ({
  alone: async (work: () => unknown) => {
    ran.push('lock');
    await work();
    ran.push('free');
  },
}));
vi.mock('./run.mjs', () => ({
  npm: async (label: string) => {
    ran.push(label);
    if (state.fails) throw new Error('ended');
  },
}));
vi.mock('./stamp.mjs', () => ({
  readStamp: () => state.stamp,
  clearStamp: () => {
    state.stamp = undefined;
  },
  writeStamp: (_: string, value: string) => {
    state.stamp = value;
  },
}));
afterEach(() => {
  Object.assign(state, { blocks: 1000, fails: false, isThere: true });
  ran.length = 0;
});

/** Whether packages are installed now; while they are, no other command may. */
async function installs(): Promise<boolean> {
  ran.length = 0;
  await install();
  expect([ran[0], ran.at(-1)]).toEqual(['lock', 'free']);
  return ran.includes('Installing packages');
}

it('a disk without room is told before anything is installed', async () => {
  state.blocks = 299;
  await expect(install()).rejects.toThrow('The disk has 1196 MB left, and the project needs about 1200 MB');
  expect(ran).toEqual(['lock']);
});

it('installs what is new, or for another Node, or gone, and nothing else', async () => {
  expect([await installs(), await installs()]).toEqual([true, false]);
  state.lock = 'two';
  expect([await installs(), await installs()]).toEqual([true, false]);
  const version = vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0');
  expect([await installs(), await installs()]).toEqual([true, false]);
  version.mockRestore();
  expect([await installs(), await installs()]).toEqual([true, false]);
  state.isThere = false;
  expect(await installs()).toBe(true);
});

it('packages count as installed only when all of them are', async () => {
  expect(await installs()).toBe(false);
  const before = state.lock;
  state.lock = 'three';
  state.fails = true;
  await expect(install()).rejects.toThrow('ended');
  state.fails = false;
  state.lock = before; // of which the packages were, before half of others came
  expect(await installs()).toBe(true);
});
