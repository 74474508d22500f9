export interface Position {
  /** Line, from 1. */
  readonly line: number;
  /** Column in UTF-16 units, from 1. */
  readonly column: number;
}

/** Turns offsets into lines and columns; the lines of the source are counted once. */
export function locator(source: string): (offset: number) => Position {
  const starts = [0];
  for (const { index, 0: lineBreak } of source.matchAll(/\r\n|\r|\n/g)) starts.push(index + lineBreak.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
