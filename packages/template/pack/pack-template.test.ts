import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/language-server/testing.ts';
import { bundle } from './bundle.ts';
import { packTemplate } from './pack-template.ts';

/** An empty folder, as someone has who gets the tarball alone. */
const folder = mkdtempSync(join(tmpdir(), 'installed-template-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, npm_config_cache: join(folder, '.npm'), npm_config_offline: 'true' },
  });
let tarball = '';

beforeAll(async () => {
  tarball = await packTemplate('https://docs.example/shop/', folder);
  writeFileSync(join(folder, 'theme.html'), '<p>{block:Items}{ItemTitel}{/block:Items}</p>\n');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the package', { timeout: 120_000 }, () => {
  it('serves an editor', async () => {
    const bin = join(folder, 'unpacked/package/dist/shop-template.js');
    mkdirSync(join(folder, 'unpacked'));
    run('tar', '-xzf', tarball, '-C', 'unpacked');
    const client = await connect(spawn(process.execPath, [bin, 'language-server', '--stdio'], { cwd: folder }), {});
    const { uri } = client.open('{ItemTitel}');
    const [finding] = (await client.diagnostics(uri)).diagnostics;
    expect(finding?.codeDescription?.href).toBe(
      'https://docs.example/shop/template/guideline/check_list#rule-unknown-variable',
    );
    await client.stop();
  });

  it('runs from its tarball, without a network', () => {
    const args = ['check', 'theme.html', '--fragment', '--fail-level', 'never'];
    const report = run('npx', '--yes', `./${basename(tarball)}`, ...args);
    expect(report).toContain('theme.html:1:17 Unexpected variable {ItemTitel}, expected {ItemTitle}');
    expect(report).toContain('https://docs.example/shop/template/guideline/check_list#rule-unknown-variable');
  });

  it('installs with its command, its library and its types, and brings no other package', () => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    run('npm', 'install', '--no-audit', '--no-fund', tarball);
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages)).toEqual(['', 'node_modules/@shop-docs/template']);
    expect(run(join(folder, 'node_modules/.bin/shop-template'), 'tags', 'ItemTitle')).toContain('{ItemTitle}\n');

    writeFileSync(
      join(folder, 'use.ts'),
      "import { check, type Finding } from '@shop-docs/template';\n" +
        "const findings: Finding[] = check('{ ItemTitle }', { fragment: true });\n" +
        'export const wrong: number = findings[0]?.rule;\n',
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "noEmit": true, "strict": true, "module": "nodenext", "target": "es2023", "types": [] } }',
    );
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    expect(() => run(process.execPath, tsc)).toThrow(
      expect.objectContaining({
        stdout: expect.stringMatching(/^use\.ts\(3,14\): error TS2322: [^\n]*\n$/),
      }),
    );
    const library = "import('@shop-docs/template').then((it) => console.log(it.render('{ShopName}').html))";
    expect(run(process.execPath, '-e', library)).toBe('Harbor Goods\n');
  });

  it('brings its license, and those of all that is bundled', () => {
    expect(run('tar', '-xzOf', tarball, 'package/LICENSE')).toMatch(/^MIT License/);
    const texts = run('tar', '-xzOf', tarball, 'package/THIRD-PARTY.txt');
    expect(texts).toContain('Copyright jQuery Foundation');
    expect(texts.match(/(?<=(?::|^-{40})\n\n)\S+(?= \d+\.\d+\.\d\S*$)/gm)?.sort()).toEqual([
      'colord',
      'fdir',
      'jquery',
      'picocolors',
      'picomatch',
      'tinyglobby',
      'vscode-jsonrpc',
      'vscode-languageserver',
      'vscode-languageserver-protocol',
      'vscode-languageserver-textdocument',
      'vscode-languageserver-types',
    ]);
  });
});

it('has no links where the address of the site is not known', async () => {
  await bundle(join(folder, 'unknown'), undefined);
  const args = ['check', 'theme.html', '--fragment', '--fail-level', 'never'];
  const report = run(process.execPath, join(folder, 'unknown/shop-template.js'), ...args);
  expect(report).toContain('error unknown-variable\n');
  expect(report).not.toMatch(/https?:/);
}, 60_000);
