/** Says what was expected of a value; null when it fits. */
export type Check = (value: unknown) => string | null;

/** What the members of an object are; a name with `!` is required, and others than these are not known. */
export interface Shape {
  readonly [member: string]: Check | Shape;
}

export const flag: Check = (value) => (typeof value === 'boolean' ? null : 'true or false');

export const text =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest ? null : `a text of at most ${longest} characters`;

export const whole =
  (lowest: number, highest: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= lowest && Number(value) <= highest
      ? null
      : `a whole number from ${lowest} to ${highest}`;

export const oneOf =
  (choices: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && choices.includes(value) ? null : `one of ${choices.join(', ')}`;

export const listOf =
  (shape: Shape, most: number): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > most) return `a list of 1 to ${most}`;
    for (const each of value) checkMembers(each, shape);
    return null;
  };

/**
 * Checks plain data from outside, member by member.
 * @throws {RangeError} At the first that is unknown or does not fit; the message says what fits.
 */
export function checkMembers(value: unknown, shape: Shape): void {
  if (Object.prototype.toString.call(value) !== '[object Object]')
    throw new RangeError(`Unexpected ${JSON.stringify(value)?.slice(0, 40)}, expected an object`);
  const rules = new Map(Object.entries(shape).map(([name, rule]) => [name.replace('!', ''), rule]));
  for (const name of Object.keys(shape))
    if (name.endsWith('!') && Object(value)[name.slice(0, -1)] === undefined)
      throw new RangeError(`Missing ${name.slice(0, -1)}, expected a value`);
  for (const [name, member] of Object.entries(Object(value))) {
    const rule = rules.get(name);
    if (!rule) throw new RangeError(`Unexpected ${name.slice(0, 40)}, expected one of ${[...rules.keys()].join(', ')}`);
    if (member === undefined) continue;
    if (typeof rule === 'object') checkMembers(member, rule);
    else {
      const expected = rule(member);
      if (expected)
        throw new RangeError(`Unexpected ${name} ${JSON.stringify(member)?.slice(0, 40)}, expected ${expected}`);
    }
  }
}
