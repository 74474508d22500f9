import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mainCommand } from '../testing/start-main.ts';
import { siteBuild } from './read-content.ts';
import { readFlags } from './read-flags.ts';

const empty = mkdtempSync(join(tmpdir(), 'shop-docs-mcp-test-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function main(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(mainCommand.command, [...mainCommand.args, ...args], { cwd: empty }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

describe('the command', { timeout: 120_000 }, () => {
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

  it.skipIf(process.platform !== 'linux')(
    'leaves no browser behind that takes a picture when it is ended',
    async () => {
      const [browser, log] = [join(empty, 'browser'), join(empty, 'processes')];
      // A script that starts another program, as many systems have it in the place of a browser.
      const script = `#!/bin/sh\nsleep 600 & echo $! $$ > ${log}.new; mv ${log}.new ${log}; wait\n`;
      writeFileSync(browser, script, { mode: 0o755 });
      const child = spawn(mainCommand.command, [...mainCommand.args, '--site', siteBuild], {
        env: { ...process.env, CHROMIUM_PATH: browser },
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      const picture = { name: 'base_theme', arguments: { action: 'picture', source: '<p>{ShopName}</p>' } };
      const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
      send({ id: 1, method: 'initialize', params: client });
      send({ id: 2, method: 'tools/call', params: picture });
      await vi.waitFor(() => expect(existsSync(log)).toBe(true), { timeout: 60_000 });
      const processes = readFileSync(log, 'utf8').trim().split(' ');
      const isAlive = (pid: string) =>
        existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      onTestFinished(() => {
        for (const pid of processes.filter(isAlive)) process.kill(Number(pid), 'SIGKILL');
      });
      expect(processes.map(isAlive)).toEqual([true, true]);
      child.kill('SIGTERM');
      await once(child, 'close');
      await vi.waitFor(() => expect(processes.map(isAlive)).toEqual([false, false]), { timeout: 10_000 });
    },
  );

  it('goes on when nobody reads its log any more, and lets nobody in without its token', async () => {
    const child = spawn(mainCommand.command, [...mainCommand.args, '--site', siteBuild, '--http', '--port', '0'], {
      env: { ...process.env, MCP_TOKEN: 'secret-token' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [said] = await once(child.stderr, 'data'); // and nothing after it
    child.stderr.destroy();
    const url = /http:\S+/.exec(String(said))?.[0] ?? '';
    // A message that breaks off is a failure, which is noted.
    const headers = { Authorization: 'Bearer secret-token' };
    const broken = request(url, { method: 'POST', headers: { ...headers, 'Content-Length': 100 } });
    broken.on('error', () => {});
    broken.write('{', () => broken.destroy());
    await new Promise((resolve) => broken.once('close', resolve));
    for (let call = 0; call < 3; call += 1) expect((await fetch(url, { headers })).status).toBe(400);
    expect((await fetch(url)).status).toBe(401);
    // Who asks it to end has it end what it has started.
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.each(['https://shop.example/', 'https://shop.example/a', 'shop.example', '*', 'null'])(
    'takes no %s for an origin',
    (origin) => {
      expect(() => readFlags(['--http', '--origin', origin])).toThrow(
        `Unexpected --origin ${origin}, expected an origin`,
      );
    },
  );

  it('explains itself, and says what does not fit', async () => {
    expect(await main('--help')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Usage: shop-docs-mcp/) });
    expect(await main('--http', '--port', '70000')).toMatchObject({
      code: 2,
      stderr: 'Unexpected --port 70000, expected a whole number from 0 to 65535\n',
    });
    const { stderr } = await main('--site', `${empty}/\x1b[2J`);
    expect(stderr).toContain('expected a built site: run npm run build first.');
    expect(stderr).not.toContain('\x1b');
    expect((await main('--http', '--host', '0.0.0.0')).stderr).toContain('expected MCP_TOKEN in the environment');
  });
});
