import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteBuild } from '../src/cli/read-content.ts';
import { readBuild } from '../src/content/read-build.ts';
import { connect } from '../src/testing/connect.ts';
import { tools } from '../src/tools/index.ts';
import { packServer } from './pack-server.ts';

/** An empty folder, as someone has who gets the tarball alone. */
const folder = mkdtempSync(join(tmpdir(), 'installed-mcp-'));
const env = {
  PATH: process.env.PATH ?? '',
  HOME: folder,
  npm_config_cache: join(folder, '.npm'),
  npm_config_offline: 'true',
};
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', env, shell: process.platform === 'win32' });
let tarball = '';

describe('the package', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    tarball = await packServer(readBuild(siteBuild), folder);
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('installs alone, and answers the first messages of any client', async () => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    run('npm', 'install', '--no-audit', '--no-fund', tarball);
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages)).toEqual(['', 'node_modules/@shop-docs/mcp']);

    const child = spawn(join(folder, 'node_modules/.bin/shop-docs-mcp'), {
      cwd: folder,
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    });
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    for (const message of [
      { id: 1, method: 'initialize', params },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/list' },
    ])
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const answers: { id: number; result: Record<string, unknown> }[] = [];
    for await (const line of createInterface(child.stdout)) if (answers.push(JSON.parse(line)) === 2) break;
    child.stdin.end();
    expect(answers).toMatchObject([
      { id: 1, result: { serverInfo: { name: 'shop-docs', version: '1.0.0' }, protocolVersion: '2025-06-18' } },
      { id: 2, result: { tools: tools.map(({ name }) => ({ name })) } },
    ]);
  });

  it('has all pages, the checker and the sandbox in it', async () => {
    const command = join(folder, 'node_modules/.bin/shop-docs-mcp');
    const agent = await connect(new StdioClientTransport({ command, cwd: folder, env }));
    expect(await agent.read('base_read', { page: '/api/items/add' })).toMatch(/^Add an item\n/);
    const checked = await agent.read('base_theme', { action: 'check', source: '{ItemTitel}', fragment: true });
    expect(checked).toContain('{ItemTitle}');
    expect(await agent.ask('base_sandbox_call', { operation: 'users/me' })).toMatchObject({ status: 200 });
    await agent.client.close();
  });

  it('runs from its tarball', () => {
    // A path from the root alone would be a command, for newer versions of npm.
    for (const name of [`./${basename(tarball)}`, `file:${tarball}`])
      expect(run('npx', '--yes', name, '--help')).toMatch(/^Usage: shop-docs-mcp/);
  });

  it('brings its license, and those of all that is bundled', async () => {
    expect(run('tar', '-xzOf', tarball, 'package/LICENSE')).toMatch(/^MIT License/);
    const texts = run('tar', '-xzOf', tarball, 'package/THIRD-PARTY.txt');
    const named = texts.match(/(?<=(?::|^-{40})\n\n)\S+(?= \d+\.\d+\.\d\S*$)/gm);
    // Bundled once more: what the package holds is not asked of the code that packs it.
    const entry = join(import.meta.dirname, '../src/cli/main.ts');
    const { metafile } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      outdir: folder,
      platform: 'node',
      format: 'esm',
      metafile: true,
      logLevel: 'error',
    });
    const bundled = Object.keys(metafile.inputs).flatMap(
      (input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [],
    );
    expect(bundled).toEqual(expect.arrayContaining(['@modelcontextprotocol/sdk', 'zod', 'ajv']));
    expect([...new Set(named)].sort()).toEqual([...new Set(bundled)].sort());
  });
});
