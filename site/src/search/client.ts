import type { SearchClient } from './search-client.ts';
import type { SearchSettings } from './settings.ts';

interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
  /** Version of the site generator, for the service's logs. */
  readonly generator: string;
}

/**
 * The client for the search box and the search page: the engine inside the site, or the hosted service.
 * Its code arrives with the first search; when it does not, that search fails and the next one tries again.
 */
export function createSearchClient(settings: SearchSettings, credentials: Credentials): SearchClient {
  let loading: Promise<SearchClient> | undefined;

  async function load(): Promise<SearchClient> {
    if (settings.mode === 'embedded') return (await import('./embedded.ts')).createEmbedded();
    return (await import('./hosted.ts')).createHosted({ ...credentials, hosts: settings.hosts });
  }

  async function loaded(): Promise<SearchClient> {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    search: async (request, options) => (await loaded()).search(request, options),
    ...(settings.mode === 'embedded' && { whole: async () => (await loaded()).whole?.() }),
  };
}

/** Gets ready for a search that is about to come; nothing leaves the site for the hosted service. */
export function warmSearch({ mode }: SearchSettings): void {
  if (mode !== 'embedded') return;
  import('./embedded.ts').then(({ warmEmbedded }) => warmEmbedded()).catch(() => {}); // shown when it is searched
}
