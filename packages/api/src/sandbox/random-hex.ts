/** A source of 32 hexadecimal digits; its state can be kept and set. */
export interface RandomHex {
  state: number;
  next(): string;
}

/** The same digits for the same seed. Not for secrets (mulberry32). */
export function randomHex(seed: number): RandomHex {
  const source = {
    state: seed >>> 0,
    next: () => word() + word() + word() + word(),
  };
  const word = () => {
    const state = (source.state + 0x6d2b79f5) >>> 0;
    source.state = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0).toString(16).padStart(8, '0');
  };
  return source;
}
