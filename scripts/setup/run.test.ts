import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from './run.mjs';

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a command that has ended holds back no signal', async () => {
  const before = process.listenerCount('SIGTERM');
  await run('Nothing', process.execPath, ['-e', '']);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

it('who is ended by SIGTERM ends its command first, and then lets others build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const [lock, note] = [join(folder, 'lock'), join(folder, 'note')];
  const at = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  // The command takes its time to end, as one does that clears up after itself.
  const command = `require('node:fs').writeFileSync(${JSON.stringify(note)}, String(process.pid));
    process.on('SIGTERM', () => setTimeout(process.exit, 200));
    setInterval(() => {}, 1000);`;
  const program = `const [{ run }, { alone }] = await Promise.all([import(${at('run.mjs')}), import(${at('lock.mjs')})]);
    const work = () => run('Waiting for the end', process.execPath, ['-e', ${JSON.stringify(command)}], { tolerate: true });
    await alone(work, { file: ${JSON.stringify(lock)} });
    await alone(work, { file: ${JSON.stringify(lock)} }); // the next step of many`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
  await vi.waitFor(() => expect(readFileSync(note, 'utf8')).toMatch(/^\d+$/), { timeout: 60_000 });
  const pid = Number(readFileSync(note, 'utf8'));
  onTestFinished(() => {
    child.kill('SIGKILL');
    if (isThere(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(existsSync(lock)).toBe(true);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(isThere(pid)).toBe(false);
  expect(readFileSync(note, 'utf8')).toBe(String(pid));
  expect(existsSync(lock)).toBe(false);
});
