import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the real command, with its output in pipes. */
export function startCli(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const { INIT_CWD: _, FORCE_COLOR: __, ...rest } = process.env;
  return spawn(process.execPath, ['--import', tsx, main, ...args], { cwd, env: { ...rest, ...env } });
}

/** Runs the real command to its end. */
export function runCli(args: readonly string[], cwd: string, input = '', env?: Record<string, string>): Promise<Ended> {
  const child = startCli(args, cwd, env);
  const out = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (out.stdout += chunk));
  child.stderr?.on('data', (chunk) => (out.stderr += chunk));
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...out }));
  });
}

/** A directory with files in it. */
export function directoryWith(files: Readonly<Record<string, string | Uint8Array>>): {
  readonly path: string;
  remove(): void;
} {
  const path = mkdtempSync(join(tmpdir(), 'template-cli-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
