import { expect, it, vi } from 'vitest';
import { downloads } from '../../site/downloads/list.ts';
import { build } from './build.mjs';

const { state } = vi.hoisted(() => ({
  state: {
    sources: 'one',
    inputs: [] as readonly string[],
    fails: false,
    isThere: true,
    locked: 0,
    built: [] as string[],
    stamp: undefined as string | undefined,
  },
}));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: () => state.isThere,
}));
vi.mock('./inputs.mjs', () => ({
  hashInputs: (paths: readonly string[]) => {
    state.inputs = paths;
    return state.sources;
  },
}));
vi.mock('./lock.mjs', () => ({
  alone: async (work: () => unknown) => {
    state.locked += 1;
    const done = await work();
    state.locked -= 1;
    return done;
  },
}));
vi.mock('./run.mjs', () => ({
  run: async () => {
    expect(state.locked).toBeGreaterThan(0); // no other command builds meanwhile
    state.built.push(state.sources);
    if (state.fails) throw new Error('ended');
    return { output: '', seconds: 1 };
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

it('builds what has changed, and nothing else', async () => {
  expect((await build({ show: true })).built).toBe(true);
  expect((await build()).built).toBe(false);
  state.sources = 'two';
  expect((await build({ show: true })).built).toBe(true);
  expect((await build({ show: true, always: true })).built).toBe(true);
  state.isThere = false; // somebody has removed the site
  expect((await build({ show: true })).built).toBe(true);
  state.isThere = true;
  expect(state.built.splice(0)).toEqual(['one', 'two', 'two', 'two']);
});

it('a build that was broken off is no build of what it began with, nor of what was there before', async () => {
  state.sources = 'three';
  state.fails = true;
  await expect(build({ show: true })).rejects.toThrow('ended');
  state.fails = false;
  state.sources = 'two'; // of which the site was, before another build may have put its own into the place
  expect((await build({ show: true })).built).toBe(true);
  expect(state.built).toEqual(['three', 'two']);
});

it('builds anew what decides a download', async () => {
  await build();
  const isInput = (path: string) => state.inputs.some((each) => path === each || path.startsWith(`${each}/`));
  const sources = downloads.flatMap((download) => download.sources);
  expect(sources).toContain('LICENSE');
  expect(sources.filter((path) => !isInput(path))).toEqual([]);
});
