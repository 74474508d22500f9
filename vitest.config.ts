import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The generator resolves this name; outside of it, texts are as they are written.
  resolve: { alias: { '@docusaurus/Translate': join(import.meta.dirname, 'scripts/testing/translate.ts') } },
  test: {
    include: [
      'packages/**/*.test.ts',
      'site/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'deploy/**/*.test.ts',
      'e2e/spec/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**', '**/build.{next,former}/**', '**/*.long.test.ts'],
    globalSetup: 'scripts/testing/temporary-files.ts',
    // Vitest leaves one core for itself, which on two cores leaves one for the tests.
    maxWorkers: availableParallelism(),
    // Time is never asserted: the limit is for a test that hangs, also on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
