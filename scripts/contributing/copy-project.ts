import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCompiler } from '../setup/compiler.mjs';
import { root } from '../setup/paths.mjs';

/** A copy of the project in which a change can be tried. */
export interface Copy {
  /** Where it is, absolute. */
  readonly folder: string;
  /** Changes a file: the text must stand in it once. */
  edit(path: string, text: string, by: string): void;
  /** Makes a file, and its folder. */
  add(path: string, text: string): void;
  /** Runs TypeScript in the copy, as a module in one of its folders, and returns what it prints. */
  run(folder: string, code: string): string;
  /** Runs a command of the copy. */
  command(script: string, ...args: readonly string[]): { status: number | null; output: string };
  /** Runs a line of the guide in a shell. */
  shell(line: string): { status: number | null; output: string };
  /** The text of a file; '' where there is none. */
  read(path: string): string;
  /** Runs the unit tests of a path in the copy, those with a word in their names alone, and returns what they print. */
  tests(path: string, word?: string): string;
  /** Files that differ from the project's, those that only try a change left out. */
  changed(): readonly string[];
  /** What compiler and linter have against the changed files and the projects that they belong to; '' for nothing. */
  complaints(): string;
  /** Takes all changes back. */
  reset(): void;
  remove(): void;
}

const own = '@shop-docs';

/** What tries a change and is no part of it. */
const trials = ['try-a-change.ts', 'theme.html'];

/** Copies what Git knows, without the browser tests, and links the installed packages; ours are those of the copy. */
export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'change-'));
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const path of tracked.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { force: true });
  }
  linkPackages(folder, '.');
  for (const workspace of ['site', 'e2e', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)])
    linkPackages(folder, workspace);
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', own, name));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64e6,
    });
  git('init', '-q');
  writeFileSync(join(folder, '.git/info/exclude'), trials.join('\n'));
  git('add', '.');
  git('commit', '-qm', 'as it is');
  const compiler = createCompiler(folder);
  const tsx = ['--import', 'tsx'];
  const program = (path: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'node_modules', path), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout + stderr;
  };
  const changed = () =>
    git('status', '--porcelain', '-uall', '-z')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3));
  return {
    folder,
    changed,
    complaints() {
      const paths = changed();
      const projects = new Set(paths.map((path) => /^(packages\/[^/]+|site|e2e)\//.exec(path)?.[1] ?? '.'));
      const types = [...projects].map((project) => compiler.print(compiler.check(project).problems));
      return types.join('') + program('@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...paths);
    },
    reset() {
      git('reset', '-q', '--hard');
      git('clean', '-dfq');
    },
    edit(path, text, by) {
      const before = readFileSync(join(folder, path), 'utf8');
      if (before.split(text).length !== 2)
        throw new Error(`Unexpected ${path}, expected ${JSON.stringify(text)} in it, once`);
      writeFileSync(
        join(folder, path),
        before.replace(text, () => by),
      );
    },
    add(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    run(place, code) {
      const file = join(folder, place, 'try-a-change.ts');
      writeFileSync(file, code);
      return execFileSync(process.execPath, [...tsx, file], { cwd: folder, encoding: 'utf8', maxBuffer: 64e6 });
    },
    command(script, ...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...tsx, script, ...args], {
        cwd: folder,
        env: { ...process.env, INIT_CWD: folder },
        encoding: 'utf8',
        maxBuffer: 64e6,
      });
      return { status, output: stdout + stderr };
    },
    shell(line) {
      const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
      const { status, stdout, stderr } = spawnSync(line, { cwd: folder, env, shell: true, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    },
    read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : ''),
    tests(path, word = '') {
      const args = [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', path, '-t', word];
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Links what is installed for a workspace, except our own packages. */
function linkPackages(folder: string, workspace: string): void {
  const from = join(root, workspace, 'node_modules');
  const to = join(folder, workspace, 'node_modules');
  let names: string[];
  try {
    names = readdirSync(from);
  } catch {
    return; // nothing is installed for it alone
  }
  mkdirSync(join(to, own), { recursive: true });
  for (const name of names) if (name !== own && name !== '.cache') symlinkSync(join(from, name), join(to, name));
}
