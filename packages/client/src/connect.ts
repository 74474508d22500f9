import { type App, app, type Listeners } from './app.ts';
import { callApi } from './call-api.ts';
import { type Entry, type List, lists, type Operation, type Parameters, type Result, reads } from './operations.ts';

export type { Listeners } from './app.ts';

/** What a call takes may be left out when all of it is optional. */
type Given<Name extends Operation> =
  Partial<Parameters<Name>> extends Parameters<Name> ? [parameters?: Parameters<Name>] : [parameters: Parameters<Name>];

/** The API of one shop. */
export interface Client {
  /**
   * Calls one operation. Refreshes the token, waits for the quota of the next hour, and repeats a read that gets no
   * response; a write is never repeated.
   * @throws {ApiError} With the code of the error that the API returns.
   */
  call<Name extends Operation>(operation: Name, ...given: Given<Name>): Promise<Result<Name>>;
  /** Yields every entry of a list, page by page. Without `limit`, a page has 100 entries. */
  pages<Name extends List>(operation: Name, ...given: Given<Name>): AsyncGenerator<Entry<Name>>;
  /** Listens for a wait for the quota (`wait`), or for new tokens (`refresh`). One listener of each. */
  on<Event extends keyof Listeners>(event: Event, listener: Listeners[Event]): Client;
}

/**
 * The client of one shop, whose tokens are in a file.
 * @param settings Each has a default from the environment: see `app`.
 */
export function connect(settings: Partial<App> = {}): Client {
  const listeners: Partial<Listeners> = { ...settings.listeners };
  const own: App = { ...app, ...settings, listeners };
  const send = <Body>(operation: Operation, given: object): Promise<Body> => {
    if (!(operation in reads)) return callApi<Body>(own, 'POST', `/1/${operation}`, given);
    const { path, query } = split(operation as keyof typeof reads, given);
    return callApi<Body>(own, 'GET', path, query);
  };
  const client: Client = {
    call: (operation, ...[given]) => send(operation, Object(given ?? {})),
    async *pages(operation, ...[given = {}]) {
      const { limit = 100, offset = 0, ...rest } = given as { limit?: number; offset?: number };
      for (let from = offset; ; from += limit) {
        const page = await send<Record<string, never[]>>(operation, { ...rest, limit, offset: from });
        const entries = page[lists[operation]] ?? [];
        yield* entries;
        if (entries.length < limit) return;
      }
    },
    on(event, listener) {
      listeners[event] = listener;
      return client;
    },
  };
  return client;
}

/** What of the parameters stands in the path, and what in the query, where a list is one value with commas. */
function split(operation: keyof typeof reads, given: object): { path: string; query: object } {
  const name: string = reads[operation];
  const query: Record<string, unknown> = {};
  let path = `/1/${operation}`;
  for (const [key, value] of Object.entries(given))
    if (key === name) path += `/${encodeURIComponent(String(value))}`;
    else query[key] = Array.isArray(value) ? value.join(',') : value;
  return { path, query };
}
