import { anyOptionType, anyPrintedOptionType } from '../syntax.ts';
import type { TagFacts } from './tag.ts';
import { tagFacts } from './tag-facts.ts';

/** A tag as found in a theme. */
export interface FoundTag {
  readonly tag: TagFacts;
  /** The number typed into the name: 7 for `{ItemImage7URL-500}`. */
  readonly number?: number;
  /** Lowest and highest number that the tag takes. */
  readonly range?: readonly [low: number, high: number];
  /** `number` lies outside `range`. */
  readonly outOfRange?: true;
  /** Name of the design option: `Main Color` for `{color:Main Color}`, `Show_Detail` for `{block:if-Show_Detail}`. */
  readonly option?: string;
}

interface Family {
  readonly tag: TagFacts;
  readonly before: string;
  readonly after: string;
  readonly range: readonly [number, number];
}

const exact = new Map<string, TagFacts>();
const families: Family[] = [];
const options = new Map<string, TagFacts>();

for (const tag of tagFacts) {
  const name = tag.name.slice(1, -1);
  const family = /^(.*)\[(\d+)-(\d+)\](.*)$/.exec(name);
  if (family) {
    const [, before = '', low, high, after = ''] = family;
    families.push({ tag, before, after, range: [Number(low), Number(high)] });
  } else if (name.endsWith('NAME')) options.set(name.slice(0, -'NAME'.length), tag);
  else exact.set(name, tag);
}

function findFamily(name: string): FoundTag | undefined {
  for (const { tag, before, after, range } of families) {
    if (!name.startsWith(before) || !name.endsWith(after)) continue;
    const digits = name.slice(before.length, name.length - after.length);
    if (!/^\d{1,9}$/.test(digits)) continue;
    const number = Number(digits);
    const known = number >= range[0] && number <= range[1] && String(number) === digits;
    return { tag, number, range, ...(known ? {} : { outOfRange: true }) };
  }
  return undefined;
}

const optionPrefix = new RegExp(`^(?:(?:${anyPrintedOptionType}):|block:(?:not_)?(?:${anyOptionType})-)`);

function findOption(name: string): FoundTag | undefined {
  const prefix = optionPrefix.exec(name)?.[0];
  const tag = prefix === undefined ? undefined : options.get(prefix);
  const option = name.slice(prefix?.length ?? 0);
  return tag && option !== '' ? { tag, option } : undefined;
}

/**
 * Finds the tag that a name in a theme stands for.
 * @param written With or without braces: `{ItemImage7URL-500}`, `block:Item24`, `color:Main Color`, `lang:Law`.
 * @returns The tag with the number or the option in its name; undefined for a name that no tag has. A number out of range
 *   still finds its tag and is marked.
 */
export function findTag(written: string): FoundTag | undefined {
  const name = written.startsWith('{') && written.endsWith('}') ? written.slice(1, -1) : written;
  const tag = exact.get(name);
  return tag ? { tag } : (findFamily(name) ?? findOption(name));
}

/**
 * Finds a block by its name in the tree.
 * @param name Without `block:`: `Items`, `ItemImage3`, `not_if-Show_Detail`.
 */
export function findBlock(name: string): FoundTag | undefined {
  return findTag(`block:${name}`);
}
