import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataDependencies } from './data-dependencies.ts';

const root = join(import.meta.dirname, '../..');

/** The setting of the bundler's store for a site below a path, after that of the generator. */
function storeFor(baseUrl: string): { version: string; buildDependencies: readonly string[] } {
  const plugin = dataDependencies(root)({ baseUrl });
  const config: object = { experiments: { cache: { version: 'client-production-en' } } };
  const settings: unknown = plugin.configureWebpack?.(config, false, {} as never, undefined);
  const { experiments } = settings as { experiments: { cache: ReturnType<typeof storeFor> } };
  return experiments.cache;
}

test('what is stored for one path is not taken for another, nor for another bundle', () => {
  expect(storeFor('/docs/').version).not.toBe(storeFor('/').version);
  expect(storeFor('/').version).toContain('client-production-en');
});

test('data and settings from which pages are made renew what is stored', () => {
  const { buildDependencies } = storeFor('/');
  for (const path of ['packages/api/generated/description.json', 'site/config/platform.ts'])
    expect(buildDependencies).toContain(join(root, path));
});
