/** What became of one test. */
export interface TestResult {
  /** Title with the groups it stands in. */
  readonly title: string;
  readonly file: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The sites that it looked at: `site` is the product's, others are fixtures. None when it looked at code alone. */
  readonly sites: readonly string[];
}

interface Suite {
  readonly title: string;
  readonly file?: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

/** Flattens the report that Playwright's JSON reporter writes. A flaky test counts as failed. */
export function readReport(json: string): TestResult[] {
  const report = JSON.parse(json) as { suites: readonly Suite[] }; // shape of the JSON reporter
  return report.suites.flatMap((suite) => resultsOf(suite, []));
}

function resultsOf(suite: Suite, groups: readonly string[]): TestResult[] {
  const inside = suite.title && suite.title !== suite.file ? [...groups, suite.title] : groups;
  const own = (suite.specs ?? []).map((spec) => ({
    title: [...inside, spec.title].join(' › '),
    file: spec.file,
    outcome: outcomeOf(spec),
    sites: spec.tests.flatMap(({ annotations = [] }) =>
      annotations.flatMap(({ type, description = '' }) => (type === 'site' ? [description] : [])),
    ),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((each) => resultsOf(each, inside))];
}

function outcomeOf({ tests }: Spec): TestResult['outcome'] {
  if (tests.length === 0 || tests.some(({ status }) => status === 'skipped')) return 'skipped';
  return tests.every(({ status }) => status === 'expected') ? 'passed' : 'failed';
}
