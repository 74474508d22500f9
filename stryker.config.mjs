import { fileURLToPath } from 'node:url';

/**
 * Mutation testing; `npm run mutate` names what is mutated.
 * Options: https://stryker-mutator.io/docs/stryker-js/configuration
 */
export default {
  testRunner: 'in-process',
  plugins: [fileURLToPath(new URL('scripts/mutation/in-process.mjs', import.meta.url))],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  reporters: ['json', 'progress-append-only'],
  tempDirName: '.cache/mutation/sandboxes',
  timeoutMS: 10_000,
  concurrency: 2,
  disableTypeChecks: false,
};
