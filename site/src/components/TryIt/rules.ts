import type { CompactParameter } from '@shop-docs/api/compact';

const count = (value: number): string => value.toLocaleString('en');

function range(low: number | undefined, high: number | undefined, unit: string): string[] {
  if (low !== undefined && high !== undefined) return [`${count(low)} to ${count(high)}${unit}`];
  if (low !== undefined) return [`at least ${count(low)}${unit}`];
  return high === undefined ? [] : [`at most ${count(high)}${unit}`];
}

/** The rule of a parameter in a few words: `integer, 0 to 100`. */
export function ruleOf(parameter: CompactParameter): string {
  const { type, format, minimum, maximum, minLength, maxLength, commaSeparated, maxItems, indexed } = parameter;
  return [
    format === 'uri' ? 'address' : type,
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...(commaSeparated ? ['separated by commas', ...range(undefined, maxItems, ' values')] : []),
    ...(commaSeparated && parameter.enum ? [`of ${parameter.enum.join(' · ')}`] : []),
    ...(indexed ? ['one for each row'] : []),
    ...(parameter.default === undefined ? [] : [`default ${parameter.default}`]),
  ].join(', ');
}

/** What the platform would not expect of a value, in words; null when it fits. Sending it is allowed all the same. */
export function problemOf(parameter: CompactParameter, value: string): string | null {
  if (value === '') return parameter.required && !parameter.indexed ? 'Required: the call fails without it.' : null;
  const parts = parameter.commaSeparated ? value.split(',').map((part) => part.trim()) : [value];
  if (parts.length > (parameter.maxItems ?? Number.POSITIVE_INFINITY))
    return `Unexpected ${parts.length} values, expected at most ${parameter.maxItems}.`;
  for (const part of parts) {
    const expected = expectation(parameter, part);
    if (expected) return `Unexpected “${part.slice(0, 40)}”, expected ${expected}.`;
  }
  return null;
}

/** What was expected instead of a value; null when the value fits. */
function expectation(rule: CompactParameter, value: string): string | null {
  const { minimum, maximum, minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = rule;
  if (rule.enum) return rule.enum.map(String).includes(value) ? null : `one of ${rule.enum.join(', ')}`;
  if (rule.type === 'integer') {
    if (!/^-?\d+$/.test(value)) return 'a whole number';
    const fits = Number(value) >= (minimum ?? 0) && Number(value) <= (maximum ?? Number.POSITIVE_INFINITY);
    return fits ? null : (range(minimum ?? 0, maximum, '')[0] ?? null);
  }
  const length = [...value].length;
  if (length < minLength || length > maxLength) return range(rule.minLength, rule.maxLength, ' characters')[0] ?? null;
  if (rule.format === 'uri' && !URL.canParse(value)) return 'a full address, such as https://example.com/callback';
  return pattern && !new RegExp(pattern, 'u').test(value) ? 'the form of the example' : null;
}
