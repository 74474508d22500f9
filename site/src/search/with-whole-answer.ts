import type { SearchClient } from './search-client.ts';

/**
 * The engine inside the site answers from headings until it has the running text. The box shows such an answer without
 * a number of results, and asks once more when the text has come.
 * @param askAgain Called with the query of an answer that was not whole, as soon as a whole one can be had.
 */
export function withWholeAnswer(client: SearchClient, askAgain: (query: string) => void): SearchClient {
  const { whole } = client;
  if (!whole) return client;
  return {
    search: async (request, options) => {
      const responses = await client.search(request, options);
      const results = responses.results.map((result) => {
        if (!('hits' in result) || result.exhaustiveNbHits !== false) return result;
        whole().then(
          () => askAgain(result.query ?? ''),
          () => {}, // the headings stay; the next search tries again
        );
        return { ...result, nbHits: undefined };
      });
      return { ...responses, results } as typeof responses; // the number of results may be left out
    },
  };
}
