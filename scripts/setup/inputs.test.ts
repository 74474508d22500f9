import { afterEach, expect, it, vi } from 'vitest';
import { hashInputs } from './inputs.mjs';

afterEach(() => void vi.unstubAllEnvs());
const hash = () => hashInputs(['scripts/setup/paths.mjs']);

it('a build is another one where its files or its settings are others', () => {
  const before = hash();
  expect(hash()).toBe(before);
  expect(hashInputs(['scripts/setup/paths.mjs', 'scripts/setup/stamp.mjs'])).not.toBe(before);
  for (const name of ['SITE_URL', 'BASE_URL', 'ALGOLIA_HOSTS', 'DOCUSAURUS_IGNORE_SSG_WARNINGS', 'NODE_ENV']) {
    vi.stubEnv(name, 'other');
    expect(hash(), name).not.toBe(before);
    vi.unstubAllEnvs();
  }
  vi.stubEnv('PORT', '3001');
  expect(hash()).toBe(before);
});
