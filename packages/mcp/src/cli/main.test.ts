import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../testing/connect.ts';
import { mainCommand } from '../testing/start-main.ts';
import { siteBuild } from './read-content.ts';

const workspace = join(import.meta.dirname, '../..');
const empty = mkdtempSync(join(tmpdir(), 'shop-docs-mcp-test-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], cwd: string): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd, shell: process.platform === 'win32' }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

const main = (...args: string[]) => run(mainCommand.command, [...mainCommand.args, ...args], empty);

describe('the command', { timeout: 120_000 }, () => {
  it('packs into one file that runs in an empty folder, with what it answers from', async () => {
    const packed = await run('npm', ['pack', '--pack-destination', empty], workspace);
    expect(packed.code, packed.stderr).toBe(0);
    const args = ['--offline', '--yes', './shop-docs-mcp-1.0.0.tgz'];
    const agent = await connect(new StdioClientTransport({ command: 'npx', args, cwd: empty }));
    expect(agent.client.getServerVersion()).toMatchObject({ name: 'shop-docs', version: '1.0.0' });
    expect(await agent.read('base_read', { page: '/api/items/add' })).toMatch(/^Add an item\n/);
    const checked = await agent.read('base_theme', { action: 'check', source: '{ItemTitel}', fragment: true });
    expect(checked).toContain('{ItemTitle}');
    await agent.client.close();
    const listed = await run('tar', ['-xzOf', './shop-docs-mcp-1.0.0.tgz', 'package/dist/THIRD-PARTY.txt'], empty);
    for (const name of ['@modelcontextprotocol/sdk', 'zod', 'ajv'])
      expect(listed.stdout).toMatch(
        new RegExp(`^${name} \\d[^]*?(?:Permission is hereby granted|Apache License)`, 'm'),
      );
  });

  it('says why it ends at a message that is too long', async () => {
    const child = spawn(mainCommand.command, mainCommand.args, { stdio: ['pipe', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
    });
    child.stdin.on('error', () => {});
    child.stdin.write('x'.repeat(10_000_001));
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([
      1,
      'Unexpected message of more than 10000000 bytes, expected a shorter one: the connection has ended.\n',
    ]);
  });

  it('ends with its client, also while its sandbox listens', async () => {
    const child = spawn(mainCommand.command, [...mainCommand.args, '--site', siteBuild], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const listen = { name: 'base_sandbox_control', arguments: { route: 'LISTEN' } };
    const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    send({ id: 1, method: 'initialize', params: client });
    send({ id: 2, method: 'tools/call', params: listen });
    let said = '';
    for await (const part of child.stdout) {
      said += part;
      if (said.includes('http://127.0.0.1:')) break;
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('explains itself, and says what does not fit', async () => {
    expect(await main('--help')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Usage: shop-docs-mcp/) });
    expect(await main('--http', '--port', '70000')).toMatchObject({
      code: 2,
      stderr: 'Unexpected --port 70000, expected a whole number from 0 to 65535\n',
    });
    expect((await main('--site', empty)).stderr).toContain('expected a built site: run npm run build first.');
    expect((await main('--http', '--host', '0.0.0.0')).stderr).toContain('expected MCP_TOKEN in the environment');
  });
});
