/** Share of pairs of letters that two texts have in common, from 0 to 1; case, spaces and signs do not matter. */
export function likeness(one: string, other: string): number {
  const [ones, others] = [pairsOf(one), pairsOf(other)];
  const rest = [...others];
  const common = ones.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return ones.length + others.length === 0 ? 0 : (2 * common.length) / (ones.length + others.length);
}

/** The names that are most like a written one, best first. */
export function nearest(written: string, names: readonly string[], most: number): readonly string[] {
  return [...new Set(names)]
    .map((name) => ({ name, score: likeness(written, name) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ name }) => name);
}

/** The letters of a text as messages are compared: in one width and case. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]/gu, '');
}

function pairsOf(text: string): string[] {
  const letters = lettersOf(text);
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2));
}
