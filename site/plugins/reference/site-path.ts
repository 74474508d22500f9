import { siteAddress } from '../../config/site-address.ts';

/**
 * The address of a page in HTML that is made at build time, where no component puts the base path before it.
 * @param href A path below the root of the site; anything else stays as it is.
 */
export function sitePath(href: string): string {
  return href.startsWith('/') ? siteAddress(process.env).baseUrl + href.slice(1) : href;
}
