/** What the MDX compiler says in words of its own makers, and how it is said here. @type {readonly (readonly [RegExp, string])[]} */
const rewordings = [
  [/^Expected a closing tag for `<(\S+)>`.*$/, 'Unexpected <$1> that stays open, expected </$1>'],
  [
    /^Could not parse expression with acorn$/,
    'Unexpected text in {…}, expected an expression of JavaScript; write \\{ for a brace',
  ],
  [/^Could not parse import\/exports with acorn$/, 'Unexpected import or export, expected one of JavaScript'],
];

/**
 * A message of the MDX compiler as an author reads it.
 * @param {string} message Its places, such as `(20:1-20:7)`, stand at its end or nowhere.
 * @returns {{ what: string, line: number | undefined }} Line of the file, where the message has it.
 */
export function mdxMessage(message) {
  const [range = '', line] = / \((\d+):\d+(?:-\d+:\d+)?\)$/.exec(message) ?? [];
  const plain = message.slice(0, message.length - range.length);
  const what = rewordings.reduce((text, [pattern, by]) => text.replace(pattern, by), plain);
  return { what, line: line === undefined ? undefined : Number(line) };
}
