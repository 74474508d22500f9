/** Where two texts differ: `start` and `end` in the old one, `text` the new part. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The shortest single change that turns one text into the other. */
export function changedRange(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

/** Moves a span along with a change around it; undefined when the change touches it. */
export function moved<S extends { readonly start: number; readonly end: number }>(
  span: S,
  { start, end, text }: Change,
): S | undefined {
  if (span.end < start) return span;
  const by = text.length - (end - start);
  return span.start >= end ? { ...span, start: span.start + by, end: span.end + by } : undefined;
}
