import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleLanguage } from './sample-request.ts';

type Language = SampleLanguage['id'];

/** What runs a file of each language, and what shows that it is there. */
const interpreters: Readonly<Record<Language, { readonly command: string; readonly probe: readonly string[] }>> = {
  curl: { command: 'sh', probe: ['-c', 'curl --version'] },
  javascript: { command: process.execPath, probe: ['--version'] },
  php: { command: 'php', probe: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'] },
  ruby: { command: 'ruby', probe: ['-e', 'require "net/http"'] },
  python: { command: 'python3', probe: ['--version'] },
};

/** Whether this machine can run samples of a language. */
export function canRun(language: Language): boolean {
  const { command, probe } = interpreters[language];
  return spawnSync(command, probe, { stdio: 'ignore' }).status === 0;
}

/** How a sample ended. */
export interface Outcome {
  /** Exit code; 0 for success. */
  readonly code: number;
  readonly output: string;
  /** What it wrote to standard error. */
  readonly complaint: string;
}

/** Runs a sample as a reader would: saved to a file, with its language's own interpreter. */
export async function runSample(language: Language, code: string): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'));
  const file = join(folder, language === 'javascript' ? 'sample.mjs' : 'sample');
  try {
    await writeFile(file, code);
    return await new Promise((done) => {
      execFile(interpreters[language].command, [file], { timeout: 60_000 }, (error, output, complaint) => {
        done({ code: error ? Number(error.code ?? 1) : 0, output, complaint });
      });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
