import { colord, extend } from 'colord';
import names from 'colord/plugins/names';
import { closest } from '../check/closest.ts';
import type { DesignOption } from '../parse/read-design-options.ts';
import { Failure } from './failure.ts';

extend([names]);

/**
 * Values for design options, from `--option "color:Main=#c00"`.
 * @param declared The options of the theme by full name.
 * @throws {Failure} For an option that the theme does not declare, and a value that it cannot have.
 */
export function readOptions(
  written: readonly string[],
  declared: ReadonlyMap<string, DesignOption>,
): Record<string, string> {
  const options: Record<string, string> = {};
  for (const each of written) {
    const [, name, value = ''] = /^([^=]+)=([\s\S]*)$/.exec(each) ?? [];
    if (name === undefined)
      throw new Failure(`Unexpected --option ${each}, expected a name and a value: "color:Main=#cc0000"`);
    const option = declared.get(name);
    if (!option)
      throw new Failure(`Unexpected --option ${name}, expected ${expectedOption(name, [...declared.keys()])}.`);
    const fault = optionFault(option, value);
    if (fault) throw new Failure(`Unexpected --option ${each}, expected ${fault}.`);
    options[name] = value;
  }
  return options;
}

/** What a value should have been; undefined when it fits. */
export function optionFault({ type, choices }: DesignOption, value: string): string | undefined {
  if (type === 'if') return /^[01]$/.test(value) ? undefined : '1 (on) or 0 (off)';
  if (type === 'color') return colord(value).isValid() ? undefined : 'a color such as #cc0000';
  if (type !== 'select' || choices.some((choice) => choice.value === value)) return undefined;
  return `one of ${choices.map((choice) => choice.value).join(', ')}`;
}

function expectedOption(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'none: the theme declares no design options';
  return closest(name, known) ?? `an option that the theme declares: ${known.join(', ')}`;
}
