import { type EvidenceLevel, errorsOf, type Operation } from '@shop-docs/api';
import { baseOf } from '../evidence.ts';
import { readerOf } from './shared-object.ts';

/** Level of what carries no mark on the page of an operation, its errors left aside. */
export function baseLevel(op: Operation): EvidenceLevel {
  const fields = readerOf(op) ? [] : op.response;
  const notes = op.notes.flatMap(({ evidence }) => evidence ?? []);
  return baseOf([...op.parameters, ...fields].map(({ evidence }) => evidence).concat(notes));
}

/** Level of the errors of an operation that carry no mark; a single error takes that of its page. */
export function errorLevel(op: Operation): EvidenceLevel {
  const errors = errorsOf(op.page);
  return errors.length > 1 ? baseOf(errors.map(({ evidence }) => evidence)) : baseLevel(op);
}

/**
 * Level of the fields of a response that carry no mark: where only the parameters of a page are documented today, its
 * fields have another source, which is said once above them.
 */
export const fieldLevel = (op: Operation): EvidenceLevel =>
  baseLevel(op) === 'documented'
    ? baseOf(
        op.response.map(({ evidence }) => evidence),
        0.5,
      )
    : baseLevel(op);
