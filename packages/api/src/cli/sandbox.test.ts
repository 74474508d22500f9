import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { credentials } from '../sandbox/credentials.ts';
import { startSandbox } from './start-sandbox.ts';

it('says why it does not start', { timeout: 60_000 }, async () => {
  await expect(startSandbox('--prot', '1')).rejects.toThrow("Unknown option '--prot'");
});

it('says in one line that its file is none, whatever is in it', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'shop.json');
  await writeFile(file, '\x1b[2J\n::error::injected');
  const said = await startSandbox('--state', file).catch(({ message }: Error) => message);
  expect(said).toContain(`Unexpected content of ${file}`);
  expect(said).not.toContain('\x1b');
  expect(said).not.toMatch(/^::error/m);
});

it('goes on when nobody reads its log any more', { timeout: 60_000 }, async () => {
  const { origin, leave, end } = await startSandbox();
  leave();
  for (let call = 0; call < 3; call += 1) expect((await fetch(`${origin}/sandbox`)).status).toBe(200);
  await end('SIGTERM');
});

it('says in one line that its file cannot be written any more, and at the end by its exit code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const inner = join(folder, 'a\x1b[2J\n::error::injected');
  await mkdir(inner);
  const { origin, lines, end } = await startSandbox('--state', join(inner, 'shop.json'));
  await rm(inner, { recursive: true });
  await fetch(`${origin}/sandbox`);
  await vi.waitFor(() => expect(lines().join('\n')).toContain('The shop goes on, and tries again.'), {
    timeout: 30_000,
  });
  expect(lines().join('\n')).not.toContain('\x1b');
  expect(lines().filter((line) => line.startsWith('::error'))).toEqual([]);
  expect(await end('SIGTERM')).toBe(1);
});

it('keeps the shop in its file, even when it is killed', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'shop.json');
  const headers = { Authorization: `Bearer ${credentials.accessToken}` };
  const names = async (origin: string) => {
    const { categories } = await (await fetch(`${origin}/1/categories`, { headers })).json();
    return categories.map(({ name }: { name: string }) => name);
  };
  const add = (origin: string, name: string) =>
    fetch(`${origin}/1/categories/add`, { method: 'POST', headers, body: new URLSearchParams({ name }) });
  try {
    const first = await startSandbox('--state', file);
    await add(first.origin, 'Kept');
    while (!existsSync(file) || !(await readFile(file, 'utf8')).includes('Kept')) await setTimeout(50);
    await first.end('SIGKILL');
    const second = await startSandbox('--state', file);
    expect(await names(second.origin)).toContain('Kept');
    await add(second.origin, 'Last');
    expect(await second.end('SIGTERM')).toBe(0);
    expect(await readFile(file, 'utf8')).toContain('Last');
    expect(await readdir(folder)).toEqual(['shop.json']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
