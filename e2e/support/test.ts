import { test as base } from '@playwright/test';
import { origin, type SiteName } from './sites.ts';

export { expect, type Page } from '@playwright/test';

/** Playwright's test on one of our sites: `test.use({ siteName: 'rich' })`; the product's site unless told otherwise. */
export const test = base.extend<{ siteName: SiteName }>({
  siteName: ['site', { option: true }],
  baseURL: async ({ siteName }, use) => use(origin(siteName)),
});
