import { liteClient } from 'algoliasearch/lite';
import type { SearchClient } from './search-client.ts';

interface HostedOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly generator: string;
  /** Origins such as `http://127.0.0.1:4020`; empty for the service's own hosts. */
  readonly hosts: readonly string[];
}

/** Milliseconds until the client turns to the next host. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

/** The hosted service's own client, with its retries over several hosts. */
export function createHosted({ appId, apiKey, generator, hosts }: HostedOptions): SearchClient {
  const client = liteClient(appId, apiKey, {
    timeouts,
    authMode: 'WithinQueryParameters',
    ...(hosts.length > 0 && { hosts: hosts.map(toHost) }),
  });
  client.addAlgoliaAgent('docusaurus', generator);
  return client;
}

function toHost(origin: string) {
  const { host, protocol } = new URL(origin);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
