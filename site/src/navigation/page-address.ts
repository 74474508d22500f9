import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** The path of the page that a path leads to; undefined where it leads to none, or to one of many addresses. */
function pathOfPage(pathname: string): string | undefined {
  const [own] = matchRoutes(routes, pathname).slice(-1);
  const { exact, path } = own?.route ?? {};
  return exact === true && typeof path === 'string' && !/[:*?+()\\[\]]/.test(path) ? path : undefined;
}

/**
 * The address that a page was built for, and that it names as its own. The page also answers to `/x.html` and
 * `/x/index.html`, with one slash more or less, and in capital letters.
 * @param pathname As it stands in the address bar.
 * @returns An address of no page is only rid of its ending, as Docusaurus does it.
 */
export function pageAddress(pathname: string): string {
  const plain = pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  return pathOfPage(pathname) ?? pathOfPage(plain) ?? plain;
}

/** Whether an address is one that `pageAddress` gives for a page. */
export const isPage = (address: string): boolean => pathOfPage(address) === address;
