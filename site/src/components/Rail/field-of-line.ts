const member = /^( *)"((?:[^"\\]|\\.)*)":/;

/**
 * What each line of indented JSON belongs to.
 * @param json Text as `JSON.stringify(value, null, 2)` writes it.
 * @returns For each line the names from the root to its member, joined by dots; places in lists do not count. Lines
 * of the root itself have ''.
 */
export function fieldsOfLines(json: string): readonly string[] {
  const names: string[] = [];
  return json.split('\n').map((line) => {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2;
    const name = member.exec(line)?.[2];
    names.length = Math.min(names.length, /^ *[\]}]/.test(line) ? depth + 1 : depth);
    if (name !== undefined) names[depth] = name;
    return [...names].filter(Boolean).join('.');
  });
}
