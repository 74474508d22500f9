import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { credentials } from '../sandbox/credentials.ts';

const program = join(import.meta.dirname, 'sandbox.ts');

/** Starts the command, and returns it with the address that it prints. */
function startSandbox(...args: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--port', '0', '--seed', '1', ...args]);
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, origin] = /at (http:\S+)/.exec(printed) ?? [];
      if (origin) resolve({ child, origin });
    });
    child.on('exit', (code) => reject(new Error(`Unexpected end of the sandbox with ${code}: ${printed}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

it('keeps the shop in its file, even when it is killed', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'shop.json');
  const headers = { Authorization: `Bearer ${credentials.accessToken}` };
  const names = async (origin: string) => {
    const { categories } = await (await fetch(`${origin}/1/categories`, { headers })).json();
    return categories.map(({ name }: { name: string }) => name);
  };
  try {
    const first = await startSandbox('--state', file);
    const body = new URLSearchParams({ name: 'Kept' });
    await fetch(`${first.origin}/1/categories/add`, { method: 'POST', headers, body });
    while (!existsSync(file) || !(await readFile(file, 'utf8')).includes('Kept')) await setTimeout(50);
    await end(first.child, 'SIGKILL');
    const second = await startSandbox('--state', file);
    expect(await names(second.origin)).toContain('Kept');
    await end(second.child, 'SIGTERM');
  } finally {
    await rm(folder, { recursive: true });
  }
});
