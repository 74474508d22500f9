/** As many characters stand beside the button that copies on the narrowest phone: what is longer does not fit on a line there. */
const short = 26;

/** A tag in an element of its own, and the space behind it. */
const tag = /<span (class="t\w">\{[\w/:-]{1,22}\})(\s*)<\/span>/g;

/**
 * Lets long lines of code go on below themselves, further in than they begin.
 * @param html Highlighted code, of which no element reaches over the end of a line.
 * @returns The same text; a long line with its line break is an element with the style `--in:4ch`, where 4 is its indentation.
 *   The indentation itself is an `i`, so that no line breaks between it and what follows; a tag is one too, so that
 *   none breaks within, as far as it is no wider than the narrowest line.
 */
export function wrapLines(html: string): string {
  const lines = html.split('\n');
  return lines
    .map((line, index) => {
      const text = line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '-');
      const end = index < lines.length - 1 ? '\n' : '';
      if (text.length <= short) return line + end;
      const indentation = text.search(/\S|$/);
      const held = line.replace(/^(<[^>]*>)?(\s+)/, '$1<i>$2</i>');
      return `<span style="--in:${indentation}ch">${held.replace(tag, '<i $1</i>$2')}${end}</span>`;
    })
    .join('');
}
