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

/** A hit that the reader chose. */
export interface Click {
  readonly index: string;
  readonly objectID: string;
  /** Place among the hits that are listed, from one. */
  readonly position: number;
  readonly queryID: string;
  readonly appId: string;
  readonly apiKey: string;
}

/** Tells the hosted service which hit was chosen. */
export function sendClick({ index, objectID, position, queryID, appId, apiKey }: Click): void {
  library()(
    'clickedObjectIDsAfterSearch',
    { eventName: 'Item Selected', index, objectIDs: [objectID], positions: [position], queryID },
    { headers: { 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey } },
  );
}
