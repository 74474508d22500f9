import { pages, redirects, routes } from '../routes.ts';
import { expect, test } from '../support/test.ts';

test('every link and every fragment of the site leads somewhere', async ({ request, page, baseURL }) => {
  test.setTimeout(120_000);
  expect(routes).toHaveLength(91);
  await page.goto('/');
  const anchors = new Map<string, Set<string>>();
  const links: { from: string; path: string; fragment: string }[] = [];
  for (const route of pages) {
    const html = await (await request.get(route)).text();
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return {
        ids: [...parsed.querySelectorAll('[id], a[name]')].map((each) => each.id || each.getAttribute('name') || ''),
        hrefs: [...parsed.querySelectorAll('a[href], area[href]')].map((each) => each.getAttribute('href') ?? ''),
        sources: [
          ...parsed.querySelectorAll(
            'img[src], script[src], link[rel~="stylesheet"], link[rel~="icon"], link[rel~="manifest"]',
          ),
        ].map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? ''),
      };
    }, html);
    anchors.set(route, new Set(found.ids));
    for (const href of [...found.hrefs, ...found.sources]) {
      const url = new URL(href, `${baseURL}${route}`);
      if (url.origin === baseURL)
        links.push({ from: route, path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) });
    }
  }
  const statuses = new Map<string, number>();
  const broken: string[] = [];
  for (const { from, path, fragment } of links) {
    const status = statuses.get(path) ?? (await request.get(path)).status();
    statuses.set(path, status);
    const page = anchors.get(path);
    if (status !== 200) broken.push(`${from} -> ${path}: ${status}`);
    else if (fragment && page && !page.has(fragment)) broken.push(`${from} -> ${path}#${fragment}: no such fragment`);
  }
  expect([...new Set(broken)]).toEqual([]);
  const reached = new Set(links.map(({ path }) => path));
  const unreached = pages.filter((route) => route !== '/' && !reached.has(route));
  expect(unreached, 'pages that no other page links to').toEqual(unreached.filter((route) => route === '/search'));
  for (const [from] of Object.entries(redirects)) expect((await request.get(from)).status(), from).toBe(200);
});
