import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { stateSchema } from './state-schema.ts';

const validate = new Ajv2020({ strict: false }).compile(stateSchema);

/**
 * Checks a saved state from outside before the sandbox goes on from it.
 * @throws {RangeError} When it is none, or is damaged; the message names the place: `/shop/items/0/1`.
 */
export function checkState(state: unknown): void {
  if (validate(state)) return;
  // Of the ways in which a list of choices does not fit, the first is as good as any; the validator stops at one place.
  const fault = validate.errors?.[0];
  throw new RangeError(
    `Unexpected ${fault ? shown(state, fault) : 'state'} at ${fault?.instancePath || 'the top'} of the state, expected it ${expectationOf(fault)}`,
  );
}

/** What the validator says that a value must be or have. */
function expectationOf(fault: ErrorObject | undefined): string {
  return (fault?.message ?? 'must fit').replace(/^must NOT\b/, 'not to').replace(/^must\b/, 'to');
}

/** The value at the place of a fault, as it is written, or its beginning. */
function shown(state: unknown, { instancePath }: ErrorObject): string {
  const keys = instancePath.split('/').slice(1);
  const value = keys.reduce<unknown>(
    (inner, key) => Object(inner)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    state,
  );
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
