/** A number of places in which work is done. */
export interface Places {
  /** Does the work as soon as a place is free. Null when too much waits. */
  take<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

/**
 * @param most Pieces of work at once.
 * @param mostWaiting Pieces that wait.
 */
export function createPlaces(most: number, mostWaiting: number): Places {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    async take(work) {
      if (taken === most) {
        if (waiting.length >= mostWaiting) return null;
        await new Promise<void>((resolve) => waiting.push(resolve)); // takes the place of one who leaves
      } else taken += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else taken -= 1;
      }
    },
  };
}
