/** A piece of a hint: text, or the decision of the sandbox that stands behind what was said. */
export interface HintPart {
  /** Where it begins in the hint. */
  readonly at: number;
  readonly text: string;
  readonly decision: string | null;
}

/** Reads the decisions that a hint names: `… takes 100 (sandbox: clamped-numbers)`. */
export function hintParts(hint: string): readonly HintPart[] {
  const parts: HintPart[] = [];
  let start = 0;
  for (const { 0: whole, 1: decision = '', index } of hint.matchAll(/\(sandbox: ([\w-]+)\)/g)) {
    parts.push({ at: start, text: hint.slice(start, index), decision: null }, { at: index, text: whole, decision });
    start = index + whole.length;
  }
  parts.push({ at: start, text: hint.slice(start), decision: null });
  return parts.filter(({ text }) => text !== '');
}
