import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a build that is ended by SIGTERM leaves nothing that goes on to write, and no half of a site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ended-'));
  const build = spawn(process.execPath, [join(import.meta.dirname, 'build.mjs'), join(folder, 'build')], {
    stdio: 'ignore',
  });
  let generator = 0;
  onTestFinished(() => {
    build.kill('SIGKILL');
    if (generator > 0 && isThere(generator)) process.kill(generator, 'SIGKILL');
  });
  await vi.waitFor(
    () => {
      const { stdout } = spawnSync('pgrep', ['-f', '-P', String(build.pid), 'docusaurus'], { encoding: 'utf8' });
      generator = Number(stdout);
      expect(generator).toBeGreaterThan(0);
    },
    { timeout: 60_000 },
  );
  build.kill('SIGTERM');
  expect(await once(build, 'exit')).toEqual([1, null]);
  expect(isThere(generator)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
