import { defineConfig } from 'vitest/config';

/** Journeys need a built site; they run apart from the unit tests, two browsers at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.journey.test.ts'],
    globalSetup: '../../scripts/testing/temporary-files.ts',
    maxWorkers: 2,
    // Time is never asserted: the limit is for a browser that hangs.
    testTimeout: 300_000,
    hookTimeout: 90_000,
  },
});
