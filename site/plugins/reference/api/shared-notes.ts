import type { Field, Note } from '@shop-docs/api';

/** A note that neighbors have in common, for which it is said once. */
export interface SharedNote {
  readonly note: Note;
  readonly fields: readonly Field[];
}

/** Two neighbors say a note each for themselves. */
const fewest = 3;

export const isSame = (one: Note, other: Note): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Notes that at least three fields in a row have in common.
 * @param siblings Fields of one object, in order; those that are folded say theirs inside the fold.
 */
export function sharedNotes(siblings: readonly Field[]): readonly SharedNote[] {
  return siblings.flatMap((field, start) =>
    field.notes.flatMap((note) => {
      const says = (each: Field | undefined) => each?.notes.some((other) => !each.fold && isSame(other, note));
      if (field.fold || says(siblings[start - 1])) return [];
      const length = siblings.slice(start).findIndex((each) => !says(each));
      const fields = siblings.slice(start, length < 0 ? undefined : start + length);
      return fields.length < fewest ? [] : [{ note, fields }];
    }),
  );
}
