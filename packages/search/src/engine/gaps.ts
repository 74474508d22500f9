/** Ends of numbers: with so many of them most gaps are one character. None means anything in JSON or separates lists. */
const ends = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** What stands before the end of a larger number, most weight first. */
const leads = "!#$%&'()*+-./:;<=>?@[]^_`{|}~";
const values = new Map([...ends, ...leads].map((symbol, index) => [symbol, index]));

/** Packs ascending numbers as the gaps between them: no separators, for a number is over with its end. */
export function packGaps(numbers: readonly number[]): string {
  let last = -1;
  let packed = '';
  for (const number of numbers) {
    packed += symbolsOf(number - last - 1);
    last = number;
  }
  return packed;
}

/** Packs whole numbers from 0 on, in any order. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(symbolsOf).join('');
}

function symbolsOf(gap: number): string {
  let symbols = ends.charAt(gap % ends.length);
  for (let rest = Math.floor(gap / ends.length); rest > 0; rest = Math.floor(rest / leads.length))
    symbols = leads.charAt(rest % leads.length) + symbols;
  return symbols;
}

/** The numbers of {@link packGaps}. */
export function unpackGaps(packed: string): number[] {
  let last = -1;
  return unpackNumbers(packed).map((gap) => {
    last += gap + 1;
    return last;
  });
}

/** The numbers of {@link packNumbers}. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let lead = 0;
  for (const symbol of packed) {
    const value = values.get(symbol) ?? 0;
    if (value >= ends.length) lead = lead * leads.length + value - ends.length;
    else {
      numbers.push(lead * ends.length + value);
      lead = 0;
    }
  }
  return numbers;
}

/** Numbers around 0 as numbers from 0 on. */
export function fold(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

/** The number of {@link fold}. */
export function unfold(folded: number): number {
  return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
}
