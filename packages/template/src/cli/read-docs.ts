import { Failure } from './failure.ts';

/**
 * The site with the guide: the one that gave the tool, or in a clone the one that `npm start` serves. Undefined in a tool
 * that was packed where the address of the site was not known: it prints no links.
 */
export const defaultDocs = (process.env.SHOP_DOCS_URL ?? 'http://localhost:3000') || undefined;

/** The end of a sentence about `--docs`. */
export const docsDefault = defaultDocs === undefined ? 'Without it, nothing has a link.' : `Default ${defaultDocs}`;

/**
 * Address of the site with the guide; undefined where it is not known.
 * @throws {Failure} Unless it is a full web address.
 */
export function readDocs(written = defaultDocs): string | undefined {
  if (written === undefined || (/^https?:\/\//.test(written) && URL.canParse(written))) return written;
  throw new Failure(
    `Unexpected --docs ${written}, expected an address such as ${defaultDocs ?? 'https://example.com'}`,
  );
}
