/** What of a JSON answer is shown. */
export interface FitOptions {
  /** Members to keep, at any depth; absent: all. */
  readonly only?: readonly string[] | undefined;
  /** Where lists that are cut begin. */
  readonly offset: number;
  /** Most characters. */
  readonly most: number;
}

/** A JSON value within a budget, and what was left out of it. */
export interface Fitted {
  readonly value: unknown;
  readonly left: readonly string[];
}

/** Slots of images that are empty: most of an item. */
const emptyImage = /^img\d+_/;

/** Leaves out empty images and members that were not asked for, then cuts the longest lists until the rest fits. */
export function fit(given: unknown, { only, offset, most }: FitOptions): Fitted {
  const left: string[] = [];
  let images = 0;
  const kept = JSON.parse(
    JSON.stringify(given ?? null, (key, value: unknown) => {
      if (value === null && emptyImage.test(key)) {
        images += 1;
        return undefined;
      }
      return value;
    }),
  );
  if (images > 0) left.push(`${images} empty image fields (null)`);
  let value: unknown = only ? (pick(kept, only) ?? withoutEntries(kept)) : kept;
  for (let round = 0; round < 20 && sizeOf(value) > most; round++) {
    const longest = listsIn(value).sort((one, other) => sizeOf(other.list) - sizeOf(one.list))[0];
    if (!longest) break;
    const { list, path } = longest;
    const room = Math.max(most - (sizeOf(value) - sizeOf(list)), most / 4);
    const start = Math.min(offset, list.length - 1);
    let count = 0;
    for (let size = 2; start + count < list.length; count++) {
      size += sizeOf(list[start + count]) + 1;
      if (size > room) break;
    }
    if (count === 0 || (start === 0 && count === list.length)) break;
    value = put(value, path, list.slice(start, start + count));
    left.push(
      `${path.join('.') || 'list'}: ${start} to ${start + count - 1} of ${list.length}; go on with offset ${start + count}`,
    );
  }
  if (sizeOf(value) > most) {
    const members = membersOf(kept).map(([name, each]) => `${name} (${sizeOf(each)})`);
    return {
      value: null,
      left: [
        `${sizeOf(kept)} characters; ask with only, or a larger max. Members and their characters: ${members.join(', ')}`,
      ],
    };
  }
  return { value, left };
}

/** Members of an object; of one that has a single large member, those of that. */
function membersOf(value: unknown): [string, unknown][] {
  const members = Object.entries(Object(value));
  const large = members.find(([, each]) => !Array.isArray(each) && sizeOf(each) > sizeOf(value) * 0.9);
  return large && typeof large[1] === 'object' ? membersOf(large[1]) : members;
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}

/** The lists of an answer, empty: what there is when no entry has a member that was asked for. */
function withoutEntries(value: unknown): unknown {
  const lists = Object.entries(Object(value)).filter(([, each]) => Array.isArray(each));
  return Object.fromEntries(lists.map(([name]) => [name, []]));
}

/** The members of these names or paths, in the objects that they lie in; undefined when there is none. */
function pick(value: unknown, only: readonly string[], path = ''): unknown {
  if (Array.isArray(value)) {
    const found = value.map((each) => pick(each, only, path)).filter((each) => each !== undefined);
    return found.length > 0 ? found : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const isAsked = (place: string) =>
    only.map((each) => each.replaceAll('[]', '')).some((each) => place === each || place.endsWith(`.${each}`));
  const found = Object.entries(value).flatMap(([name, each]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const kept = isAsked(place) ? each : pick(each, only, place);
    return kept === undefined ? [] : [[name, kept]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

interface ListAt {
  readonly list: readonly unknown[];
  readonly path: readonly string[];
}

/** Lists with more than one entry that lie in no other list. */
function listsIn(value: unknown, path: readonly string[] = []): ListAt[] {
  if (Array.isArray(value))
    return value.length > 1 ? [{ list: value, path }] : value.flatMap((each) => listsIn(each, [...path, '0']));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => listsIn(each, [...path, name]));
}

function put(value: unknown, [first, ...rest]: readonly string[], inner: unknown): unknown {
  if (first === undefined) return inner;
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === first ? put(each, rest, inner) : each));
  const object: Record<string, unknown> = Object(value);
  return { ...object, [first]: put(object[first], rest, inner) };
}
