import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Started, startSandbox } from '@shop-docs/api/start-sandbox';
import { packClient } from '@shop-docs/client/pack';
import { listen } from '@shop-docs/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const docs = join(root, 'site/docs/api');
const recipes = join(root, 'packages/api/recipes');

const sourceOf = (page: string) => readFileSync(join(docs, `${page}.mdx`), 'utf8');
const shellOf = (page: string) =>
  [...sourceOf(page).matchAll(/```bash\n([\s\S]*?)\n```/g)].map(([, commands = '']) => commands);

const crontabsOf = (page: string) =>
  [...sourceOf(page).matchAll(/```text\n((?:[A-Z_]+=.*\n)*\*\/.*)\n```/g)].map(([, crontab = '']) => crontab);

/** Pages with commands that a reader types into a shell. Each page is tried on a shop of its own. */
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.mdx$/, ''))
  .filter((page) => page !== 'index' && shellOf(page).some((commands) => !commands.startsWith('npm')));

/** The download: what a reader unpacks. */
let tarball: string;
beforeAll(async () => {
  tarball = await packClient(recipes, mkdtempSync(join(tmpdir(), 'client-')));
}, 120_000);
afterAll(() => rm(dirname(tarball), { recursive: true }));

/** A folder with the download unpacked and files that pages show, and the commands that Node 22 has by itself. */
async function newFolder(files: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  await run('tar', ['xzf', tarball, '--strip-components=1'], { cwd: folder });
  for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
  const node = `#!/bin/sh\nexec '${process.execPath}' --import '${import.meta.resolve('tsx')}' "$@"\n`;
  writeFileSync(join(folder, 'node'), node, { mode: 0o755 });
  return folder;
}

/** Modules of the client, which the pages show. */
const ofClient = ['app.ts', 'call-api.ts', 'form-body.ts', 'keep-tokens-fresh.ts'];

async function freePort(): Promise<number> {
  const free = await listen(() => {}, { port: 0 });
  await free.stop(0);
  return free.port;
}

/** The commands that connect a shop, with the addresses of this test. */
const connecting = (origin: string, port: number) =>
  (shellOf('oauth/access_token').find((commands) => commands.includes('connect.ts')) ?? '')
    .replace('http://127.0.0.1:4010', origin)
    .replace(':8080/', `:${port}/`);

/** Types the commands that connect a shop, and approves. Returns what the browser of the owner shows at the end. */
async function connect(folder: string, origin: string): Promise<string> {
  const commands = connecting(origin, await freePort());
  const program = spawn('sh', ['-c', `PATH=.:$PATH; ${commands}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(program.stdout, 'data');
  const { origin: host, pathname, searchParams } = new URL(/^http\S+/m.exec(String(printed))?.[0] ?? '');
  searchParams.set('decision', 'approve');
  const response = await fetch(`${host}${pathname}`, { method: 'POST', body: searchParams });
  await once(program, 'exit');
  return response.text();
}

it('every recipe is one file: it imports the client, Node and no more; a loop of the reader’s own imports the recipe', () => {
  const programs = readdirSync(recipes).filter((file) => /\.ts$/.test(file) && !/^test-|\.test\.ts$/.test(file));
  const imported = programs.flatMap((file) =>
    [...readFileSync(join(recipes, file), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
  );
  const others = new Set(imported.filter((name) => !name.startsWith('node:')));
  expect([...others].sort()).toEqual(['./sync-orders.ts', '@shop-docs/client']);
});

it('the pages with commands are found', () => {
  expect(pages.filter((page) => crontabsOf(page).length > 0)).toEqual(['orders/index']);
  expect(pages.sort()).toEqual([
    'items/add',
    'items/edit',
    'items/edit_stock',
    'oauth/access_token',
    'orders/edit_status',
    'orders/index',
  ]);
});

describe.each(pages)('%s', (page) => {
  let folder: string;
  let sandbox: Started;
  beforeAll(async () => {
    sandbox = await startSandbox('--strict');
    const shown = [...sourceOf(page).matchAll(/<Recipe file="([^"/]+)" \/>/g)].map(([, file = '']) => file);
    folder = await newFolder([...shown.filter((file) => !ofClient.includes(file)), 'connect.ts']);
  }, 60_000);
  afterAll(async () => {
    await sandbox.end('SIGTERM');
    await rm(folder, { recursive: true });
  });

  it('its commands work as they stand, from a shop that is not connected', { timeout: 60_000 }, async () => {
    expect(existsSync(join(folder, 'tokens.json'))).toBe(false);
    expect(await connect(folder, sandbox.origin)).toBe('Connected. The tokens are in tokens.json.');
    const { access_token } = JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8'));
    const [variables] = connecting(sandbox.origin, 8080).split(/^node/m);
    const inline = [...sourceOf(page).matchAll(/`(node [^`\n]+)`/g)].map(([, command = '']) => command);
    for (const commands of [...shellOf(page), ...inline]) {
      if (/^npm|connect\.ts/m.test(commands)) continue;
      const typed = commands.replace('https://api.thebase.in', sandbox.origin).replace('ACCESS_TOKEN', access_token);
      const { stdout } = await run('sh', ['-ec', `PATH=.:$PATH\n${variables}\n${typed}`], { cwd: folder });
      expect(stdout, commands).not.toContain('"error"');
    }
    for (const crontab of crontabsOf(page)) {
      const [, settings = '', command = ''] = /^([\s\S]*\n)\*\/15 \* \* \* \* (.*)$/.exec(crontab) ?? [];
      const typed = command.replace('/srv/orders', folder).replace('flock -n sync.lock ', ''); // not on every system
      const variables = `${settings}BASE_API=${sandbox.origin}`.replace(/^PATH=/m, `PATH=${folder}:`).split('\n');
      await run('/usr/bin/env', ['-i', ...variables, '/bin/sh', '-ec', typed]); // as cron: with no other variables
    }
    const failed = sandbox.lines().filter((line) => / [45]\d\d \d+ ms/.test(line));
    expect(failed).toEqual([]);
  });
});
