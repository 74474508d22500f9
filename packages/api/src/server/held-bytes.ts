/** What one connection holds in memory. */
export interface Holder {
  /** Holds more, or less by a negative number. */
  add(bytes: number): void;
  /** Holds nothing any more. */
  release(): void;
}

/**
 * Counts the bytes of requests and answers under way. When they become too many, the largest holder gives up: small
 * ones beside it go on.
 * @param limit Bytes of all together.
 */
export function createHeldBytes(limit: number): (giveUp: () => void) => Holder {
  const holders = new Map<Holder, { bytes: number; readonly giveUp: () => void }>();
  let held = 0;
  const release = (holder: Holder) => {
    held -= holders.get(holder)?.bytes ?? 0;
    holders.delete(holder);
  };
  return (giveUp) => {
    const holder: Holder = {
      add(bytes) {
        const own = holders.get(holder);
        if (!own) return;
        own.bytes += bytes;
        held += bytes;
        while (held > limit) {
          const [largest, { giveUp: end }] = [...holders].reduce((most, each) =>
            each[1].bytes > most[1].bytes ? each : most,
          );
          release(largest);
          end();
        }
      },
      release: () => release(holder),
    };
    holders.set(holder, { bytes: 0, giveUp });
    return holder;
  };
}
