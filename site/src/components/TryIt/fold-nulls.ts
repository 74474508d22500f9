/** So many empty fields in a row are not worth their lines. */
const many = 8;

const isNull = (line: string) => /<span class="tc">null<\/span>,?$/.test(line);

/**
 * Folds runs of empty fields, such as the image slots of an item that has two pictures.
 * @param html Highlighted JSON, a field a line.
 * @returns The same text; a run is a disclosure whose summary is drawn by the style sheet, so that a copy lacks nothing.
 */
export function foldNulls(html: string): string {
  const runs: { readonly lines: string[]; readonly empty: boolean }[] = [];
  for (const line of html.split('\n')) {
    const empty = isNull(line);
    const last = runs.at(-1);
    if (last?.empty === empty) last.lines.push(line);
    else runs.push({ lines: [line], empty });
  }
  return runs
    .map(({ lines, empty }) => {
      const text = lines.join('\n');
      if (!empty || lines.length < many) return `${text}\n`;
      return `<details><summary aria-label="${lines.length} empty fields"></summary>${text}\n</details>`;
    })
    .join('')
    .replace(/\n$/, '');
}
