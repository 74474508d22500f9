import load from '@docusaurus/core/lib/client/preload.js';
import { createRoot } from 'react-dom/client';
import { loadContent } from '../islands/contents.ts';
import { isPage, pageAddress } from './page-address.ts';

/**
 * Replaces what stock calls before it hydrates, and what goes by the address as it was typed: for `/x.html` that one
 * loads the page of unknown addresses, and another one is hydrated. Where the server knows no page by such an address,
 * the page of unknown addresses has arrived: the right one is rendered anew in its place, once it is there.
 */
export default function preload(pathname: string): Promise<unknown> {
  const address = pageAddress(pathname);
  const built = document.getElementById('__docusaurus');
  const isMissing = document.documentElement.classList.contains('not-found-page');
  if (!built || !isMissing || !isPage(address) || window.docusaurusRoot) return load(address);
  return Promise.all([load(address), loadContent(address)]).then(() => {
    built.replaceChildren();
    window.docusaurusRoot = createRoot(built);
  });
}
