import { type Operation, operations } from '@shop-docs/api';

const shapeOf = ({ response }: Operation): string => response.map(({ path }) => path).join(' ');
const isNested = ({ response }: Operation): boolean => response.some(({ depth }) => depth > 0);

/**
 * The operation that reads the object which another one returns: the fields of an item belong to getting an item.
 * @returns Undefined when the operation is that one, or its response is its own.
 */
export function readerOf(op: Operation): Operation | undefined {
  const reader = operations.find((each) => each.method === 'GET' && isNested(each) && shapeOf(each) === shapeOf(op));
  return reader?.page === op.page ? undefined : reader;
}
