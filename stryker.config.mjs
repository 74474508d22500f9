/**
 * Mutation testing; `npm run mutate` names what is mutated, and what runs the tests.
 * Options: https://stryker-mutator.io/docs/stryker-js/configuration
 */
export default {
  coverageAnalysis: 'perTest',
  ignoreStatic: true, // constants: each would need all tests
  reporters: ['json', 'progress-append-only'],
  tempDirName: '.cache/mutation/sandboxes',
  timeoutMS: 60_000, // on a busy machine; loops without an end are found by their count
  concurrency: 2,
  disableTypeChecks: false,
};
