import { Failure } from './failure.ts';

/** The site with the guide: the published one, unless the command was started without its address. */
export const defaultDocs = process.env.SHOP_DOCS_URL ?? 'http://localhost:3000';

/**
 * Address of the site with the guide.
 * @throws {Failure} Unless it is a full web address.
 */
export function readDocs(written = defaultDocs): string {
  if (/^https?:\/\//.test(written) && URL.canParse(written)) return written;
  throw new Failure(`Unexpected --docs ${written}, expected an address such as ${defaultDocs}`);
}
