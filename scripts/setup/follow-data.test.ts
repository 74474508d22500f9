import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demandOf, followData } from './follow-data.mjs';

it.each([
  ['packages/api/openapi/items.yaml', { generate: 'packages/api' }],
  ['packages/template/src/catalogue/syntax/item.ts', { generate: 'packages/template' }],
  ['packages/template/src/check/rules/a/doc.md', { generate: undefined }],
  ['site/config/platform.ts', { generate: undefined }],
  ['packages/template/src/catalogue/generated/tags.ts', undefined],
  ['packages/api/src/sandbox/items.test.ts', undefined],
  ['site/docs/api/index.mdx', undefined],
  ['site/generator/lean-pages.ts', { generate: undefined }],
  ['site/plugins/.swp', undefined],
])('%s asks for %o', (file, demand) => {
  expect(demandOf(file)).toEqual(demand);
});

it('changes are told together once they rest, with what generates from them', async () => {
  const base = mkdtempSync(join(tmpdir(), 'follow-'));
  for (const folder of [
    'packages/api/openapi',
    'packages/api/src',
    'packages/api/recipes',
    'packages/template/src/catalogue/generated',
    'packages/template/starter',
    'site/config',
    'site/generator',
    'site/plugins',
  ])
    mkdirSync(join(base, folder), { recursive: true });
  let stop = () => {};
  const told = new Promise((resolve) => {
    stop = followData(resolve, { base, rest: 50 });
  });
  writeFileSync(join(base, 'packages/template/src/catalogue/generated/tags.ts'), '');
  writeFileSync(join(base, 'packages/api/openapi/items.yaml'), '');
  writeFileSync(join(base, 'site/config/platform.ts'), '');
  const { files, generate } = (await told) as { files: string[]; generate: string[] };
  stop();
  expect(files.sort()).toEqual(['packages/api/openapi/items.yaml', 'site/config/platform.ts']);
  expect(generate).toEqual(['packages/api']);
});
