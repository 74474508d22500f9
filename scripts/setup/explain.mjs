import { relative } from 'node:path';
import { root } from './paths.mjs';

/** A failure whose message is all that the reader needs: printed alone, without a stack. */
export class Failure extends Error {}

/** @type {readonly (readonly [pattern: RegExp, cause: string])[]} */
const causes = [
  [
    /ENOSPC|no space left on device|Disk quota exceeded|EDQUOT/i,
    'The disk is full: free about 2 GB, then run this command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network (request|timeout)|Could not resolve/i,
    'The network cannot be reached: check the connection or the proxy settings, then run this command again.',
  ],
  [/EROFS|read-only file system/i, 'The folder of the project is read-only: copy it to a place where you may write.'],
  [
    /EACCES|EPERM|permission denied/i,
    'Files of the project may not be written: make yourself their owner, then run this command again.',
  ],
];

/**
 * Names the usual cause behind the output of a failed command, in one sentence.
 * @param {string} output
 * @returns {string | undefined}
 */
export function explain(output) {
  return causes.find(([pattern]) => pattern.test(output))?.[1];
}

/**
 * Mistakes in sources that tsx could not read, or that name what there is not, each with its file and line.
 * @param {Error} error
 * @returns {string | undefined}
 */
function mistakesOfSource({ name, message, stack = '' }) {
  const mistakes = name === 'TransformError' ? [...message.matchAll(/^(.+?):(\d+):\d+: ERROR: (.*)$/gm)] : [];
  const lines = mistakes.map(([, file = '', line, what]) => `✗ ${relative(root, file)}:${line}: ${what}`);
  // Outside of functions: a list of data has a word that nothing defines.
  const [, file = '', line] = /^ReferenceError: .*\n +at <anonymous> \((.+?):(\d+):\d+\)$/m.exec(stack) ?? [];
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (line && word)
    lines.push(
      `✗ ${relative(root, file)}:${line}: Unexpected name ${word}, expected one that the file imports or defines`,
    );
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/**
 * Runs the body of a command: a failure becomes one sentence and exit code 1.
 * @param {() => Promise<number | void>} body Answers the exit code, 0 when it answers nothing.
 */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const { code, message, stack } = /** @type {NodeJS.ErrnoException} */ (error);
    const isSentence =
      error instanceof Failure ||
      code?.startsWith('ERR_PARSE_ARGS') ||
      (error instanceof Error && error.constructor === Error && /^(\S+:\d+: )?Unexpected .*, expected /s.test(message));
    const mistakes = error instanceof Error ? mistakesOfSource(error) : undefined;
    if (mistakes || isSentence) console.error(`\n${mistakes ?? message}`);
    else console.error(`\n${explain(String(code ?? message)) ?? stack ?? error}`);
    process.exitCode = 1;
  }
}
