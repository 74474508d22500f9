import type { Holds, Statement } from '../statements.ts';
import type { TestResult } from './read-report.ts';

/** A statement and how its proof stands. */
export interface Entry {
  readonly statement: Statement;
  readonly tests: readonly TestResult[];
  readonly state: State;
  /** How it stands on a page that nobody has touched, and on one whose application runs; null where it need not hold. */
  readonly before: State | null;
  readonly after: State | null;
  readonly place: Place;
}

/** Where a statement is proven: on the product's site, on sites that are built for the tests, or by code alone. */
export type Place = 'site' | 'fixture' | 'both' | 'code';

type State = 'proven' | 'failing' | 'untested' | 'scope';

/** Begins the title of a test on a page that nobody has touched. */
export const untouched = 'before a gesture · ';

/** The whole account: every statement, and titles that name statements which do not exist. */
export interface Account {
  readonly entries: readonly Entry[];
  readonly unknown: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Sets tests against statements. A statement is proven when it has tests, all of them pass, and one of them looks at the
 * product's site, unless that site cannot show it.
 */
export function account(statements: readonly Statement[], results: readonly TestResult[]): Account {
  const known = new Set<string>(statements.map(({ id }) => id));
  const entries = statements.map((statement): Entry => {
    const tests = results.filter(({ title }) => statementsIn(title).includes(statement.id));
    const place = placeOf(tests);
    const isElsewhere = !statement.elsewhere && (place === 'fixture' || place === 'code');
    const found = stateOf(statement, tests);
    const state = found === 'proven' && isElsewhere ? 'untested' : found;
    if (!statement.holds) return { statement, tests, state, before: null, after: state, place };
    const early = tests.filter(({ title }) => title.includes(untouched));
    const late = tests.filter((test) => !early.includes(test));
    const half = (when: Holds, own: readonly TestResult[]) =>
      statement.holds === 'both' || statement.holds === when ? stateOf(statement, own) : null;
    const before = half('before', early);
    const after = half('after', late);
    const lacks = [before, after].includes('untested') && state === 'proven';
    return { statement, tests, state: lacks ? 'untested' : state, before, after, place };
  });
  const unknown = results.flatMap(({ title }) =>
    statementsIn(title).flatMap((id) => (known.has(id) ? [] : [{ id, title }])),
  );
  return { entries, unknown };
}

/** Numbers of statements in a title: `S-1 S-2: …`. */
export function statementsIn(title: string): string[] {
  return title.match(/\bS-\d+\b/g) ?? [];
}

function placeOf(tests: readonly TestResult[]): Place {
  const sites = tests.flatMap((test) => test.sites);
  const isOnSite = sites.includes('site');
  if (sites.some((each) => each !== 'site')) return isOnSite ? 'both' : 'fixture';
  return isOnSite ? 'site' : 'code';
}

function stateOf(statement: Statement, tests: readonly TestResult[]): Entry['state'] {
  if (tests.length === 0) return statement.scope ? 'scope' : 'untested';
  return tests.every(({ outcome }) => outcome === 'passed') ? 'proven' : 'failing';
}
