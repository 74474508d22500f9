import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'site/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'deploy/**/*.test.ts',
      'e2e/spec/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    // Time is never asserted: the limit is for a test that hangs, also on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
