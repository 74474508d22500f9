/** A source of 32 hexadecimal digits, the same ones for the same seed. Not for secrets (mulberry32). */
export function randomHex(seed: number): () => string {
  let state = seed >>> 0;
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0).toString(16).padStart(8, '0');
  };
  return () => word() + word() + word() + word();
}
