/** What stands before the path of a page in data until it is known which edition of the site shows it. */
const open = 'site-root:';

/**
 * The address of a page for data that is made at build time: `resolveAddresses` completes it by the base path, the language
 * and the version of the page that shows it.
 * @param href A path below the root of the site; anything else stays as it is.
 */
export function sitePath(href: string): string {
  return href.startsWith('/') ? open + href : href;
}

/** Each such address in a text, completed. */
export function completed(text: string, address: (href: string) => string): string {
  return text.includes(open) ? text.replace(/site-root:(\/[^\s"'<>&#?)]*)/g, (_, path: string) => address(path)) : text;
}
