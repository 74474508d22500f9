/** All control characters but line break and tab, and those that turn a text round: a terminal obeys them. */
const commands = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * A text from elsewhere (a theme, a file name, a request) for a terminal or a log: a sign stands for each character that
 * a terminal would obey, so that the text moves nothing, colors nothing and hides nothing. Columns stay as they are.
 */
export function visible(text: string): string {
  return text.replace(commands, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
  });
}

/** The same in one line: a line break would let the text begin a line of its own, and logs obey what some lines begin with. */
export function visibleLine(text: string): string {
  return visible(text.replace(/\r\n?|\n/g, '\u240a')).replaceAll('\t', '\u2409');
}

/** JSON in which no character is a command: readers of the JSON get the same text. */
export function visibleJson(value: unknown, space?: number): string {
  return JSON.stringify(value, null, space).replace(
    commands,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
