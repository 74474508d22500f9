import { parseArgs } from 'node:util';
import { Failure } from './explain.mjs';

/**
 * Arguments of a command, as `parseArgs` reads them.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {Failure} When an option is none of them, or written as it cannot be; the sentence names those that there are.
 */
export function readOptions(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const unknown = /^Unknown option '([^']+)'/.exec(error.message)?.[1];
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new Failure(unknown ? `Unexpected option ${unknown}, expected ${known.join(' or ')}.` : error.message);
  }
}
