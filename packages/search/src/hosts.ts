/**
 * Reads `ALGOLIA_HOSTS`: the hosts that answer in the place of the service's own, for pages and for a push alike.
 * @param text Comma-separated. A host without a scheme is asked by https, as the service's own hosts are.
 * @returns Origins such as `https://search.example.com`, in the order given; empty for the service's own.
 * @throws {Error} When one is no host that can be asked, or has a path: the protocol begins at the root.
 */
export function readHosts(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(toOrigin);
}

function toOrigin(host: string): string {
  const address = host.includes('://') ? host : `https://${host}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error(
      `Unexpected host ${host}, expected one such as search.example.com or http://127.0.0.1:4611, without a path`,
    );
  return url.origin;
}
