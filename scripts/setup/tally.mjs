/** Counts of one part of the checks. @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts of one check that either holds or does not.
 * @param {boolean} holds
 * @returns {Counts}
 */
export const one = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 });

/**
 * Reads the counts of a Vitest JSON report.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[] }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Names the test files that took longest, with their seconds.
 * @param {{ testResults: readonly { name: string, startTime: number, endTime: number }[] }} report Of Vitest.
 * @param {number} count
 */
export function slowest({ testResults }, count) {
  return testResults
    .map(({ name, startTime, endTime }) => ({
      file: name.replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${file.split('/').slice(-2).join('/')} ${seconds.toFixed(1)} s`);
}

/**
 * Reads the counts of a Playwright JSON report; a test that passed only on a second try counts as passed.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number },
 *   errors: readonly unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

/**
 * Sums up parts.
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of parts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * The closing line: `812 passed, 0 failed`, with `, 3 skipped` when there are any.
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
