/** What an inference is, as its note and the legend say it. */
export const conclusion = 'A conclusion of this site';

/** Id of the note that explains a mark in its place, by where the mark is explained in the legend. */
export const noteOf = (href: string): string => `note-${href.slice(href.indexOf('#') + 1)}`;
