import type { NoteObject } from './document.ts';
import type { Note } from './model.ts';

/** Statements of the description, in order: those about a page, where it is one of a shared object. */
export function readNotes(notes: readonly NoteObject[] = [], page = ''): readonly Note[] {
  const own = notes.filter(({ pages }) => pages?.includes(page) ?? true);
  return own.map(({ text, background, 'x-evidence': evidence }) => ({
    text,
    ...(background && { background }),
    ...(evidence && { evidence }),
  }));
}
