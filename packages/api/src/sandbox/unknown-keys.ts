import type { CompactOperation } from '../description/compact.ts';
import { type Hint, mostHints } from './hints.ts';
import { nearest } from './nearest.ts';

/** Parameters that belong to a request without being documented for it: the consent page sends them. */
const silent: readonly string[] = ['decision'];
const pkce: readonly string[] = ['code_challenge', 'code_challenge_method', 'code_verifier'];

/**
 * Notes what of a query or a form no parameter reads: misspelt, not indexed, or sent twice.
 * @param rules The operations that share the address.
 */
export function hintUnknownKeys(rules: readonly CompactOperation[], sent: URLSearchParams, hint: Hint): void {
  const parameters = rules.flatMap((rule) => rule.parameters);
  const seen = new Set<string>();
  let told = 0;
  for (const key of sent.keys()) {
    if (told >= mostHints) return;
    if (silent.includes(key)) continue;
    if (seen.has(key)) {
      const isList = parameters.some(({ name, commaSeparated }) => name === key && commaSeparated);
      hint(
        `Unexpected ${quote(key)} again, expected it once${isList ? ', with commas between the values' : ''}`,
        'repeated-parameters',
      );
      told += 1;
    }
    seen.add(key);
    const [, name = key, index] = /^([^[]+)(\[.*)$/s.exec(key) ?? [];
    const known = parameters.find((parameter) => parameter.name === name && parameter.in !== 'path');
    if (known?.indexed === true) continue; // another spelling of a list is refused where the list is read
    if (known && index === undefined) continue;
    const expected = known
      ? `, expected ${name}${known.commaSeparated ? ' once, with commas between the values' : ''}`
      : suggestion(name, parameters);
    const decision = pkce.includes(name) ? 'pkce' : 'unknown-parameters';
    hint(`Unexpected parameter ${quote(key)}${expected}: it is ignored`, decision);
    told += 1;
  }
}

/** As much of a name is shown; a longer one is no misspelt parameter. */
const longest = 40;

const quote = (text: string): string => `"${text.slice(0, longest)}"`;

function suggestion(name: string, parameters: CompactOperation['parameters']): string {
  if (parameters.some((parameter) => parameter.in === 'path' && parameter.name === name))
    return ', expected it in the path';
  if (name.length > longest) return '';
  const names = parameters.map((parameter) => parameter.name);
  const meant = nearest(name, names, Math.max(1, name.length / 3));
  return meant === undefined ? '' : `, did you mean ${meant}?`;
}
