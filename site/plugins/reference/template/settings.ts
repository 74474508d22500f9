import type { ExampleSettings } from '../../../src/components/TemplateExample/example-input.ts';

interface FenceMeta extends ExampleSettings {
  readonly title?: string;
  /** The example shows a mistake on purpose. */
  readonly problem: boolean;
}

const list = (value: string): readonly string[] => value.split(',').filter((each) => each !== '');

/** `if:Show Prices:` and `color:Main:#c00`: full name of the option, which has a colon itself, and its value. */
function optionOf(pair: string): readonly [name: string, value: string] {
  const end = pair.indexOf(':', pair.indexOf(':') + 1);
  if (end < 0) throw new Error(`Unexpected option \`${pair}\` behind a template fence, expected kind:name:value`);
  return [pair.slice(0, end), pair.slice(end + 1)];
}

function languageOf(value: string): string {
  if (value !== 'ja' && value !== 'en') throw new Error(`Unexpected language \`${value}\`, expected one of ja, en`);
  return value;
}

/**
 * Reads what stands behind the language of a `template` fence.
 * @throws {Error} For a word that is none of the known settings.
 */
export function settingsOf(meta: string): FenceMeta {
  const result: Record<string, unknown> = { page: 'index', problem: false };
  for (const [word] of meta.matchAll(/(?:[^\s"]|"[^"]*"?)+/g)) {
    const [, key = '', quoted, bare] = /^([a-z]+)(?:=(?:"([^"]*)"|([^\s"]+)))?$/.exec(word) ?? [];
    const value = quoted ?? bare;
    if (key === 'problem' && value === undefined) result.problem = true;
    else if (value !== undefined && ['page', 'item', 'title'].includes(key)) result[key] = value;
    else if (value !== undefined && key === 'lang') result.language = languageOf(value);
    else if (value !== undefined && key === 'apps') result.apps = list(value);
    else if (value !== undefined && key === 'options') result.options = Object.fromEntries(list(value).map(optionOf));
    else
      throw new Error(
        `Unexpected \`${word}\` behind a template fence, expected page=, item=, apps=, lang=, options=, title= or problem`,
      );
  }
  return result as unknown as FenceMeta; // every key was set above, under the name that the interface gives it
}
