import { closest } from '../check/closest.ts';
import { Failure } from './failure.ts';

/**
 * One of a fixed set of words.
 * @param what Name of the flag, for the message.
 * @throws {Failure} For any other word.
 */
export function readChoice<Choice extends string>(what: string, written: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === written);
  if (found !== undefined) return found;
  const near = closest(written, choices);
  throw new Failure(`Unexpected ${what} ${written}, expected ${near ? near : `one of ${choices.join(', ')}`}.`);
}

/**
 * A whole number.
 * @throws {Failure} For anything else, and outside `low` to `high`.
 */
export function readNumber(what: string, written: string, low: number, high: number): number {
  if (/^\d{1,9}$/.test(written) && Number(written) >= low && Number(written) <= high) return Number(written);
  throw new Failure(`Unexpected ${what} ${written}, expected a whole number from ${low} to ${high}.`);
}
