/**
 * Whether a line of a request sends a parameter.
 * @param line A line of a sample in any language, such as `--data-urlencode 'title=Linen apron' \\`.
 * @param name Name of the parameter; `variation[1]` for one cell of a list, `variation` for all of them.
 */
export function sends(line: string, name: string): boolean {
  return line.split(/['"?&]/).some((part) => part.split('=')[0] === name || part.startsWith(`${name}[`));
}
