import type { Operation, Parameter, ParameterValue } from '../description/model.ts';
import type { SampleRequest } from './sample-request.ts';

/** What a request takes from an operation: the whole one has it, and so does one without prose. */
export interface RequestRule extends Pick<Operation, 'method' | 'path' | 'auth'> {
  readonly host?: string;
  readonly parameters: readonly Pick<Parameter, 'name' | 'in' | 'indexed'>[];
}

export interface BuildOptions {
  /** Access token for operations that need one. */
  readonly token: string;
  /** Replaces the operation's host, for a sandbox on another address. */
  readonly host?: string;
}

/** One parameter as the pairs that travel: an indexed one becomes `name[0]`, `name[1]` … */
function pairs(name: string, value: ParameterValue, indexed: boolean): [string, string][] {
  if (!Array.isArray(value)) return [[indexed ? `${name}[0]` : name, String(value)]];
  return indexed ? value.map((each, index) => [`${name}[${index}]`, String(each)]) : [[name, value.join(',')]];
}

/**
 * Builds the request that an operation's sample sends.
 * @param values Values by parameter name; parameters without one are left out.
 * @throws {RangeError} When a path parameter has no value.
 */
export function buildRequest(
  rule: RequestRule,
  values: Readonly<Record<string, ParameterValue>>,
  { token, host = rule.host ?? '' }: BuildOptions,
): SampleRequest {
  const place = (where: 'query' | 'form') =>
    rule.parameters.flatMap(({ name, in: place, indexed }) => {
      const value = values[name];
      return place !== where || value === undefined ? [] : pairs(name, value, indexed);
    });
  const path = rule.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new RangeError(`Unexpected empty \`${name}\`, expected a value: it is part of the path ${rule.path}`);
    return encodeURIComponent(String(value));
  });
  const query = place('query').map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return {
    method: rule.method,
    url: `${host}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: rule.auth === 'token' ? [['Authorization', `Bearer ${token}`]] : [],
    form: rule.method === 'POST' ? place('form') : null,
    answer: rule.auth === 'none' ? 'page' : 'json',
  };
}
