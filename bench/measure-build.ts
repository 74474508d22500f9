import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Command, Generator } from './generators.ts';

export interface BuildFigures {
  readonly seconds: number;
  /** Most memory that the build's processes held together, sampled; null where /proc is missing. */
  readonly peakMB: number | null;
}

/** Runs the build of a generator. @param cold Forgets every cache before. */
export async function measureBuild(generator: Generator, dir: string, cold: boolean): Promise<BuildFigures> {
  rmSync(join(dir, generator.output), { recursive: true, force: true });
  if (cold) forgetCaches(generator, dir);
  const start = performance.now();
  let peak = 0;
  for (const command of generator.build(dir)) peak = Math.max(peak, await run(command));
  return { seconds: (performance.now() - start) / 1000, peakMB: peak > 0 ? Math.round(peak / 1e6) : null };
}

/** Removes what a warm build would find. */
export function forgetCaches(generator: Generator, dir: string): void {
  for (const cache of generator.caches)
    rmSync(isAbsolute(cache) ? cache : join(dir, cache), { recursive: true, force: true });
}

function run({ program = process.execPath, args, cwd, env }: Command): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, CI: '1', ...env } });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    let peak = 0;
    const sample = setInterval(() => {
      peak = Math.max(peak, memoryOf(child.pid ?? 0));
    }, 200);
    child.on('close', (code) => {
      clearInterval(sample);
      if (code === 0) return resolve(peak);
      const text = Buffer.concat(output).toString();
      reject(new Error(`Unexpected exit ${code} of ${args.join(' ')}, expected a build:\n${text.slice(-3000)}`));
    });
  });
}

/** Resident memory of a process and all below it, in bytes. */
function memoryOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), pages * 4096);
  } catch {
    return 0; // gone meanwhile, or no /proc on this system
  }
}

/** Bytes of all files below a folder whose path from there matches. */
export function sizeOf(dir: string, wanted = /./): number {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => wanted.test(path.slice(dir.length)) && !/\.(br|gz)$/.test(path))
    .reduce((sum, path) => sum + statSync(path).size, 0);
}
