import { type EvidenceLevel, errorsOf, type Operation } from '@shop-docs/api';
import { baseOf } from '../evidence.ts';
import { readerOf } from './shared-object.ts';

/** Level of what carries no mark on the page of an operation, its errors left aside. */
export function baseLevel(op: Operation): EvidenceLevel {
  const fields = readerOf(op) ? [] : op.response;
  const notes = op.notes.flatMap(({ evidence }) => evidence ?? []);
  return baseOf([...op.parameters, ...fields].map(({ evidence }) => evidence).concat(notes));
}

/** Level of the errors of an operation that carry no mark. */
export const errorLevel = (op: Operation): EvidenceLevel => baseOf(errorsOf(op.page).map(({ evidence }) => evidence));

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
