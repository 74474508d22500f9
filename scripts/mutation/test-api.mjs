import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it, onTestFinished, test } from '@vitest/runner';
import fc from 'fast-check';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** @type {any} -- chai adds its methods at run time */
const expect = (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message);
Object.assign(expect, chai.expect);
expect.soft = expect;
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect);

/** What tests import from vitest, for a run outside its workers. */
export const vitest = { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, test };

/** Random cases that a property is tried with for each change: thousands would take hours, and find little more. */
const mostCases = 100;

/** @param {fc.IRawProperty<any>} property @param {fc.Parameters<any>} [parameters] */
const assert = (property, parameters) =>
  fc.assert(property, { ...parameters, numRuns: Math.min(parameters?.numRuns ?? mostCases, mostCases) });

/** What tests import from fast-check, with fewer cases. */
export const fastCheck = { ...fc, assert };
