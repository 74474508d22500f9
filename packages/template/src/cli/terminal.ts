import pico from 'picocolors';

/** Colors on a terminal, unless the person has switched them off; none in files and pipes. */
export const colors = pico.createColors(
  process.env.FORCE_COLOR !== undefined
    ? process.env.FORCE_COLOR !== '0'
    : process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
);

/** Writes all of it, however slowly the reader takes it. */
export function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

/** `1 error`, `2 errors`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
