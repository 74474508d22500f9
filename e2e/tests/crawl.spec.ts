import { pages, redirects, routes } from '../routes.ts';
import { open } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

const groups = 4;

for (let group = 0; group < groups; group++) {
  test(`pages load without errors, refused requests or breaches of policy (${group + 1} of ${groups})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /content.security.policy/i.test(message.text())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('requestfailed', (request) => {
      // A page that is left gives up what it was still fetching ahead.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        trouble.push(`${request.url()} ${request.failure()?.errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
        trouble.push(`third party: ${request.url()}`);
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    for (const route of pages.filter((_, n) => n % groups === group)) {
      await open(page, route);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(trouble, route).toEqual([]);
      await expect(page.locator('h1'), route).toHaveCount(1);
      await expect(page.locator('main'), route).toHaveCount(1);
    }
  });
}

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
