import type { LineCounter, YAMLParseError } from 'yaml';

/**
 * What is wrong with a file that is no YAML, in the words of the first error: the others follow from it.
 * @param text The whole file.
 * @returns Undefined for a file that is right.
 */
export function parseFault(
  [error, next]: readonly YAMLParseError[],
  text: string,
  lines: LineCounter,
): { readonly line: number; readonly what: string } | undefined {
  if (!error) return undefined;
  const { line } = lines.linePos(error.pos[0]);
  if (error.code === 'DUPLICATE_KEY') {
    const [key] = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]+)/.exec(text.slice(error.pos[0])) ?? ['?'];
    return { line, what: `Unexpected second key ${key}, expected one` };
  }
  // The parser takes a deeper line for the rest of the text above it, and says so of that text.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    const end = lines.linePos(next.pos[1]).line;
    if (next.pos[0] === error.pos[0] && end > line)
      return { line: end, what: `Unexpected indentation, deeper than line ${line}, expected that of its neighbors` };
  }
  return {
    line,
    what: `Unexpected text (${error.message}), expected YAML; mend the indentation, or put a text with a colon in double quotes`,
  };
}
