import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closest } from '../check/closest.ts';
import { Failure } from './failure.ts';

type OptionTable = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads flags and names of files.
 * @throws {Failure} For a flag that does not exist, lacks its value or takes none.
 */
export function readArguments<Options extends OptionTable>(args: readonly string[], options: Options) {
  const config = { args: [...args], options, allowPositionals: true as const };
  for (const token of parseArgs({ ...config, strict: false, tokens: true }).tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option)
      throw new Failure(`Unexpected flag ${token.rawName}, ${expectedFlag(token.name, Object.keys(options))}`);
    if (option.type === 'string' && (token.value === undefined || token.value === ''))
      throw new Failure(`Unexpected end after ${token.rawName}, expected its value.`);
    if (option.type === 'string' && token.value?.startsWith('--') && !token.inlineValue)
      throw new Failure(`Unexpected ${token.value} after ${token.rawName}, expected its value.`);
    if (option.type === 'boolean' && token.value !== undefined)
      throw new Failure(`Unexpected value ${token.value} of ${token.rawName}, expected the flag alone.`);
  }
  return parseArgs<typeof config>(config);
}

function expectedFlag(name: string, known: readonly string[]): string {
  const near = closest(name, known);
  return `expected ${near ? `--${near}` : `one of ${known.map((flag) => `--${flag}`).join(', ')}`}.`;
}
