/** What an inference is, as its note and the legend say it. */
export const conclusion = 'A conclusion of this site';

/** Id of the note that explains a mark in its place, by where the mark is explained in the legend. */
export const noteOf = (href: string): string => `note-${href.slice(href.indexOf('#') + 1)}`;

/** Holds the sign of a mark to the end of its statement: a line never begins with one. */
export const glue = '\u2060';
