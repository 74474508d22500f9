type Insights = ((method: string, ...args: readonly unknown[]) => void) & { queue?: unknown[]; version?: string };

declare global {
  interface Window {
    aa?: Insights;
  }
}

const version = '2.15.0';

/** The service's event library; until its script has arrived, calls wait in a queue that the script empties. */
function library(): Insights {
  if (window.aa) return window.aa;
  const waiting: Insights = (...call) => {
    waiting.queue = [...(waiting.queue ?? []), call];
  };
  waiting.version = version;
  window.aa = waiting;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://cdn.jsdelivr.net/npm/search-insights@${version}/dist/search-insights.min.js`; // a failure is in the console
  document.body.append(script);
  return waiting;
}

/**
 * Positions count from one. The search box counts a clicked hit from zero, and a hit chosen by key from one;
 * the latter kind of event names its source.
 */
export function fromOne(event: unknown): unknown {
  if (typeof event !== 'object' || event === null || 'algoliaSource' in event) return event;
  if (!('positions' in event) || !Array.isArray(event.positions)) return event;
  return { ...event, positions: event.positions.map((position: number) => position + 1) };
}

/** Passed to the search box in place of the library, to mend the positions of click events. */
export const insightsClient = Object.assign(
  (method: string, ...args: readonly unknown[]) => {
    library()(method, ...(method === 'clickedObjectIDsAfterSearch' ? args.map(fromOne) : args));
  },
  { version },
);

interface Clicked {
  readonly objectID: string;
  readonly __autocomplete_id?: number;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
  readonly __autocomplete_algoliaCredentials?: { readonly appId: string; readonly apiKey: string };
}

/** Sends the click on the first hit, which the search box leaves out because its number is zero. */
export function sendFirstHitClick(hit: Clicked): void {
  if (hit.__autocomplete_id !== 0 || !hit.__autocomplete_queryID) return;
  const { appId, apiKey } = hit.__autocomplete_algoliaCredentials ?? {};
  insightsClient(
    'clickedObjectIDsAfterSearch',
    {
      eventName: 'Item Selected',
      index: hit.__autocomplete_indexName,
      objectIDs: [hit.objectID],
      positions: [0],
      queryID: hit.__autocomplete_queryID,
    },
    { headers: { 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey } },
  );
}
