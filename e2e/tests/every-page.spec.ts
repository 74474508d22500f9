import { pages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { expectNone, wide } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

const groups = 8;
const editors = 'section[aria-label$=": editor"]';

/** One page of each folder: others of the same folder are made of the same parts. */
const ofEachKind = new Set(new Map(pages.toReversed().map((route) => [route.replace(/[^/]*$/, ''), route])).values());

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

/** Collects what goes wrong on the pages that are opened from now on: the list grows. */
async function watchTrouble(page: Page, origin: string): Promise<readonly string[]> {
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
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      trouble.push(`third party: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return trouble;
}

/** Opens the first template of the page for editing. @returns Whether there is one. */
async function openExample(page: Page): Promise<boolean> {
  const edit = page.getByRole('button', { name: 'Edit and run' }).first();
  if ((await edit.count()) === 0) return false;
  await edit.click();
  await expect(page.locator(`${editors} iframe[data-waiting="false"]`)).toBeAttached();
  return true;
}

for (let group = 0; group < groups; group++) {
  test(`pages load without errors, refused requests or breaches of policy, and keep WCAG 2.2 AA, of each kind light and dark, wide and narrow (${group + 1} of ${groups})`, async ({
    page,
    baseURL,
  }) => {
    const trouble = await watchTrouble(page, baseURL ?? '');
    for (const route of pages.filter((_, n) => n % groups === group)) {
      await page.setViewportSize(wide);
      await open(page, `${route}?docusaurus-theme=dark`);
      await expect(page.locator('h1'), route).toHaveCount(1);
      await expect(page.locator('main'), route).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const isOne = ofEachKind.has(route);
      const palette = pages.indexOf(route) % 2 === 0 ? 'light' : 'dark';
      await expectNone(page, route, undefined, { once: isOne ? false : palette });
      if (await openExample(page))
        await expectNone(page, `${route} with an example open`, editors, { once: isOne || palette });
      expect(trouble, route).toEqual([]);
    }
  });
}
