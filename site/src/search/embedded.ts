import { createEmbeddedClient, type EmbeddedClient } from '@shop-docs/search';
import { markup } from '@shop-docs/search/contract';
import type { SearchClient } from './search-client.ts';

let engine: EmbeddedClient | undefined;

/** The engine inside the site, one for the search box and the search page. Its index is fetched when it is first asked. */
export function createEmbedded(): SearchClient {
  engine ??= createEmbeddedClient({
    ...indexFiles(),
    origin: window.location.origin,
    here: () => window.location.pathname,
  });
  // The engine speaks the hosted service's protocol with types of its own.
  return engine as unknown as SearchClient;
}

/** Fetches the index ahead. */
export function warmEmbedded(): void {
  createEmbedded();
  engine?.warm();
}

/** The addresses of the index files, which a finished build names in the head of its pages. */
function indexFiles(): { first: string; second?: string } {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${markup.index}"]`);
  const [first, second] = meta?.content.split(' ') ?? [];
  if (!first) {
    throw new Error('Unexpected page without a search index, expected `<meta name="search-index">`: run npm run build');
  }
  return { first, ...(second && { second }) };
}
