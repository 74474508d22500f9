import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { isPage, pageAddress } from '../navigation/page-address.ts';
import { type Content, contentFile } from './content-file.ts';

/** Where the content of a document lies, by its address. */
const fileOf = (address: string): string => `${address.replace(/\/$/, '')}/${contentFile}`;

const contents = new Map<string, Promise<string>>();
const arrived = new Map<string, string>();

/** The application that this page was built with. */
const ownScripts = () => document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;

/** Whether an address is one of a built document: those have frames around them, and other pages are components. */
const isDocument = (address: string): boolean =>
  process.env.NODE_ENV === 'production' && isPage(address) && matchRoutes(routes, address).length > 1;

async function fetchContent(address: string): Promise<string> {
  const response = await fetch(fileOf(address));
  if (!response.ok) throw new Error(`Unexpected status ${response.status} of ${fileOf(address)}, expected 200`);
  const { scripts, html } = (await response.json()) as Content; // as the build has written it
  if (scripts !== ownScripts()) throw new Error(`Unexpected version of ${address}, expected that of this page`);
  arrived.set(address, html);
  return html;
}

/**
 * Fetches the content of a document, once.
 * @param path Address of a page; of one that is no document there is nothing to fetch.
 * @throws {Error} When it cannot be had, or is of another version of the site than the page on show.
 */
export async function loadContent(path: string): Promise<void> {
  const address = pageAddress(path);
  if (!isDocument(address)) return;
  const loading = contents.get(address) ?? fetchContent(address);
  contents.set(address, loading);
  await loading.catch((error: unknown) => {
    contents.delete(address); // the next attempt asks again
    throw error;
  });
}

/** The content of a document that has been loaded; '' for that of the page which arrived. */
export const contentOf = (path: string): string => arrived.get(path) ?? '';
