import { type APIRequestContext, test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { isSeen, seenText } from './seen.ts';
import { addressOf, at, note, type SiteName } from './sites.ts';

export type { Locator, Page } from '@playwright/test';

interface Wait {
  /** How long it may take until it is so, in milliseconds. */
  readonly timeout?: number;
}

/**
 * Playwright's expect, with what a statement about a text, a control or a picture needs: `toContainText` and
 * `toHaveText` also find what nobody sees, and `toBeVisible` what is transparent or cut away.
 */
export const expect = baseExpect.extend({
  /** A reader sees the text somewhere in the elements. */
  toShow(elements: Locator, text: string | RegExp, wait: Wait = {}) {
    return verdict(() => baseExpect.poll(() => seenText(elements), wait).toMatch(pattern(text)), this.isNot);
  },
  /** The elements have the text, as `toHaveText` says, and a reader sees each of them. */
  toRead(elements: Locator, text: string | RegExp | readonly (string | RegExp)[], wait: Wait = {}) {
    return verdict(async () => {
      await baseExpect(elements).toHaveText(text, wait);
      await baseExpect.poll(() => isSeen(elements), { ...wait, message: `seen: ${elements}` }).toBe(true);
    }, this.isNot);
  },
  /** A reader sees the elements, and programs that read aloud find them. */
  toBeSeen(elements: Locator, wait: Wait = {}) {
    return verdict(
      () => baseExpect.poll(() => isSeen(elements), { ...wait, message: `seen: ${elements}` }).toBe(true),
      this.isNot,
    );
  },
});

/** A text as `toContainText` takes it: any white space is as good as another. */
const pattern = (text: string | RegExp): RegExp =>
  typeof text === 'string'
    ? new RegExp(
        text
          .replaceAll(/\s+/g, ' ')
          .trim()
          .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
    : text;

/** What a matcher answers; the failure that was found is told as it is. */
async function verdict(look: () => Promise<void>, isNot: boolean) {
  if (isNot)
    throw new Error('Unexpected not, expected toBeHidden or not.toContainText: to wait for nothing proves nothing');
  try {
    await look();
    return { pass: true, message: () => '' };
  } catch (error) {
    return { pass: false, message: () => String(error instanceof Error ? error.message : error) };
  }
}

/**
 * Playwright's test on one of our sites: `test.use({ siteName: 'rich' })`; the product's site unless told otherwise.
 * A test that opens or requests `/api/` means the route: below the path of the site, when it was built for one. What it
 * expects of addresses in pages goes through `at`.
 */
export const test = base.extend<{ siteName: SiteName }>({
  siteName: ['site', { option: true }],
  baseURL: async ({ siteName }, use) => use(addressOf(siteName)),
  page: async ({ page, siteName }, use) => use(visitingRoutes(page, siteName)),
  request: async ({ request, siteName }, use) => use(requestingRoutes(request, siteName)),
});

/** A page whose `goto` takes routes. */
function visitingRoutes(page: Page, site: SiteName): Page {
  note(site);
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(at(url, site), options);
  return page;
}

function requestingRoutes(request: APIRequestContext, site: SiteName): APIRequestContext {
  note(site);
  for (const method of ['get', 'head', 'post', 'put', 'delete'] as const) {
    const send = request[method].bind(request);
    request[method] = (url, options) => send(at(url, site), options);
  }
  return request;
}
