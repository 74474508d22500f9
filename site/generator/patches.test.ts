import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, onTestFinished, test } from 'vitest';
import { failUnapplied, findUnapplied } from './check-applied.ts';
import { ejected } from './ejected.ts';
import { patchList } from './patch-list.ts';
import { changedSettings, patches, type ReplacedModule, replacedModules, rewrittenModules } from './patches.ts';

const site = join(import.meta.dirname, '..');

test('the page of the list is printed from it', async () => {
  await expect(patchList()).toMatchFileSnapshot('README.md');
});

test('ARCHITECTURE counts what is in the list', () => {
  const text = readFileSync(join(site, '../ARCHITECTURE.md'), 'utf8').replaceAll('\n', ' ');
  expect(text).toContain(
    `${replacedModules.length} of its modules replaced, ${rewrittenModules.length} of the modules that it writes rewritten, ${changedSettings.length} settings of its bundler changed and ${ejected.length} components of its theme ejected`,
  );
});

test.each(patches)('$target is changed by a file that is there', ({ by }) => {
  expect(existsSync(join(site, by))).toBe(true);
});

test('a module that stayed as it comes with the generator is named with what it costs', () => {
  const all = [...replacedModules, ...rewrittenModules];
  const identifiers = all.map(({ by }) => `javascript/auto|${join(site, by)}`);
  expect(findUnapplied(identifiers, all)).toEqual([]);
  for (const patch of all)
    expect(
      findUnapplied(
        identifiers.filter((each) => !each.endsWith(patch.by)),
        all,
      ),
    ).toEqual([`Unexpected ${patch.target} as it comes with the generator, expected site/${patch.by}: ${patch.why}`]);
  expect(findUnapplied([...identifiers, '/x/core/lib/client/docusaurus.js'], all)).toHaveLength(1);
});

/** Bundles a module that imports the stock router, with these aliases; answers what the bundler says. */
async function bundle(alias: Record<string, string>, expected: readonly ReplacedModule[]): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'patches-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'stock.js'), 'export default 1;');
  writeFileSync(join(dir, 'entry.js'), "import value from './stock.js'; globalThis.value = value;");
  return new Promise((done) => {
    rspack(
      {
        mode: 'production',
        devtool: false,
        entry: join(dir, 'entry.js'),
        output: { path: join(dir, 'out') },
        resolve: { alias: { [join(dir, 'stock.js')]: alias.stock ?? false } },
        plugins: [failUnapplied(expected) as never], // as a plugin of the other bundler
      },
      (error: Error | null) => done(error?.message ?? ''),
    );
  });
}

test('a build without a patch fails, and one with it does not', async () => {
  const [tslib] = replacedModules.filter(({ target }) => target === 'tslib');
  if (!tslib) throw new Error('Unexpected list without tslib');
  expect(await bundle({ stock: join(site, tslib.by) }, [tslib])).toBe('');
  expect(await bundle({}, [tslib])).toContain('Unexpected tslib as it comes with the generator');
});
