/** A shorter address stands whole beside its command. */
const short = 40;

/**
 * Says where the lines of a sample may break: an address at its slashes and never inside a number. The name of a command
 * stays with what follows, the backslash that ends a line with what it ends: alone in a line they look like stray signs.
 * @param html Highlighted code.
 */
export const breakCommands = (html: string): string =>
  html
    .replaceAll(/ (<\/span>)?(?:<span[^>]*>)?\\(?:<\/span>)?\n/g, (_, end = '') => `${end}<i> \\</i>\n`)
    .replace(/^(<[^>]*>curl[^']*)(<span[^>]*>)([^'<]*')/, '<i>$1$2$3</span></i>$2')
    .replaceAll(/https:\/\/[^\s'"<]+/g, (url) =>
      url.length > short ? url.replaceAll(/([^/:][/?]|&amp;)(?=\w)/g, '$1<wbr>') : url,
    );
