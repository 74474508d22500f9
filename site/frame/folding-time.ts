/**
 * How long a section takes to fold or unfold, which grows with its content.
 * @param height Of the content, in pixels.
 * @returns Milliseconds.
 */
export function foldingTime(height: number): number {
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}
