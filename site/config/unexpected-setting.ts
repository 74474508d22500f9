import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What to say of a setting that cannot be used, with the line of `platform.ts` that has its value in quotes, or else its
 * name.
 * @param setting Name, with those of the objects around it: `announcement.until`.
 * @param expected What could stand there.
 */
export function unexpectedSetting(setting: string, value: string, expected: string): Error {
  const text = readFileSync(fileURLToPath(new URL('platform.ts', import.meta.url)), 'utf8');
  const lines = text.split('\n');
  const withValue = lines.findIndex((line) => [`'${value}'`, `"${value}"`].some((quoted) => line.includes(quoted)));
  const name = setting.split('.').at(-1);
  // Types and defaults stand above the settings.
  const at = withValue >= 0 ? withValue : lines.findLastIndex((line) => line.includes(`${name}:`));
  return new Error(`site/config/platform.ts:${at + 1}: Unexpected ${setting} "${value}", expected ${expected}`);
}
