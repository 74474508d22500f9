/**
 * Finds the name that a misspelt one is most likely meant for.
 * @param most Characters that may differ.
 */
export function nearest(name: string, candidates: readonly string[], most: number): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, far: distance(candidate, name) }))
    .sort((one, other) => one.far - other.far);
  return best && best.far <= most ? best.candidate : undefined;
}

/** How many characters to change, add or leave out (Levenshtein), blind to case. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [above, letter] of [...one.toLowerCase()].entries()) {
    const next = [above + 1];
    for (const [at, character] of [...other.toLowerCase()].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === character ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
