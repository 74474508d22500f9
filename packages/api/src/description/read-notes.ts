import type { NoteObject } from './document.ts';
import type { Note } from './model.ts';

/** Statements of the description, in order. */
export function readNotes(notes: readonly NoteObject[] = []): readonly Note[] {
  return notes.map(({ text, 'x-evidence': evidence }) => ({ text, ...(evidence && { evidence }) }));
}
