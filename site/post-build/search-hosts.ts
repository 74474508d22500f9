/**
 * Origins that the search box talks to when the site is built for the hosted service; none for the embedded engine.
 * @param environment `ALGOLIA_APP_ID` chooses the hosted service; `ALGOLIA_HOSTS` (comma-separated origins) replaces its hosts.
 */
export function searchHosts(environment: Readonly<Record<string, string | undefined>>): string[] {
  const hosts = environment.ALGOLIA_HOSTS?.split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (hosts?.length) return hosts.map((host) => new URL(host.includes('://') ? host : `https://${host}`).origin);
  const appId = environment.ALGOLIA_APP_ID?.toLowerCase();
  if (!appId) return [];
  const retry = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...retry, 'https://insights.algolia.io'];
}
