import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './explain.mjs';

const ofThisMachine = /^https?:\/\/(?:localhost(?=[/:]|$)|127\.|\[::1\])/;
const reservedName = /^https?:\/\/[^/:]*(\.(?:example|invalid|test))(?=[/:]|$)/;

/**
 * The address that a page names as its own.
 * @param {string} html
 * @returns {string | undefined} Undefined when it names none.
 */
export function canonicalOf(html) {
  return /rel="?canonical"? href="?([^"\s>]+)/.exec(html)?.[1];
}

/**
 * The address that a built site was made for, and what is wrong with it as one of a published site.
 * @param {string} folder Of the built site.
 * @returns {{ address: string, warning: string | undefined }} `address` is '' when the start page names none.
 */
export function publishedAddress(folder) {
  const page = join(folder, 'index.html');
  const address = (existsSync(page) && canonicalOf(readFileSync(page, 'utf8'))) || '';
  const reserved = reservedName.exec(address)?.[1];
  const why = reserved ? `${reserved} is a reserved name; build` : ofThisMachine.test(address) ? 'build' : undefined;
  return {
    address,
    warning: why && `Nobody finds ${address}: ${why} with SITE_URL=https://… before you publish.`,
  };
}

/**
 * @param {string} folder Of the built site.
 * @throws {Failure} When its pages name an address of this machine, as those have that `npm start` built.
 */
export function refuseLocal(folder) {
  const { address } = publishedAddress(folder);
  if (ofThisMachine.test(address))
    throw new Failure(
      `Unexpected build for ${address}, expected one for an address that readers find: run SITE_URL=https://… npm run build. To release this one all the same, add --local.`,
    );
}
