import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../src/language-server/testing.ts';
import { packVscode } from './pack-vscode.ts';

const folder = mkdtempSync(join(tmpdir(), 'installed-vscode-'));
let path = '';
let files: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  path = await packVscode('https://docs.example/shop/', folder);
  const entries = Object.entries(unzipSync(readFileSync(path)));
  files = Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
  for (const [name, bytes] of entries) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('is an extension as VS Code installs it: what its manifests name is there', () => {
  expect(basename(path)).toMatch(/^shop-template-\d+\.\d+\.\d+\.vsix$/);
  const manifest = JSON.parse(files['extension/package.json'] ?? '');
  const $ = load(files['extension.vsixmanifest'] ?? '', { xml: true });
  expect($('Identity').attr()).toMatchObject({
    Id: manifest.name,
    Version: manifest.version,
    Publisher: manifest.publisher,
  });
  const named = [
    ...$('Asset')
      .get()
      .map((asset) => $(asset).attr('Path')),
    ...[manifest.main, ...manifest.contributes.grammars.map((each: { path: string }) => each.path)].map((each) =>
      join('extension', each),
    ),
  ];
  expect(Object.keys(files)).toEqual(expect.arrayContaining(named));
  const typed = load(files['[Content_Types].xml'] ?? '', { xml: true });
  const extensions = typed('Default')
    .get()
    .map((each) => typed(each).attr('Extension'));
  for (const name of Object.keys(files))
    if (name !== '[Content_Types].xml') expect(extensions).toContain(/\.\w+$/.exec(name)?.[0]);
  expect(manifest.dependencies).toBeUndefined();
  const commands = manifest.contributes.commands.map(({ command }: { command: string }) => command);
  for (const command of commands) expect(files['extension/client.cjs']).toContain(command);
});

it('has the server in it, which leads to the site that gave the extension', async () => {
  const server = spawn(process.execPath, [
    join(folder, 'extension/server/shop-template.js'),
    'language-server',
    '--stdio',
  ]);
  const client = await connect(server, {});
  const { uri } = client.open('{ItemTitel}');
  const [finding] = (await client.diagnostics(uri)).diagnostics;
  expect(finding?.codeDescription?.href).toBe(
    'https://docs.example/shop/template/guideline/check_list#rule-unknown-variable',
  );
  await client.stop();
}, 30_000);

it('is loaded by VS Code as a script that asks for nothing but the editor and Node', () => {
  const load = `
    const Module = require('node:module');
    const original = Module._load;
    // What the client of the protocol extends and asks for: classes and numbers of the editor, of any kind.
    const editor = new Proxy(class {}, { get: (target, key) => (key === 'prototype' ? target.prototype : editor) });
    Module._load = (name, ...rest) => (name === 'vscode' ? editor : original(name, ...rest));
    console.log(Object.keys(require(process.argv[1])).sort().join());`;
  const printed = execFileSync(process.execPath, ['-e', load, join(folder, 'extension/client.cjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(printed).toBe('activate,deactivate\n');
}, 30_000);

it('brings its license, and those of all that is bundled, in the server and beside it', () => {
  expect(files['extension/LICENSE.txt']).toMatch(/^MIT License/);
  const texts = files['extension/THIRD-PARTY.txt'] ?? '';
  expect(texts).toContain('Copyright jQuery Foundation');
  expect(texts.match(/(?<=(?::|^-{40})\n\n)\S+(?= \d+\.\d+\.\d\S*$)/gm)?.sort()).toEqual([
    'balanced-match',
    'brace-expansion',
    'colord',
    'fdir',
    'jquery',
    'minimatch',
    'picocolors',
    'picomatch',
    'semver',
    'tinyglobby',
    'vscode-jsonrpc',
    'vscode-languageclient',
    'vscode-languageserver',
    'vscode-languageserver-protocol',
    'vscode-languageserver-textdocument',
    'vscode-languageserver-types',
  ]);
});

it('is the same file when it is made again', async () => {
  const before = readFileSync(path);
  await packVscode('https://docs.example/shop/', folder);
  expect(readFileSync(path).equals(before)).toBe(true);
}, 30_000);
