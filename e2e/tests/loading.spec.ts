import { awake, gesture, open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

const banner = '#__docusaurus-base-url-issue-banner-container';

/** The script that holds the content of a document, found by visiting another page and then this one. */
async function scriptsOnlyOf(page: Page, path: string): Promise<Set<string>> {
  const load = async (address: string): Promise<string[]> => {
    const seen: string[] = [];
    const note = (request: { url: () => string }): void => {
      if (/\/assets\/js\/.*\.js$/.test(request.url())) seen.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    return seen;
  };
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  });
  const elsewhere = new Set(await load('/'));
  return new Set((await load(path)).filter((script) => !elsewhere.has(script)));
}

test('S-90 S-177: a page whose scripts fail says so and offers another try', async ({ page }) => {
  const scripts = await scriptsOnlyOf(page, '/api/items/add/');
  expect(scripts.size).toBeGreaterThan(0);
  let blocked = true;
  await page.route('**/assets/js/**', (route) =>
    blocked && scripts.has(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
  );
  await page.goto('/api/items/add/');
  await gesture(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeSeen();
  await expect(page.locator('body')).toShow(/Loading chunk .* failed/);
  await expect(page.locator('h1')).toRead('Add an item');
  blocked = false;
  await retry.click();
  await expect(retry).toHaveCount(0);
  await awake(page);
});

test('S-90: a route that was not fetched ahead shows the same', async ({ page }) => {
  const scripts = await scriptsOnlyOf(page, '/api/items/add/');
  let blocked = true;
  await page.route('**/assets/js/**', (route) =>
    blocked && scripts.has(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
  );
  await page.goto('/api/items/add.html', { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeSeen();
  blocked = false;
  await retry.click();
  await expect(page.locator('h1')).toRead('Add an item');
});

test.describe('on a site of the tests', () => {
  test.use({ siteName: 'hosted' });

  test('S-91 S-201: a route that loads slowly shows a spinner after 200 ms', async ({ page }) => {
    const scripts = await scriptsOnlyOf(page, '/api/items/add/');
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shellAt: -1, spinnerAt: -1 });
      new MutationObserver(() => {
        const now = performance.now();
        // The shell is the frame without content: the router has given up the not-found page.
        if (seen.shellAt < 0 && document.querySelector('nav.navbar') && !document.querySelector('h1'))
          seen.shellAt = now;
        if (seen.spinnerAt < 0 && document.querySelector('svg#loader')) seen.spinnerAt = now;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/assets/js/**', async (route) => {
      if (scripts.has(new URL(route.request().url()).pathname)) await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.goto('/api/items/add.html');
    await gesture(page);
    await expect(page.locator('svg#loader')).toBeSeen();
    await expect(page.locator('svg#loader')).toHaveCount(0);
    await expect(page.locator('h1')).toRead('Add an item');
    const seen = await page.evaluate(() => {
      const { shellAt, spinnerAt } = window as unknown as { shellAt: number; spinnerAt: number }; // set above
      return { shellAt, spinnerAt };
    });
    expect(seen.spinnerAt - seen.shellAt).toBeGreaterThanOrEqual(150);
  });
});

test('S-96: navigation that cannot load falls back to a page load', async ({ page }) => {
  const scripts = await scriptsOnlyOf(page, '/api/items/add/');
  await open(page, '/api/items/');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  let failures = 0;
  await page.route('**/assets/js/**', (route) => {
    if (failures > 0 || !scripts.has(new URL(route.request().url()).pathname)) return route.continue();
    failures += 1;
    return route.abort();
  });
  await page.locator('aside .menu').getByRole('link', { name: 'Add an item' }).click();
  await expect(page).toHaveURL(/\/api\/items\/add\/?$/);
  await expect(page.locator('h1')).toRead('Add an item');
  await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(false);
});

test('where the application does not arrive, a press says so in the window, over the open search box too', async ({
  page,
}) => {
  let blocked = true;
  await page.route('**/assets/js/**', (route) => (blocked ? route.abort() : route.continue()));
  await page.goto('/api/items/add/');
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert');
  await expect(alert).toShow('The scripts of this page did not arrive.');
  await expect(alert).toBeInViewport({ ratio: 1 });
  blocked = false;
  await alert.getByRole('link', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await gesture(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('S-97: home without scripts and styles warns about the base URL', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await gesture(page);
  await expect(page.locator(banner)).toBeSeen();
  await expect(page.locator(banner)).toShow('did not load properly');
  const border = await page
    .locator(banner)
    .locator('div')
    .first()
    .evaluate((box) => getComputedStyle(box).borderColor);
  expect(border).toBe('rgb(255, 0, 0)');
});

test('S-97: other pages, and home with styles, do not warn', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/');
  await gesture(page);
  await expect(page.locator(banner)).toBeHidden();
  await page.goto('/api/');
  await expect(page.locator(banner)).toHaveCount(0);
});
