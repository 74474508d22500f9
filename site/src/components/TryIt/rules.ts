import type { CompactParameter } from '@shop-docs/api/compact';
import { faultOf } from '@shop-docs/api/parameters';

/** What the sandbox would find wrong with a value, in words; null when it fits. Sending it is allowed all the same. */
export function problemOf(parameter: CompactParameter, value: string): string | null {
  if (value === '') return parameter.required && !parameter.indexed ? 'Required: the call fails without it.' : null;
  const fault = faultOf(parameter, value);
  return fault && `Unexpected ${fault.found}, expected ${fault.expected}.`;
}
