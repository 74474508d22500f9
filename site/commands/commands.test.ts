import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');

/** Runs a command of this folder for a published site. */
function run(name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const { SHOP_DOCS_URL: _, ...rest } = process.env;
  const env = { ...rest, SITE_URL: 'https://docs.example/shop/', BASE_URL: '', ...environment };
  const file = fileURLToPath(new URL(name, import.meta.url));
  return execFileSync(process.execPath, [tsx, file, ...args], { env, encoding: 'utf8' });
}

it('leads from what the template command says to the published site', () => {
  const printed = run('template.ts', ['tags', 'ItemTitle']);
  expect(printed).toContain('https://docs.example/shop/template/syntax/item#ItemTitle');
}, 60_000);

it('packs the template package for the published site, in the folder where the person stands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-template-'));
  const tarball = run('pack-template.ts', [], { INIT_CWD: folder }).trim();
  const manifest = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(dirname(tarball)).toBe(folder);
  expect(JSON.parse(manifest)).toMatchObject({ homepage: 'https://docs.example/shop/' });
}, 120_000);

it.each([[[]], [['--help']]])('cuts no version without its name (%j)', (args) => {
  const file = fileURLToPath(new URL('cut-version.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('expected a name: npm run version:cut 1.0.0')]);
});
