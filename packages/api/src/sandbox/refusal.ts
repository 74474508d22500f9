import type { ErrorId } from '../../generated/ids.ts';

export type { ErrorId };

/** Thrown by the sandbox's own code to end a call; `createSandbox` turns it into the error response. */
export class Refusal extends Error {
  /**
   * @param id Which of the platform's errors to answer with.
   * @param hint English, for the developer: what was unexpected, what was expected. Travels in a header.
   * @param text Instead of the error's own text, where that names a number of the call.
   */
  constructor(
    readonly id: ErrorId,
    readonly hint: string,
    readonly text?: string,
  ) {
    super(hint);
  }
}

/** Returns the value, or refuses the call when there is none. */
export function need<Value>(value: Value | null | undefined, id: ErrorId, hint: string): Value {
  if (value === undefined || value === null) throw new Refusal(id, hint);
  return value;
}

/** What is wrong with an id, as a hint begins: `Unexpected item_id 7`, or `Missing item_id`. */
export function unexpectedId(name: string, id: number | undefined): string {
  return id === undefined ? `Missing ${name}` : `Unexpected ${name} ${id}`;
}
