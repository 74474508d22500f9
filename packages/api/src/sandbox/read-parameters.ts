import type { CompactOperation, CompactParameter } from '../description/compact.ts';
import { faultOf, ownLimits } from '../parameters/rule.ts';
import type { DecisionId } from './decisions.ts';
import { byDecision, type Hint } from './hints.ts';
import { type ErrorId, Refusal } from './refusal.ts';

/** An indexed array (`variation[0]`, `variation[2]`): index to value, holes allowed. */
export type Indexed = ReadonlyMap<number, string>;

/** The parameters of a call that passed the rules of the description. */
export interface Parameters {
  /** The value as sent, or the default; undefined when it was left out, or did not fit and no error is documented. */
  text(name: string): string | undefined;
  /** The same as a number. */
  number(name: string): number | undefined;
  list(name: string): Indexed;
}

/** How an operation answers to a required parameter left out, and to a value that does not fit its rule. */
export interface Strictness {
  readonly missing?: ErrorId;
  readonly malformed?: ErrorId;
  /** Which decision of the sandbox tells the two apart. */
  readonly decision?: DecisionId;
}

const highestIndex = 999;

/**
 * Takes the parameters of one operation out of a query string or a form.
 * @param rule The operation as described.
 * @param sent The query or the form.
 * @param path Values of the placeholders in the path.
 * @throws {Refusal} When a value does not fit and `strictness` names a problem for it; otherwise the value counts as
 * left out, a number outside its range as the nearest one inside, and a hint says so.
 */
export function readParameters(
  rule: CompactOperation,
  sent: URLSearchParams,
  path: Readonly<Record<string, string>>,
  strictness: Strictness,
  hint: Hint,
): Parameters {
  const values = new Map<string, string>();
  const lists = readLists(rule, sent, strictness, hint);
  for (const parameter of rule.parameters) {
    if (parameter.indexed) continue;
    const value = parameter.in === 'path' ? path[parameter.name] : (sent.get(parameter.name) ?? undefined);
    const isBlank = value === '' && (parameter.required || parameter.type === 'integer');
    if (value === undefined || isBlank) {
      if (parameter.required && strictness.missing) {
        const lack = `Missing ${parameter.name}, expected a value`;
        const decision = strictness.decision ?? (isNamed(strictness.missing) ? undefined : 'required-parameters');
        throw new Refusal(strictness.missing, byDecision(lack, decision));
      }
      if (isBlank)
        hint(`Unexpected empty ${parameter.name}, expected a value: it counts as left out`, 'empty-parameters');
      setDefault(values, parameter);
      continue;
    }
    const fault = faultIn(parameter, value);
    if (!fault) values.set(parameter.name, value);
    else if (strictness.malformed)
      throw new Refusal(strictness.malformed, byDecision(fault.message, fault.decision ?? strictness.decision));
    else if (isNumber(parameter, value)) {
      const taken = nearest(parameter, Number(value));
      hint(`${fault.message}: the sandbox takes ${taken}`, 'clamped-numbers');
      values.set(parameter.name, taken);
    } else {
      hint(`${fault.message}: it counts as left out`, 'ignored-values');
      setDefault(values, parameter);
    }
  }
  return {
    text: (name) => values.get(name),
    number: (name) => (values.has(name) ? Number(values.get(name)) : undefined),
    list: (name) => lists.get(name) ?? new Map(),
  };
}

/** All indexed arrays in one pass over the fields. */
function readLists(
  rule: CompactOperation,
  sent: URLSearchParams,
  { malformed }: Strictness,
  hint: Hint,
): Map<string, Map<number, string>> {
  const parameters = new Map(rule.parameters.filter(({ indexed }) => indexed).map((each) => [each.name, each]));
  const lists = new Map<string, Map<number, string>>();
  if (parameters.size === 0) return lists;
  for (const [key, value] of sent) {
    const name = key.replace(/\[.*/s, '');
    const parameter = parameters.get(name);
    if (!parameter) continue;
    const [, index] = /^[^[]+\[(0|[1-9]\d*)\]$/.exec(key) ?? [];
    if (index === undefined) throw new Refusal(malformed ?? 'bad_params', otherSpelling(key, name));
    const fault =
      Number(index) > highestIndex
        ? { message: `Unexpected index in ${key.slice(0, 40)}, expected 0 to ${highestIndex}` }
        : value && faultIn({ ...parameter, name: key }, value);
    const list = lists.get(name) ?? new Map<number, string>();
    lists.set(name, list);
    if (!fault) list.set(Number(index), list.get(Number(index)) ?? value);
    else if (malformed) throw new Refusal(malformed, byDecision(fault.message, fault.decision));
    else hint(`${fault.message}: it counts as left out`, 'ignored-values');
  }
  return lists;
}

/** A list that is not read would leave an item without its variations, and nobody would notice. */
function otherSpelling(key: string, name: string): string {
  return byDecision(`Unexpected key ${key.slice(0, 40)}, expected ${name}[0], ${name}[1] and so on`, 'list-spellings');
}

/** Whether the text of an error names the missing parameter: then the platform is known to refuse the call without it. */
function isNamed(error: ErrorId): boolean {
  return error.startsWith('no_');
}

interface Unfit {
  readonly message: string;
  /** The limit of this sandbox that the value is beyond. */
  readonly decision?: DecisionId | undefined;
}

/** What is wrong with a value; null when nothing is. */
function faultIn(parameter: CompactParameter, value: string): Unfit | null {
  const fault = faultOf(parameter, value);
  if (!fault) return null;
  const { found, expected, decision } = fault;
  return { message: `Unexpected ${parameter.name} ${found.replace(/[“”]/g, '"')}, expected ${expected}`, decision };
}

function isNumber({ type, enum: choices, commaSeparated, in: place }: CompactParameter, value: string): boolean {
  return place === 'query' && type === 'integer' && !choices && !commaSeparated && /^-?\d{1,15}$/.test(value);
}

function nearest({ minimum = 0, maximum = ownLimits.highest }: CompactParameter, value: number): string {
  return String(Math.min(maximum, Math.max(minimum, value)));
}

function setDefault(values: Map<string, string>, { name, default: otherwise }: CompactParameter): void {
  if (otherwise !== undefined) values.set(name, String(otherwise));
}
