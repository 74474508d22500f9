import type { CompactParameter } from '../description/compact-table.ts';

/** What a parameter takes: the one rule that table, form and sandbox read. */
export type ParameterRule = Omit<CompactParameter, 'in' | 'conditional'>;

/** What was found in a value, and what was expected instead. */
export interface Fault {
  /** The part of the value that does not fit, or how many parts there are. */
  readonly found: string;
  readonly expected: string;
  /** The decision of the sandbox that sets the limit, where the platform states none. */
  readonly decision?: 'number-range' | 'text-length';
}

/**
 * Limits of this sandbox where the platform states none, so that one program cannot fill the memory of all.
 * `decisions` tells of them.
 */
export const ownLimits = {
  /** Numbers are never negative; this is the highest. */
  highest: 999_999_999,
  /** Characters of a text. */
  text: 2_000,
  /** Characters of the description of an item. */
  detail: 20_000,
} as const;

/** What the patterns of the description ask for. */
const patterns: Readonly<Record<string, string>> = {
  '^[\\u0000-\\uFFFF]*$': 'no emoji, nor another character of four bytes',
  '^[^ \\u3000]*$': 'no spaces',
  '^[0-9A-Za-z]+$': 'digits and letters alone',
};

const count = (value: number): string => value.toLocaleString('en');

function range(low: number | undefined, high: number | undefined, unit = ''): string[] {
  if (low !== undefined && high !== undefined) return [`${count(low)} to ${count(high)}${unit}`];
  if (low !== undefined) return [`at least ${count(low)}${unit}`];
  return high === undefined ? [] : [`at most ${count(high)}${unit}`];
}

/** The documented limits of a parameter, in words: `1 to 100`, `at most 250 characters`, `at most 50 values`. */
export function limitsOf(rule: Partial<ParameterRule>): readonly string[] {
  return [
    ...range(rule.minimum, rule.maximum),
    ...range(rule.minLength, rule.maxLength, ' characters'),
    ...range(undefined, rule.maxItems, ' values'),
  ];
}

/** The rule of a parameter in a few words: `integer, 0 to 100, default 20`. */
export function ruleOf(rule: ParameterRule): string {
  const { type, format, commaSeparated } = rule;
  return [
    format === 'uri' ? 'URL' : type,
    ...limitsOf(rule),
    ...(commaSeparated ? ['separated by commas'] : []),
    ...(commaSeparated && rule.enum ? [`of ${rule.enum.join(' · ')}`] : []),
    ...(rule.default === undefined ? [] : [`default ${rule.default}`]),
  ].join(', ');
}

/** The parts of a value that is separated by commas, without the space around them. */
export const partsOf = (value: string): string[] => value.split(',').map((part) => part.trim());

/** What is wrong with a value; null when it fits. An empty one is judged by whether it is needed, not here. */
export function faultOf(rule: ParameterRule, value: string): Fault | null {
  const parts = rule.commaSeparated ? partsOf(value) : [value];
  if (parts.length > (rule.maxItems ?? Number.POSITIVE_INFINITY))
    return { found: `${parts.length} values`, expected: `at most ${rule.maxItems}` };
  for (const part of parts) {
    const expected = expectation(rule, part);
    const decision = ownLimitOf(rule, part);
    if (expected !== null) return { found: `“${part.slice(0, 40)}”`, expected, ...(decision && { decision }) };
  }
  return null;
}

/** What was expected instead of a value; null when the value fits. */
function expectation(rule: ParameterRule, value: string): string | null {
  if (rule.enum) return rule.enum.map(String).includes(value) ? null : `one of ${rule.enum.join(', ')}`;
  if (rule.type === 'integer') return numberExpectation(rule, value);
  const longest = longestOf(rule);
  const length = [...value].length;
  if (length < (rule.minLength ?? 0) || length > longest)
    return range(rule.minLength, longest, ' characters')[0] ?? null;
  if (rule.format === 'uri' && !URL.canParse(value)) return 'a full URL, such as https://example.com/callback';
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value)) return shapeOf(rule);
  return isDay(rule) && !(isRealDay(value) && (rule.format !== 'date' || value.length === 10)) ? shapeOf(rule) : null;
}

function longestOf({ name, maxLength }: ParameterRule): number {
  return maxLength ?? (name === 'detail' ? ownLimits.detail : ownLimits.text);
}

/** Which limit of this sandbox a value that does not fit is beyond; undefined for a documented one. */
function ownLimitOf(rule: ParameterRule, value: string): Fault['decision'] {
  if (rule.enum) return undefined;
  if (rule.type !== 'integer')
    return rule.maxLength === undefined && [...value].length > longestOf(rule) ? 'text-length' : undefined;
  const number = /^-?\d+$/.test(value) ? Number(value) : 0;
  const isBeyond = number < 0 ? rule.minimum === undefined : rule.maximum === undefined && number > ownLimits.highest;
  return isBeyond ? 'number-range' : undefined;
}

function numberExpectation({ minimum = 0, maximum }: ParameterRule, value: string): string | null {
  if (!/^-?\d+$/.test(value)) return 'a whole number';
  if (Number(value) < minimum) return range(minimum, maximum)[0] ?? null;
  const highest = maximum ?? ownLimits.highest;
  return Number(value) > highest ? (range(minimum, highest)[0] ?? null) : null;
}

function isDay({ format, pattern }: ParameterRule): boolean {
  return format === 'date' || (pattern?.startsWith('^\\d{4}-\\d{2}-\\d{2}') ?? false);
}

function shapeOf(rule: ParameterRule): string {
  if (!isDay(rule)) return patterns[rule.pattern ?? ''] ?? 'the form of the example';
  return rule.format === 'date' ? 'a day as yyyy-mm-dd' : 'a day that exists, as yyyy-mm-dd or yyyy-mm-dd hh:mm:ss';
}

function isRealDay(value: string): boolean {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(value) ?? [];
  const at = new Date(`${day}T${time}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${day}T${time}`);
}
