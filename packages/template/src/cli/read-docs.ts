import { Failure } from './failure.ts';

/** Where `npm start` serves the guide. */
export const defaultDocs = 'http://localhost:3000';

/**
 * Address of the site with the guide.
 * @throws {Failure} Unless it is a full web address.
 */
export function readDocs(written: string): string {
  if (/^https?:\/\//.test(written) && URL.canParse(written)) return written;
  throw new Failure(`Unexpected --docs ${written}, expected an address such as ${defaultDocs}`);
}
