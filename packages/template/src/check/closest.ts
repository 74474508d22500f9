/**
 * Finds the candidate that a misspelt name is most likely meant for.
 * @returns Undefined when none is near: two slips at most, one in names below six letters.
 */
export function closest(name: string, candidates: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const most = name.length < 6 ? 1 : 2;
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > most) continue;
    const distance = candidate.toLowerCase() === lower ? 0.5 : slips(name, candidate, most);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * Whether a misspelt name can be meant for one candidate alone: it has the same letters in another case, or one slip,
 * and no other candidate is near. A number, or an s at the end, may be what the author means: then no one can be sure.
 */
export function isOnlyNear(name: string, meant: string, candidates: readonly string[]): boolean {
  if (name.length < 6 || digits(name) !== digits(meant)) return false;
  if (`${name}s` === meant || `${meant}s` === name) return false;
  if (name.toLowerCase() !== meant.toLowerCase() && slips(name, meant, 1) > 1) return false;
  return candidates.every(
    (each) => each === meant || Math.abs(each.length - name.length) > 2 || slips(name, each, 2) > 2,
  );
}

const digits = (name: string) => name.replace(/\D+/g, ' ').trim();

/**
 * Insertions, deletions, changes and swaps of neighbors between two names; anything above `most` is `most + 1`.
 * Only the band of the table that can stay within `most` is filled in.
 */
function slips(one: string, other: string, most: number): number {
  const beyond = most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => Math.min(index, beyond));
  for (let i = 1; i <= one.length; i++) {
    const next: number[] = new Array<number>(other.length + 1).fill(beyond);
    next[0] = Math.min(i, beyond);
    let least = next[0];
    for (let j = Math.max(1, i - most); j <= Math.min(other.length, i + most); j++) {
      const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let distance = Math.min(
        (row[j - 1] ?? beyond) + (same ? 0 : 1),
        (row[j] ?? beyond) + 1,
        (next[j - 1] ?? beyond) + 1,
      );
      const swapped =
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === other.charCodeAt(j - 1);
      if (swapped) distance = Math.min(distance, (before[j - 2] ?? beyond) + 1);
      next[j] = Math.min(distance, beyond);
      least = Math.min(least, distance);
    }
    if (least >= beyond) return beyond;
    [before, row] = [row, next];
  }
  return row[other.length] ?? beyond;
}
