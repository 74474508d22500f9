import { afterEach, expect, it, vi } from 'vitest';
import { hashInputs } from './inputs.mjs';

const { disk } = vi.hoisted(() => ({ disk: { adds: '', isGone: false } }));
/** Files are what they are, until the test changes them. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (file: string) => {
    if (disk.isGone) throw new Error('ENOENT');
    return Buffer.concat([fs.readFileSync(file), Buffer.from(disk.adds)]);
  };
  return { ...fs, readFileSync };
});
afterEach(() => void vi.unstubAllEnvs());
const hash = () => hashInputs(['scripts/setup/paths.mjs']);

it('a build is another one where its files or its settings are others', () => {
  const before = hash();
  expect(hash()).toBe(before);
  expect(hashInputs(['scripts/setup/paths.mjs', 'scripts/setup/stamp.mjs'])).not.toBe(before);
  expect(hashInputs(['scripts/setup/paths.mjs', 'scripts/setup/lock.test.ts'])).toBe(before);
  for (const change of [{ adds: ' ' }, { isGone: true }]) {
    Object.assign(disk, change);
    expect(hash()).not.toBe(before);
    Object.assign(disk, { adds: '', isGone: false });
  }
  for (const name of ['SITE_URL', 'BASE_URL', 'ALGOLIA_HOSTS', 'DOCUSAURUS_IGNORE_SSG_WARNINGS', 'NODE_ENV']) {
    vi.stubEnv(name, 'other');
    expect(hash(), name).not.toBe(before);
    vi.unstubAllEnvs();
  }
  vi.stubEnv('PORT', '3001');
  expect(hash()).toBe(before);
});
