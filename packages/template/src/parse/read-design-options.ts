import { anyOptionType, type OptionType } from '../syntax.ts';

/** A setting that a theme offers to the shop owner, declared by a meta element in its head. */
export interface DesignOption {
  readonly type: OptionType;
  /** Name without the type: `Show Detail`. */
  readonly name: string;
  /** Caption in the design settings; '' when there is none. */
  readonly label: string;
  /** Value until the owner sets another, as written in the theme. */
  readonly value: string;
  /** Values to choose from, for `select`. */
  readonly choices: readonly { readonly value: string; readonly title: string }[];
}

const metaName = new RegExp(`^(${anyOptionType}):([\\s\\S]+)$`);
/** With limits on every part, so that hostile input costs no more than linear time. */
const metaElement = /<meta\s([^"'<>]{0,200}(?:(?:"[^"]{0,2000}"|'[^']{0,2000}')[^"'<>]{0,200}){0,12})>/gi;
const attribute = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the declarations of design options, wherever in the theme they stand.
 * @returns The options by full name (`color:mainColor`), in the order of the source.
 */
export function readDesignOptions(source: string): ReadonlyMap<string, DesignOption> {
  const options = new Map<string, DesignOption>();
  for (const { name = '', content = '', label = '', title = content } of metaElements(source)) {
    const [, type, rest] = metaName.exec(name) ?? [];
    if (!type || !rest) continue;
    const before = options.get(name);
    const choices = type === 'select' ? [...(before?.choices ?? []), { value: content, title }] : [];
    // The expression matches the five types alone.
    options.set(
      name,
      before ? { ...before, choices } : { type: type as OptionType, name: rest, label, value: content, choices },
    );
  }
  return options;
}

function* metaElements(source: string): Generator<Readonly<Record<string, string>>, void, undefined> {
  for (const match of source.matchAll(metaElement)) {
    const attributes: Record<string, string> = {};
    for (const [, key = '', double, single] of (match[1] ?? '').matchAll(attribute)) {
      attributes[key.toLowerCase()] = double ?? single ?? '';
    }
    yield attributes;
  }
}
