import { setTimeout } from 'node:timers/promises';

/** Does pieces of work one after the other, in the order in which they were asked for. */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A line in which nobody stands yet. Between two pieces of work everybody else is heard.
 * @param patience How long others wait for one piece, in milliseconds: what takes longer waits for something itself.
 *   Default: until it is done.
 */
export function createLine(patience?: number): Line {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    const done = mine.catch(() => {}).then(() => new Promise(setImmediate));
    last =
      patience === undefined ? done : last.then(() => Promise.race([done, setTimeout(patience, null, { ref: false })]));
    return mine;
  };
}
