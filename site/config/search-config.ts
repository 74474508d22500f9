import type { HtmlTagObject } from '@docusaurus/types';
import { readHosts } from '@shop-docs/search/hosts';
import type { SearchSettings } from '../src/search/settings.ts';

/** Environment variables that choose the search, read when the site is built. */
export interface SearchEnvironment {
  readonly ALGOLIA_APP_ID?: string;
  readonly ALGOLIA_SEARCH_KEY?: string;
  readonly ALGOLIA_INDEX_NAME?: string;
  /** Hosts that answer instead of the service's own, for a private or a test server; `readHosts` says how. */
  readonly ALGOLIA_HOSTS?: string;
  /** `true` sends click events, with a script of the service. */
  readonly ALGOLIA_INSIGHTS?: string;
}

/** Where the script for click events comes from. */
const insightsScriptOrigin = 'https://cdn.jsdelivr.net';

interface SearchConfig {
  readonly credentials: { readonly appId: string; readonly apiKey: string; readonly indexName: string };
  readonly insights: boolean;
  readonly settings: SearchSettings;
  /** Origins that the pages' policy must allow: those that are called, and those that scripts come from. */
  readonly origins: { readonly connect: readonly string[]; readonly scripts: readonly string[] };
  /** Elements in the head of each page. With a hosted service, they say where it can be asked, for `npm run smoke`. */
  readonly tags: HtmlTagObject[];
}

/**
 * The embedded search, unless all three names of the hosted service are given.
 * @throws {Error} When only some of them are given, or a host is none.
 */
export function searchConfig(environment: SearchEnvironment): SearchConfig {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName } = environment;
  if (appId && apiKey && indexName) {
    const hosts = readHosts(environment.ALGOLIA_HOSTS ?? '');
    const insights = environment.ALGOLIA_INSIGHTS === 'true';
    const asked = hosts.length > 0 ? hosts : ownHosts(appId);
    const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
    const content = `${asked[0]}/1/indexes/${encodeURIComponent(indexName)}/query?${keys}`;
    return {
      credentials: { appId, apiKey, indexName },
      insights,
      settings: { mode: 'hosted', hosts },
      origins: {
        connect: [...asked, ...(insights ? ['https://insights.algolia.io'] : [])],
        scripts: insights ? [insightsScriptOrigin] : [],
      },
      tags: [{ tagName: 'meta', attributes: { name: 'search-service', content } }],
    };
  }
  if (appId || apiKey || indexName) {
    const given = Object.entries({ ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName })
      .filter(([, value]) => value)
      .map(([name]) => name);
    throw new Error(
      `Unexpected ${given.join(' and ')} alone, expected ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME ` +
        'together (hosted search), or none of them (embedded search).',
    );
  }
  // The theme insists on credentials; the embedded search uses the index name alone, in its storage keys.
  return {
    credentials: { appId: 'EMBEDDED', apiKey: 'embedded', indexName: 'docs' },
    insights: false,
    settings: { mode: 'embedded', hosts: [] },
    origins: { connect: [], scripts: [] },
    tags: [],
  };
}

/** Where the service's own client turns to, in this order. */
function ownHosts(appId: string): string[] {
  const retry = [1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`);
  return [`https://${appId.toLowerCase()}-dsn.algolia.net`, ...retry];
}
