import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const isReserved = /^https?:\/\/(?:localhost|127\.|\[::1\]|[^/:]*\.(?:example|invalid|test)(?=[/:]|$))/.test(address);
  return {
    address,
    warning: isReserved ? `Nobody finds ${address}: build with SITE_URL=https://… before you publish.` : undefined,
  };
}
