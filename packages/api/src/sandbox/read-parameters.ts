import type { CompactOperation, CompactParameter } from '../description/compact.ts';
import { type ErrorId, Refusal } from './refusal.ts';

/** An indexed array (`variation[0]`, `variation[2]`): index to value, holes allowed. */
export type Indexed = ReadonlyMap<number, string>;

/** The parameters of a call that passed the rules of the description. */
export interface Parameters {
  /** The value as sent, or the default; undefined when it was left out, or did not fit and the operation shrugs it off. */
  text(name: string): string | undefined;
  /** The same as a number. */
  number(name: string): number | undefined;
  list(name: string): Indexed;
}

/** How an operation answers to a required parameter left out, and to a value that does not fit its rule. */
export interface Strictness {
  readonly missing?: ErrorId;
  readonly malformed?: ErrorId;
}

const highestIndex = 999;
/** Range of numbers without a range of their own: ids, prices and counts are never negative. */
const [lowest, highest] = [0, 999_999_999];

/**
 * Takes the parameters of one operation out of a query string or a form.
 * @param rule The operation as described.
 * @param sent The query or the form.
 * @param path Values of the placeholders in the path.
 * @throws {Refusal} When a value does not fit and `strictness` names a problem for it; otherwise the value counts as
 * left out, and a number outside its range as the nearest one inside.
 */
export function readParameters(
  rule: CompactOperation,
  sent: URLSearchParams,
  path: Readonly<Record<string, string>>,
  strictness: Strictness,
): Parameters {
  const values = new Map<string, string>();
  const lists = new Map<string, Map<number, string>>();
  for (const parameter of rule.parameters) {
    if (parameter.indexed) {
      lists.set(parameter.name, readIndexed(parameter, sent, strictness));
      continue;
    }
    const value = parameter.in === 'path' ? path[parameter.name] : (sent.get(parameter.name) ?? undefined);
    const isBlank = value === '' && (parameter.required || parameter.type === 'integer');
    if (value === undefined || isBlank) {
      if (parameter.required && strictness.missing) {
        throw new Refusal(strictness.missing, `Unexpected lack of ${parameter.name}, expected a value`);
      }
      setDefault(values, parameter);
      continue;
    }
    const fault = faultOf(parameter, value);
    if (!fault) values.set(parameter.name, value);
    else if (strictness.malformed) throw new Refusal(strictness.malformed, fault);
    else if (isNumber(parameter, value)) values.set(parameter.name, nearest(parameter, Number(value)));
    else setDefault(values, parameter);
  }
  return {
    text: (name) => values.get(name),
    number: (name) => (values.has(name) ? Number(values.get(name)) : undefined),
    list: (name) => lists.get(name) ?? new Map(),
  };
}

function readIndexed(
  parameter: CompactParameter,
  sent: URLSearchParams,
  { malformed }: Strictness,
): Map<number, string> {
  const list = new Map<number, string>();
  for (const [key, value] of sent) {
    const [, name, index] = /^([^[]+)\[(\d+)\]$/.exec(key) ?? [];
    if (name !== parameter.name) continue;
    const fault =
      Number(index) > highestIndex
        ? `Unexpected index in ${key}, expected 0 to ${highestIndex}`
        : value && faultOf({ ...parameter, name: key }, value);
    if (!fault) list.set(Number(index), value);
    else if (malformed) throw new Refusal(malformed, fault);
  }
  return new Map([...list].sort(([one], [other]) => one - other));
}

/** What is wrong with a value, in words; null when nothing is. */
function faultOf(rule: CompactParameter, value: string): string | null {
  const { name, minimum = lowest, maximum = highest, maxLength = Number.POSITIVE_INFINITY, pattern, maxItems } = rule;
  const unexpected = (expected: string) =>
    `Unexpected ${name} ${JSON.stringify(value.slice(0, 40))}, expected ${expected}`;
  const choices = rule.enum?.map(String);
  const parts = rule.commaSeparated ? value.split(',').map((part) => part.trim()) : [value];
  if (maxItems !== undefined && parts.length > maxItems) return unexpected(`at most ${maxItems} values`);
  for (const part of parts) {
    if (choices && !choices.includes(part)) return unexpected(choices.join(', '));
    if (rule.type === 'integer' && !/^-?\d{1,15}$/.test(part)) return unexpected('a whole number');
    if (rule.type === 'integer' && (Number(part) < minimum || Number(part) > maximum)) {
      return unexpected(`${minimum} to ${maximum}`);
    }
    if ([...part].length > maxLength) return unexpected(`at most ${maxLength} characters`);
    if (part && pattern !== undefined && !new RegExp(pattern, 'u').test(part))
      return unexpected(`text like ${pattern}`);
  }
  return null;
}

function isNumber({ type, enum: choices, commaSeparated, in: place }: CompactParameter, value: string): boolean {
  return place === 'query' && type === 'integer' && !choices && !commaSeparated && /^-?\d{1,15}$/.test(value);
}

function nearest({ minimum = lowest, maximum = highest }: CompactParameter, value: number): string {
  return String(Math.min(maximum, Math.max(minimum, value)));
}

function setDefault(values: Map<string, string>, { name, default: otherwise }: CompactParameter): void {
  if (otherwise !== undefined) values.set(name, String(otherwise));
}
