import { describeFailure } from './describe-failure.ts';
import type { SearchClient } from './search-client.ts';

/** Milliseconds after which the search box calls a search stalled, and a little more. */
const afterStall = 330;

/**
 * Makes the search box keep its error screen. Stock shows it for an error named `RetryError` only, and takes it back
 * at once: the box becomes idle when the search ends, whatever its end, and stalled when a timer of 300 ms runs out.
 * So a failed search never ends here, and the box is told of the failure now and again after that timer.
 * @param currentQuery What the box holds at the time of the call, undefined when it is closed.
 */
export function withErrorScreen(client: SearchClient, currentQuery: () => string | undefined): SearchClient['search'] {
  let latest = 0;

  return (request, options) => {
    const attempt = ++latest;
    const query = queryOf(request);
    const stallTimerDone = new Promise((resolve) => setTimeout(resolve, afterStall));
    const answer = client.search(request, options).then((responses) => {
      if (!hasHits(responses.results?.[0])) throw new Error('Unexpected answer of the search, expected a list of hits');
      return responses;
    });

    async function fail(error: unknown, tellBox: (failure: Error) => unknown): Promise<never> {
      console.warn(describeFailure(query ?? '', error));
      const failure = Object.assign(new Error('Search failed', { cause: error }), { name: 'RetryError' });
      const tell = () => {
        if (attempt !== latest || currentQuery() !== query) return;
        try {
          tellBox(failure);
        } catch {
          // The handler throws the error again after it has told the box.
        }
      };
      tell();
      await stallTimerDone;
      tell();
      return new Promise<never>(() => {});
    }

    // The box hands its handler to `catch`, and reads what comes after. The cast: `search` is generic in its hits.
    return Object.assign(answer, {
      catch: (tellBox: (failure: Error) => unknown) =>
        answer.then(
          (responses) => responses,
          (error: unknown) => fail(error, tellBox),
        ),
    }) as never;
  };
}

function queryOf(request: Parameters<SearchClient['search']>[0]): string | undefined {
  const first = Array.isArray(request) ? request[0] : request.requests[0];
  return first && 'query' in first && typeof first.query === 'string' ? first.query : undefined;
}

function hasHits(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'hits' in result && Array.isArray(result.hits);
}
