import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A command that serves a site as `npm start` does, and the process of its server. */
async function start() {
  const site = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(site, 'index.html'), 'A site');
  const serve = JSON.stringify(join(import.meta.dirname, 'serve.mjs'));
  const program = `const { serve } = await import(${serve});
    process.exitCode = await serve(${JSON.stringify(site)}, ['--port', '0']);`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [said, url] = ['', ''];
  for await (const part of command.stdout.iterator({ destroyOnReturn: false })) {
    said += part;
    url = /http:\S+/.exec(said)?.[0] ?? '';
    if (url) break;
  }
  const server = Number(execFileSync('pgrep', ['-P', String(command.pid)], { encoding: 'utf8' }));
  onTestFinished(() => {
    command.kill('SIGKILL');
    if (isThere(server)) process.kill(server, 'SIGKILL');
  });
  return { command, server, url };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGINT', 'SIGTERM'] as const)('%s ends the server too, and lets others have its port', async (signal) => {
  const { command, server, url } = await start();
  expect(await (await fetch(url)).text()).toBe('A site');
  command.kill(signal);
  expect(await once(command, 'exit')).toEqual([0, null]);
  expect(isThere(server)).toBe(false);
});

it('a server that somebody has killed is a failure of the command', async () => {
  const { command, server } = await start();
  process.kill(server, 'SIGKILL');
  expect(await once(command, 'exit')).toEqual([1, null]);
});
