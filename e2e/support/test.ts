import { type APIRequestContext, test as base, type Page } from '@playwright/test';
import { at, origin, type SiteName } from './sites.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/**
 * Playwright's test on one of our sites: `test.use({ siteName: 'rich' })`; the product's site unless told otherwise.
 * A test that opens or requests `/api/` means the route: below the path of the site, when it was built for one. What it
 * expects of addresses in pages goes through `at`.
 */
export const test = base.extend<{ siteName: SiteName }>({
  siteName: ['site', { option: true }],
  baseURL: async ({ siteName }, use) => use(origin(siteName)),
  page: async ({ page, siteName }, use) => use(visitingRoutes(page, siteName)),
  request: async ({ request, siteName }, use) => use(requestingRoutes(request, siteName)),
});

/** A page whose `goto` takes routes. */
function visitingRoutes(page: Page, site: SiteName): Page {
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(at(url, site), options);
  return page;
}

function requestingRoutes(request: APIRequestContext, site: SiteName): APIRequestContext {
  for (const method of ['get', 'head', 'post', 'put', 'delete'] as const) {
    const send = request[method].bind(request);
    request[method] = (url, options) => send(at(url, site), options);
  }
  return request;
}
