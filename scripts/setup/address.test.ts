import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdAddress, urlOf } from './address.mjs';
import { Failure } from './explain.mjs';
import { root } from './paths.mjs';

/** Whether nobody else has a port. */
const isFree = (port: number, host = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const server = createSocketServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

it('takes the port from arguments, else from the environment', async () => {
  const fromArguments = await holdAddress(['--port', '0'], { PORT: '1' });
  expect(fromArguments).toMatchObject({ wanted: 0, port: expect.any(Number) });
  const { port, url, release } = await holdAddress([], { PORT: '0' });
  expect(url).toBe(`http://localhost:${port}`);
  expect(port).toBeGreaterThan(0);
  await Promise.all([release(), fromArguments.release()]);
});

it('takes the next free port above a taken one, and the same one the next time', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const taken = (server.address() as AddressInfo).port; // bound to a port
  const starts: number[] = [];
  for (let start = 0; start < 2; start++) {
    const { port, wanted, url, release } = await holdAddress(['--port', String(taken)], {});
    expect(wanted).toBe(taken);
    expect(url).toBe(`http://localhost:${port}`);
    starts.push(port);
    await release();
  }
  server.close();
  expect(starts[0]).toBeGreaterThan(taken);
  expect(starts[0]).toBeLessThanOrEqual(taken + 20);
  expect(starts[1]).toBe(starts[0]);
});

it('holds the port until it is released, and says there what is going on', async () => {
  const { port, release } = await holdAddress(['--port', '0'], {});
  expect(await isFree(port)).toBe(false);
  // This machine alone: on Linux it has more addresses than one.
  if (process.platform === 'linux') expect(await isFree(port, '127.0.0.2')).toBe(true);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, await answer.text()]).toEqual([503, 'The site is being built.\n']);
  expect(answer.headers.get('retry-after')).toBe('10');
  // Somebody who has begun to ask does not keep the site waiting.
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nHost: loc', resolve));
  await isFree(port); // by then it has been read
  await release();
  expect(await isFree(port)).toBe(true);
});

it('ends with a command that fails before it serves', () => {
  const program = `const { holdAddress } = await import(${JSON.stringify(join(import.meta.dirname, 'address.mjs'))});
    await holdAddress(['--port', '0'], {});`;
  const { status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { timeout: 60_000 });
  expect([status, signal]).toEqual([0, null]);
});

it('names an address that a browser opens', () => {
  expect(urlOf(undefined, 3000)).toBe('http://localhost:3000');
  expect(urlOf('0.0.0.0', 3000)).toBe('http://localhost:3000');
  expect(urlOf('192.0.2.1', 3000)).toBe('http://192.0.2.1:3000');
  expect(urlOf('::1', 3000)).toBe('http://[::1]:3000');
});

it('refuses what is no port, an unknown option and a foreign host in one sentence', async () => {
  await expect(holdAddress(['--port', '70000'], {})).rejects.toThrow(
    'Unexpected port "70000", expected a number from 0 to 65535.',
  );
  await expect(holdAddress(['--prot', '1'], {})).rejects.toThrow(Failure);
  await expect(holdAddress(['--prot', '1'], {})).rejects.toThrow(/--prot/);
  await expect(holdAddress(['--port', '0', '--host', '192.0.2.1'], {})).rejects.toThrow(
    /^Unexpected host "192.0.2.1", expected an address of this machine/,
  );
});

it('refuses them before anything is installed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
  copyFileSync(join(root, 'package-lock.json'), join(clone, 'package-lock.json'));
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/start.mjs', '--port', 'x'], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true' },
  });
  rmSync(clone, { recursive: true });
  expect([status, stdout, stderr]).toEqual([1, '', '\nUnexpected port "x", expected a number from 0 to 65535.\n']);
}, 30_000);
