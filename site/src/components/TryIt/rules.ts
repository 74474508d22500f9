import type { CompactParameter } from '@shop-docs/api/compact';
import { faultOf } from '@shop-docs/api/parameters';

/** Whether a call fails because the value is not there. */
export const isMissing = ({ required, indexed }: CompactParameter, value: string): boolean =>
  value === '' && required && !indexed;

/** What the sandbox would find wrong with a value, in words; null when it fits. Sending it is allowed all the same. */
export function problemOf(parameter: CompactParameter, value: string): string | null {
  if (value === '') return null;
  const fault = faultOf(parameter, value);
  return fault && `Unexpected ${fault.found}, expected ${fault.expected}.`;
}
