import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/setup/find-browser.mjs';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/**/*.spec.ts', 'search/**/*.spec.ts'],
  outputDir: '.cache/results',
  // What is compared is the same on every platform.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  globalSetup: './support/prepare.ts',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // A time limit ends what hangs; how fast something is, is not asked here. A busy machine is ten times as slow.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine can miss a beat: CI asks once more, and its report calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '.cache/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: isRoot ? ['--no-sandbox'] : [] },
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'off',
  },
});
