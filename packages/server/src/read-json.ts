/** More than any caller of the project sends: the state of the largest shop of the sandbox has half of it. */
const [mostLevels, mostValues] = [32, 2_000_000];
const [quote, backslash, comma] = ['"', '\\', ','].map((character) => character.charCodeAt(0));
const opening = new Set(['[', '{'].map((character) => character.charCodeAt(0)));
const closing = new Set([']', '}'].map((character) => character.charCodeAt(0)));

/**
 * Reads JSON from outside. Counts before it reads: levels and values without end would take minutes and gigabytes.
 * @throws {RangeError | SyntaxError} When the text is too much, or no JSON.
 */
export function readJson(text: string): unknown {
  let [levels, values] = [0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) at = endOfText(text, at);
    else if (character === comma) values += 1;
    else if (opening.has(character)) levels += 1;
    else if (closing.has(character)) levels -= 1;
    if (levels > mostLevels || values > mostValues)
      throw new RangeError(
        `Unexpected ${levels > mostLevels ? 'depth' : 'length'} of the JSON, expected at most ${mostLevels} levels and ${mostValues} values`,
      );
  }
  return JSON.parse(text);
}

/** Where a text ends that begins at `start`. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
  return slashes % 2 === 1;
}
