/**
 * Keeps the backslash that ends a line of a command with what it ends: alone in the next line it looks like a stray sign.
 * @param html Highlighted code.
 */
export const holdEnds = (html: string): string =>
  html.replaceAll(/ (<\/span>)?(?:<span[^>]*>)?\\(?:<\/span>)?\n/g, (_, end = '') => `${end}<i> \\</i>\n`);
