/** About how many tokens a page has as Markdown. */
export interface PageTokens {
  readonly route: string;
  readonly tokens: number;
}

/**
 * Every page with its tokens, the longest first, in columns.
 * @param width Longest line, in characters.
 */
export function printTokens(pages: readonly PageTokens[], width = 150): string {
  const sorted = [...pages].sort((one, other) => other.tokens - one.tokens || (one.route < other.route ? -1 : 1));
  const cells = sorted.map(({ route, tokens }) => `${String(tokens).padStart(6)} ${route}`);
  const column = Math.max(0, ...cells.map(({ length }) => length)) + 2;
  const perLine = Math.max(1, Math.floor(width / column));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += perLine)
    lines.push(
      cells
        .slice(i, i + perLine)
        .map((cell) => cell.padEnd(column))
        .join('')
        .trimEnd(),
    );
  return lines.join('\n');
}
