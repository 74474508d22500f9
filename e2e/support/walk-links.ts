import type { APIRequestContext, Page } from '@playwright/test';

interface Link {
  readonly from: string;
  readonly path: string;
  readonly fragment: string;
}

/** What a walk over all links of some pages has found. */
export interface Walked {
  /** One line for each link and fragment that leads nowhere. */
  readonly broken: readonly string[];
  /** Paths of this host that a page links to or loads from. */
  readonly reached: ReadonlySet<string>;
}

/**
 * Reads pages as a browser does, and asks for everything on their host that they link to or load.
 * @param routes Whole paths of the pages.
 */
export async function walkLinks(
  page: Page,
  request: APIRequestContext,
  origin: string,
  routes: readonly string[],
): Promise<Walked> {
  const anchors = new Map<string, ReadonlySet<string>>();
  const links: Link[] = [];
  for (const route of routes) {
    const { ids, addresses } = await page.evaluate(readPage, await (await request.get(`${origin}${route}`)).text());
    anchors.set(route, new Set(ids));
    for (const address of addresses) {
      const url = new URL(address, `${origin}${route}`);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (url.origin === origin) links.push({ from: route, path: url.pathname, fragment });
    }
  }
  const statuses = new Map<string, number>();
  const broken: string[] = [];
  for (const { from, path, fragment } of links) {
    const status = statuses.get(path) ?? (await request.get(`${origin}${path}`)).status();
    statuses.set(path, status);
    const known = anchors.get(path);
    if (status !== 200) broken.push(`${from} -> ${path}: ${status}`);
    else if (fragment && known && !known.has(fragment)) broken.push(`${from} -> ${path}#${fragment}: no such fragment`);
  }
  return { broken: [...new Set(broken)], reached: new Set(statuses.keys()) };
}

/** Runs in the browser, whose parser reads the document as it is served. */
function readPage(html: string): { readonly ids: string[]; readonly addresses: string[] } {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const links = parsed.querySelectorAll('a[href], area[href]');
  const loaded = parsed.querySelectorAll(
    'img[src], script[src], link[rel~="stylesheet"], link[rel~="icon"], link[rel~="manifest"]',
  );
  return {
    ids: [...parsed.querySelectorAll('[id], a[name]')].map((each) => each.id || each.getAttribute('name') || ''),
    addresses: [...links, ...loaded].map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
  };
}
