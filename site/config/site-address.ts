import { platform } from './platform.ts';
import { unexpectedSetting } from './unexpected-setting.ts';

/** Environment variables that say where the built site is published, read when the site is built. */
export interface AddressEnvironment {
  /** Origin of the published site, with a path when it does not stand at the root: `https://example.com/docs/`. */
  readonly SITE_URL?: string;
  /** Path that the site is served under; goes before the path of `SITE_URL`. */
  readonly BASE_URL?: string;
}

export interface SiteAddress {
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
  /** Somebody has said where the site is published: without that, its address is a reserved name that leads nowhere. */
  readonly isKnown: boolean;
  /** The published address of a path below the root of the site. */
  at(path: string): string;
}

const anAddress = 'an address such as https://example.com';

/**
 * Where the site is published.
 * @param usual Address for an environment without `SITE_URL`. Default: that of `platform.ts`.
 * @throws {Error} When a variable holds something else than an address or a path.
 */
export function siteAddress(
  { SITE_URL, BASE_URL }: AddressEnvironment,
  usual: string = platform.site.url,
): SiteAddress {
  const given = SITE_URL || usual;
  const parsed = URL.canParse(given) ? new URL(given) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw SITE_URL
      ? new Error(`Unexpected SITE_URL ${JSON.stringify(given)}, expected ${anAddress}`)
      : unexpectedSetting('site.url', given, anAddress);
  const path = BASE_URL || parsed.pathname;
  if (!/^\/?[\w./~-]*$/.test(path))
    throw new Error(`Unexpected BASE_URL ${JSON.stringify(path)}, expected a path such as /docs/`);
  const inner = path.replace(/^\/+|\/+$/g, '');
  const baseUrl = inner === '' ? '/' : `/${inner}/`;
  const isKnown = Boolean(SITE_URL) || !/\.(?:example|invalid|test)$/.test(parsed.hostname);
  return {
    url: parsed.origin,
    baseUrl,
    isKnown,
    at: (below) => `${parsed.origin}${baseUrl}${below.replace(/^\//, '')}`,
  };
}
