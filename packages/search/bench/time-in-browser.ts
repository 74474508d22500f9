import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../../../scripts/setup/find-browser.mjs';
import type { SearchRecord } from '../src/record.ts';
import type { Latency } from './time-keystrokes.ts';

/**
 * Times all engines in Chromium: `CHROMIUM_PATH`, else an installed one, else Playwright's own.
 * @param typed Queries, one for each keystroke.
 */
export async function timeInBrowser(
  records: readonly SearchRecord[],
  typed: readonly string[],
): Promise<{ version: string; latencies: readonly Latency[] }> {
  const entry = fileURLToPath(new URL('./in-page.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    type InPage = { timeEngines: (records: unknown, typed: unknown) => Promise<Latency[]> };
    const latencies = await page.evaluate(
      ([all, queries]) => (globalThis as unknown as InPage).timeEngines(all, queries), // put there by in-page.ts
      [records, typed] as const,
    );
    return { version: browser.version(), latencies };
  } finally {
    await browser.close();
  }
}
