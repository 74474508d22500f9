/** The last entry that starts at or before an offset; entries are sorted by their start. */
export function lastBefore<Entry>(
  entries: readonly Entry[],
  offset: number,
  start: (entry: Entry) => number,
): Entry | undefined {
  let low = -1;
  let high = entries.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const entry = entries[middle];
    if (entry !== undefined && start(entry) <= offset) low = middle;
    else high = middle - 1;
  }
  return entries[low];
}
