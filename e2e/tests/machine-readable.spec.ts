import { docPages, pages } from '../routes.ts';
import { at } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

interface Head {
  readonly title: string;
  readonly canonical: string;
  readonly meta: Record<string, string>;
  readonly data: readonly { readonly '@type'?: string; readonly [key: string]: unknown }[];
  readonly manifest: string | null;
}

test.describe('documents for machines', () => {
  test('every page has a title, a description, a canonical address and a card of its own', async ({
    page,
    request,
  }) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const route of pages) {
      const head = await page.evaluate(readHead, await (await request.get(route)).text());
      expect.soft(new URL(head.canonical).pathname, route).toBe(at(route));
      expect.soft(titles.get(head.title), `${route}: title also of`).toBeUndefined();
      titles.set(head.title, route);
      if (route === '/search') continue;
      const description = head.meta.description ?? '';
      expect.soft(description.length, `${route}: description`).toBeGreaterThan(20);
      expect.soft(descriptions.get(description), `${route}: description also of`).toBeUndefined();
      descriptions.set(description, route);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
        expect.soft(head.meta[property], `${route}: ${property}`).toBeTruthy();
      }
      expect.soft(head.meta['og:url'], route).toBe(head.canonical);
      expect.soft(head.meta['twitter:card'], route).toBeTruthy();
      expect.soft(head.manifest, `${route}: manifest`).toBeTruthy();
    }
  });

  test('every page of the documentation has a picture of its own for those who share it, of the size they ask for', async ({
    page,
    request,
  }) => {
    const seen = new Map<string, string>();
    for (const route of docPages) {
      const head = await page.evaluate(readHead, await (await request.get(route)).text());
      const picture = head.meta['og:image'] ?? '';
      expect.soft(head.meta['twitter:image'], route).toBe(picture);
      const png = await (await request.get(new URL(picture).pathname)).body();
      expect.soft(png.subarray(1, 4).toString(), route).toBe('PNG');
      expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
      expect.soft(seen.get(png.toString('base64')), `${route}: picture also of`).toBeUndefined();
      seen.set(png.toString('base64'), route);
    }
  });

  test('every page leads to a feed of changes of both sections, whose entries lead to their places', async ({
    page,
    request,
  }) => {
    for (const route of pages) {
      const feed = await page.evaluate(
        (html) =>
          new DOMParser()
            .parseFromString(html, 'text/html')
            .querySelector('link[rel="alternate"][type="application/atom+xml"]')
            ?.getAttribute('href'),
        await (await request.get(route)).text(),
      );
      expect.soft(feed, route).toBe(at('/changes.xml'));
    }
    const entries = await page.evaluate(
      (xml) =>
        [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('entry')].map((entry) => ({
          section: entry.querySelector('title')?.textContent?.split(',')[0] ?? '',
          updated: entry.querySelector('updated')?.textContent ?? '',
          link: entry.querySelector('link')?.getAttribute('href') ?? '',
        })),
      await (await request.get(at('/changes.xml'))).text(),
    );
    expect([...new Set(entries.map(({ section }) => section))].sort()).toEqual(['API', 'Templates']);
    const times = entries.map(({ updated }) => Date.parse(updated));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const link of new Set(entries.map((entry) => entry.link))) {
      const { pathname } = new URL(link);
      expect((await request.get(pathname)).status(), link).toBe(200);
    }
  });

  test('documents describe themselves as articles with breadcrumbs', async ({ page, request }) => {
    for (const route of docPages) {
      const { data, canonical } = await page.evaluate(readHead, await (await request.get(route)).text());
      const kind = route.startsWith('/api/') ? 'APIReference' : 'TechArticle';
      const article = data.find((each) => each['@type'] === kind);
      expect.soft(article, `${route}: ${kind}`).toMatchObject({ headline: expect.any(String) });
      expect.soft(JSON.stringify(article ?? {}), `${route}: its own address`).toContain(canonical);
      if (/^\/(api|template)\/$/.test(route)) continue;
      expect
        .soft(
          data.some((each) => each['@type'] === 'BreadcrumbList'),
          `${route}: BreadcrumbList`,
        )
        .toBe(true);
    }
  });
});

test('the sitemap lists every page with its date, and no other address', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry ?? '');
  const paths = entries.map((entry) => new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname);
  expect(paths.sort()).toEqual(
    pages
      .filter((route) => route !== '/search')
      .map((route) => at(route))
      .sort(),
  );
  for (const entry of entries.filter((each) => /\/(api|template)\//.test(each)))
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d/);
});

test('robots.txt and the manifest are served and lead on', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*/im);
  expect(robots).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/im);
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toMatch(/application\/manifest\+json/);
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] }; // asserted below
  expect(manifest.name).toBeTruthy();
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons)
    expect((await request.get(new URL(src, response.url()).href)).status(), src).toBe(200);
});

test('the not-found page asks not to be listed', async ({ request }) => {
  const html = await (await request.get('/nope')).text();
  expect(html).not.toMatch(/name="?docusaurus_tag"? content="?docs-default-current/);
});

test('the licenses of the packages in scripts and styles stand beside the pages', async ({ request }) => {
  const texts = await (await request.get('/THIRD-PARTY.txt')).text();
  for (const name of ['@docusaurus/core', '@docsearch/css', 'infima', 'react', 'react-dom', 'react-router'])
    expect(texts).toMatch(new RegExp(`^${name} \\d\\S+\\n\\n.*\\bMIT\\b`, 'm'));
});

/** Runs in the browser, whose parser reads the document as it is served. */
function readHead(html: string): Head {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const meta: Record<string, string> = {};
  for (const each of document.querySelectorAll('meta[content]')) {
    const name = each.getAttribute('name') ?? each.getAttribute('property');
    if (name) meta[name] = each.getAttribute('content') ?? '';
  }
  return {
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    meta,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((each) => {
      const parsed = JSON.parse(each.textContent ?? 'null');
      return Array.isArray(parsed) ? parsed : (parsed['@graph'] ?? [parsed]);
    }),
    manifest: document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? null,
  };
}
