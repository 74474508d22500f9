import type { SearchClient } from './client';

/** The engine inside the site. */
export function createEmbedded(): SearchClient {
  return {
    search: async () => {
      throw new Error('Unexpected search, expected an index');
    },
  };
}
