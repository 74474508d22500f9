import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { headerRulesFile } from '../header-rules.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Writes a site of one page, as a build does: the rules of its headers last. */
function build(root: string, page: string): void {
  writeFileSync(join(root, 'index.html'), page);
  const rules = join(root, headerRulesFile);
  mkdirSync(dirname(rules), { recursive: true });
  writeFileSync(`${rules}.next`, '[]');
  renameSync(`${rules}.next`, rules);
}

/** A site, and the command that serves it. */
function serve(...args: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'workers-'));
  build(root, 'first');
  const program = join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, root, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ends.push(() => {
    child.kill('SIGKILL');
    rmSync(root, { recursive: true });
  });
  return { root, child };
}

/** Where the site is, as the command says it. */
async function urlFrom(child: ReturnType<typeof serve>['child']): Promise<string> {
  let said = '';
  for await (const part of child.stdout) {
    said += part;
    const url = /http:\S+/.exec(said)?.[0];
    if (url) return url;
  }
  throw new Error(`Unexpected ${said}, expected an address`);
}

/** What a new connection gets. */
const ask = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent: new Agent() }, (response) => resolve(text(response))).on('error', reject);
  });
const askOften = (url: string) => Promise.all(Array.from({ length: 20 }, () => ask(url)));

/** Process IDs of the workers. */
const workersOf = (pid: number | undefined): readonly number[] =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) .*serve\.ts/.exec(line) ?? [])
    .filter(([, , parent]) => parent === String(pid))
    .map(([, worker]) => Number(worker));

it('answers with several processes, replaces one that ended, and ends them when asked to', async () => {
  const { root, child } = serve('--workers', '2');
  const url = await urlFrom(child);
  await vi.waitFor(() => expect(workersOf(child.pid)).toHaveLength(2), 60_000);
  const [first] = workersOf(child.pid);
  process.kill(first ?? 0, 'SIGKILL');
  await vi.waitFor(() => {
    const now = workersOf(child.pid);
    expect(now).toHaveLength(2);
    expect(now).not.toContain(first);
  }, 60_000);
  expect(new Set(await askOften(url))).toEqual(new Set(['first']));

  // No process keeps what another build has replaced.
  build(root, 'second');
  expect(new Set(await askOften(url))).toEqual(new Set(['second']));

  const workers = workersOf(child.pid);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow('ESRCH');
});

it('ends when its processes cannot answer, with the reason', async () => {
  const { root, child } = serve('--workers', '2');
  rmSync(join(root, 'index.html'));
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toContain('expected a built site with an index.html');
  expect(code).toBe(1);
});

it('takes a number of processes alone', async () => {
  const { child } = serve('--workers', 'many');
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toBe('Unexpected number of workers "many", expected one from 1 to 99.\n');
  expect(code).toBe(1);
});

it.each(['1', '2'])('finishes an answer when a terminal and its command ask %s processes to stop', async (workers) => {
  const { root, child } = serve('--workers', workers);
  const size = 30_000_000;
  writeFileSync(join(root, 'large.txt'), 'x'.repeat(size));
  const url = await urlFrom(child);
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(`${url}/large.txt`, { agent: new Agent() }, resolve),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  expect((await text(response)).length).toBe(size);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});

it('says in one line why it does not start, whatever its folder is called', async () => {
  const program = join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'no\u001b[2J\n::error::site\u202e'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Unexpected folder [^\n]+no\u241b\[2J\u240a::error::site\ufffd, expected a built site [^\n]*\n$/,
  );
});
