import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const command = join(import.meta.dirname, 'dev.mjs');

function start(...options: readonly string[]): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [command, '--no-open', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += String(chunk);
    });
  onTestFinished(() => {
    child.kill();
  });
  return { child, said: () => text };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

it('npm run dev serves the pages, with the script that draws them', async () => {
  const origin = `http://localhost:${await freePort()}`;
  const { child, said } = start('--port', new URL(origin).port);
  const ended = once(child, 'exit').then(() => `ended: ${said()}`);
  const fetched = async (path: string): Promise<string> => {
    for (;;) {
      const response = await fetch(origin + path).catch(() => undefined);
      if (response?.ok) return response.text();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const page = await Promise.race([fetched('/api/items/add'), ended]);
  const [, script = ''] = /<script[^>]* src="([^"]*main[^"]*\.js)"/.exec(page) ?? [];
  expect(script, page).not.toBe('');
  const code = await Promise.race([fetched(script), ended]);
  expect(code).toContain('webpack');

  const { stdout } = spawnSync('pgrep', ['-f', '-P', String(child.pid), 'docusaurus'], { encoding: 'utf8' });
  const generator = Number(stdout);
  expect(generator).toBeGreaterThan(0);
  child.kill('SIGTERM');
  await ended;
  expect(() => process.kill(generator, 0)).toThrow('ESRCH');
});

it('npm run dev ends, with its code, when the generator refuses to start', async () => {
  const { child, said } = start('--no-such-option');
  const [code] = await once(child, 'exit');
  expect(code, said()).not.toBe(0);
});
