import { expect, it, vi } from 'vitest';
import { install } from './install.mjs';

const { ran, disk } = vi.hoisted(() => ({ ran: [] as string[], disk: { blocks: 299 } }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  statfsSync: () => ({ bavail: disk.blocks, bsize: 4_000_000 }),
}));
vi.mock('./lock.mjs', () => ({ alone: (work: () => unknown) => work() }));
vi.mock('./run.mjs', () => ({ npm: (label: string) => ran.push(label) }));
vi.mock('./stamp.mjs', () => ({
  readStamp: () => undefined,
  clearStamp: () => ran.push('clear'),
  writeStamp: () => ran.push('write'),
}));

it('a disk without room is told before anything is installed', async () => {
  await expect(install()).rejects.toThrow('The disk has 1196 MB left, and the project needs about 1200 MB');
  expect(ran).toEqual([]);
});

it('packages count as installed only when all of them are', async () => {
  disk.blocks = 1000;
  await install();
  expect(ran).toEqual(['clear', 'Installing packages', 'write']);
});
