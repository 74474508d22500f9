import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explain } from './explain.mjs';
import { cacheDir } from './paths.mjs';
import { closingLine, one, playwrightCounts, slowest, sum, vitestCounts } from './tally.mjs';

describe('require-node', () => {
  const source = readFileSync(join(import.meta.dirname, '../require-node.cjs'), 'utf8');
  const on = (version: string) => {
    const said: string[] = [];
    let code: number | undefined;
    const process = { versions: { node: version }, exit: (status: number) => (code = status) };
    runInNewContext(source, { process, console: { error: (text: string) => said.push(text) } });
    return { said, code };
  };
  it('lets Node 20.19 and newer pass', () => {
    for (const version of ['20.19.0', '22.0.0', '24.1.3']) expect(on(version)).toEqual({ said: [], code: undefined });
  });
  it('says in one sentence that an older Node is too old', () => {
    for (const version of ['0.10.48', '12.22.0', '18.20.0', '20.9.0']) {
      const { said, code } = on(version);
      expect(code).toBe(1);
      expect(said).toEqual([
        `Node ${version} is too old: install Node 20.19 or newer from https://nodejs.org, then run this command again.`,
      ]);
    }
  });
});

describe('explain', () => {
  it('names the cause behind the output of npm and others', () => {
    expect(explain('npm error code ENOTFOUND\nnpm error network request failed')).toMatch(
      /^The network cannot be reached/,
    );
    expect(explain('npm error nospc ENOSPC: no space left on device, write')).toMatch(/^The disk is full/);
    expect(explain("Error: EACCES: permission denied, mkdir '/x'")).toMatch(/may not be written/);
    expect(explain('TypeError: x is not a function')).toBeUndefined();
  });
});

describe('the closing line', () => {
  it('adds up Vitest, Playwright and single checks', () => {
    const vitest = vitestCounts({
      numPassedTests: 10,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
      ],
    });
    const playwright = playwrightCounts({ stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 1 }, errors: [] });
    expect(closingLine(sum([vitest, playwright, one(true)]))).toBe('17 passed, 2 failed, 3 skipped');
    expect(closingLine(sum([one(true)]))).toBe('1 passed, 0 failed');
  });
  it('counts browser tests that could not start as a failure', () => {
    const none = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(playwrightCounts({ stats: none, errors: [{}] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('commands', () => {
  /** Runs a program below a command, on a path without any. */
  function command(label: string, program: string, args: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'command-'));
    const script = join(folder, 'try.mjs');
    writeFileSync(
      script,
      `import { main } from ${JSON.stringify(join(import.meta.dirname, 'explain.mjs'))};
      import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.mjs'))};
      await main(() => run(...${JSON.stringify([label, program, args])}).then(({ output }) => console.log(output)));`,
    );
    return spawnSync(process.execPath, [script], { env: { PATH: folder }, encoding: 'utf8', maxBuffer: 1 << 23 });
  }

  it('name what is missing instead of showing a stack', () => {
    const { status, stderr } = command('Asking git', 'git', ['status']);
    expect(stderr.trim()).toBe(
      'git is not installed: install it from https://git-scm.com, then run this command again.',
    );
    expect(status).toBe(1);
  });

  it.each([
    ['fails', 'process.exit(3)'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
  ])('fail with a program that %s', (_, code) => {
    const name = `ending-${process.pid}`;
    onTestFinished(() => rmSync(join(cacheDir, 'logs', `${name}.log`), { force: true }));
    const { status, stderr } = command(name, process.execPath, ['-e', code]);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${name} failed.`)]);
  });

  it('keep the end of an output that does not end', () => {
    const name = `talking-${process.pid}`;
    onTestFinished(() => rmSync(join(cacheDir, 'logs', `${name}.log`), { force: true }));
    const code = 'process.stdout.write("x".repeat(3_000_000) + "the end")';
    const { stdout } = command(name, process.execPath, ['-e', code]);
    expect(stdout).toContain('the end\n');
    expect(stdout.length).toBeLessThan(1_001_000);
  });

  it('go on where their output cannot be kept', () => {
    const name = `asking-node-${process.pid}`;
    const log = join(cacheDir, 'logs', `${name}.log`);
    mkdirSync(log, { recursive: true }); // nothing can be written to a folder
    onTestFinished(() => rmdirSync(log));
    const { status, stdout, stderr } = command(name, process.execPath, ['-p', '6 * 7']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('42\n');
  });
});

it('the slowest test files are named with their time', () => {
  const file = (name: string, endTime: number) => ({ name: `/home/x/${name}`, startTime: 1000, endTime });
  const testResults = [file('a/fast.test.ts', 1100), file('b/slow.test.ts', 4500), file('c/mid.test.ts', 2000)];
  expect(slowest({ testResults }, 2)).toEqual(['b/slow.test.ts 3.5 s', 'c/mid.test.ts 1.0 s']);
});
