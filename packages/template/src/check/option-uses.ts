import type { Span } from '../ast.ts';
import type { WrittenTag } from '../parse/written-tags.ts';
import { anyOptionType } from '../syntax.ts';
import type { Edit } from './rule.ts';
import type { Theme } from './theme.ts';

/** A theme with its tags. */
interface TaggedTheme {
  readonly theme: Theme;
  readonly tags: readonly WrittenTag[];
  tagAt(offset: number): WrittenTag | undefined;
}

/** A place that names a design option: its declaration, or a tag that reads it. */
export interface OptionPlace {
  /** The name without its type, as it stands there. */
  readonly name: string;
  readonly span: Span;
  readonly declares: boolean;
  /** Blocks write `_` for a space. */
  readonly inBlock: boolean;
}

/** An option and all places that name it. */
export interface OptionUses {
  readonly type: string;
  /** The name as declared; as a tag spells it, where nothing declares it. */
  readonly name: string;
  readonly places: readonly OptionPlace[];
}

const inTag = new RegExp(`^(block:(?:not_)?)?(${anyOptionType})[:-](.+)$`);

/** The design option that an offset names, in a tag or in a declaration. */
export function optionAt(document: TaggedTheme, offset: number): (OptionUses & { readonly here: Span }) | undefined {
  for (const option of optionsOf(document)) {
    const here = option.places.find(({ span }) => span.start <= offset && offset <= span.end);
    if (here) return { ...option, here: here.span };
  }
  const tag = document.tagAt(offset);
  const read = tag && readOption(tag);
  const option =
    read && optionsOf(document).find(({ type, name }) => keyOf(type, name) === keyOf(read.type, read.name));
  return option && read && { ...option, here: read.span };
}

/** All options of a theme. */
export function optionsOf({ theme, tags }: TaggedTheme): readonly OptionUses[] {
  const options = new Map<string, { type: string; name: string; places: OptionPlace[] }>();
  const add = (type: string, place: OptionPlace) => {
    const key = keyOf(type, place.name);
    const option = options.get(key) ?? { type, name: place.name, places: [] };
    option.places.push(place);
    options.set(key, option);
  };
  for (const { name, type, element } of theme.declarations) {
    const value = element.attributes.find((attribute) => attribute.name === 'name')?.value;
    const bare = name.slice(type.length + 1);
    if (value)
      add(type, {
        name: bare,
        span: { start: value.end - bare.length, end: value.end },
        declares: true,
        inBlock: false,
      });
  }
  for (const tag of tags) {
    const read = readOption(tag);
    if (read) add(read.type, { name: read.name, span: read.span, declares: false, inBlock: read.inBlock });
  }
  return [...options.values()].map((option) => ({
    ...option,
    places: option.places.toSorted((one, other) => one.span.start - other.span.start),
  }));
}

/**
 * Edits that give an option another name everywhere.
 * @returns A sentence where the name cannot be one, or is taken.
 */
export function renameOption(document: TaggedTheme, { type, places }: OptionUses, name: string): Edit[] | string {
  if (!/^[^\s{}"'<>;:][^{}"'<>;:\r\n]*$/.test(name) || name !== name.trim())
    return `Unexpected name ${name}, expected one without braces, quotes, colons, semicolons and angle brackets.`;
  const isSame = (place: OptionPlace) => places.some(({ span }) => span.start === place.span.start);
  const taken = optionsOf(document).find((other) => keyOf(other.type, other.name) === keyOf(type, name));
  if (taken?.places.some((place) => !isSame(place)))
    return `Unexpected name ${name}, expected one that no other option of the type ${type} has.`;
  return places.map(({ span, inBlock }) => ({ span, text: inBlock ? name.replaceAll(' ', '_') : name }));
}

function readOption({ name, span }: WrittenTag) {
  const [, block, type, bare] = inTag.exec(name) ?? [];
  if (!type || !bare) return undefined;
  const end = span.end - 1;
  return { type, name: bare, inBlock: block !== undefined, span: { start: end - bare.length, end } };
}

/** Declarations write spaces where blocks write `_`. */
function keyOf(type: string, name: string): string {
  return `${type}:${name.replaceAll(' ', '_')}`;
}
