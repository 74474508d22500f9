import { type Operation, operation, operations, type ParameterValue } from '@shop-docs/api';
import { z } from 'zod';

/** The operations by the key that tools take. */
export const operationKey = z
  .enum(operations.map(({ page }) => page))
  .describe('Operation, by the path of its page below /api/; items/index is the list of items');

/** Values of parameters by name. */
export const parameterValues = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]))
  .describe('Values by parameter name; a list for name[0], name[1] and so on, and for comma-separated values');

/** Path of an operation's page: `/api/items/add`, `/api/items/`. */
export function pathOf({ page }: Pick<Operation, 'page'>): string {
  return `/api/${page.replace(/\bindex$/, '')}`;
}

/**
 * The operation of a key, with values that it has parameters for.
 * @throws {RangeError} For a parameter that the operation does not have.
 */
export function withValues(key: string, values: Readonly<Record<string, ParameterValue>>): Operation {
  const found = operation(key);
  const known = found.parameters.map(({ name }) => name);
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown === undefined) return found;
  const expected = known.length > 0 ? `one of ${known.join(', ')}` : 'none: the operation takes no parameters';
  throw new RangeError(`Unexpected parameter ${unknown} of ${key}, expected ${expected}.`);
}
