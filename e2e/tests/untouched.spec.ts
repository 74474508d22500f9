import { platform } from '../../site/config/platform.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

/** What the statements ask of a page that nobody has touched: read without gesture, and without the application. */

const store = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const closed = (id: string) => ({
  'docusaurus.announcement.dismiss': 'true',
  'docusaurus.announcement.id': id,
});

test('before a gesture · S-48 S-115: the announcement is there on a first visit', async ({ page }) => {
  await openUntouched(page, '/api/');
  await expect(bar(page)).toBeSeen();
});

test('before a gesture · S-116 S-165: a closed announcement stays away', async ({ page }) => {
  await store(page, closed(platform.announcement.id));
  for (const path of ['/', '/api/', '/template/syntax/item']) {
    await openUntouched(page, path);
    await expect(bar(page), path).toBeHidden();
  }
  await page.goto('/no/such/page');
  await expect(bar(page)).toBeHidden();
});

test('before a gesture · S-117: a new announcement is shown although an older one was closed', async ({ page }) => {
  await store(page, closed('an-older-one'));
  await openUntouched(page, '/api/');
  await expect(bar(page)).toBeSeen();
});

test('before a gesture · S-111: light is where everyone starts, whatever is stored or preferred', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await store(page, { theme: 'dark' });
  await openUntouched(page, '/api/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('before a gesture · S-9: the address can ask for the dark palette', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await openUntouched(page, '/api/');
  const light = await paper();
  await openUntouched(page, '/api/?docusaurus-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(light);
});

test('before a gesture · S-86 S-87: a fragment is found, without one the page starts at its top', async ({ page }) => {
  await openUntouched(page, '/api/items/add#param-title');
  await expect(page.locator('#param-title')).toBeInViewport();
  await expect(page.locator('#param-title:target')).toHaveCount(1);
  await openUntouched(page, '/api/items/edit');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('before a gesture · S-17 S-49: the top bar marks its section, and stays in view', async ({ page }) => {
  await openUntouched(page, '/api/items/add');
  const marked = page.locator('.navbar__link--active');
  await expect(marked).toRead('API');
  await openUntouched(page, '/template/syntax/item');
  await expect(marked).not.toHaveText('API');
  await page.evaluate(() => scrollTo(0, 50));
  await expect(page.locator('.navbar')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('before a gesture · S-20 S-178: an unknown path gets the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toRead('Page Not Found');
});

test('an unknown path suggests pages by its words to a reader who does nothing', async ({ page }) => {
  await page.goto('/api/item/add');
  await expect(page.getByRole('status').getByRole('link').first()).toRead('Add an item');
});

test('before a gesture · S-97: no page warns about its base URL', async ({ page }) => {
  await openUntouched(page, '/');
  await expect(page.getByText('baseUrl')).toHaveCount(0);
  await expect(page.locator('h1')).toBeSeen();
});

test('before a gesture · S-169: a page without storage is whole', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openUntouched(page, '/api/');
  await expect(bar(page)).toBeSeen();
  await expect(page.locator('h1')).toBeSeen();
  expect(errors).toEqual([]);
});

test('before a gesture · S-53 S-197: the top bar is whole above 996 pixels and a menu below', async ({ page }) => {
  for (const [width, isWhole] of [
    [995, false],
    [997, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openUntouched(page, '/api/items/add');
    await expect(page.locator('.navbar__toggle')).toBeVisible({ visible: !isWhole });
    await expect(page.locator('.navbar__item.navbar__link').first()).toBeVisible({ visible: isWhole });
  }
});

test('before a gesture · the sidebar shows the entry of a page that stands far down in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/template/apps/i18n_app', '/template/apps/base_eraser_app', '/api/items/add']) {
    await openUntouched(page, path);
    await expect(page.locator('aside .menu [aria-current="page"]'), path).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(0);
  }
});

test('before a gesture · S-47: the target of the first link is the content without the sidebar', async ({ page }) => {
  for (const path of ['/api/items/add', '/template/', '/']) {
    await openUntouched(page, path);
    const target = await page
      .getByRole('link', { name: 'Skip to main content', includeHidden: true })
      .getAttribute('href');
    await expect(page.locator(`main${target}`), path).toHaveCount(1);
  }
});

test('before a gesture, the contents mark the section that the address leads to', async ({ page }) => {
  const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await openUntouched(page, '/api/#errors');
  await expect(marked).toRead(['Errors']);
  await openUntouched(page, '/api/');
  await expect(marked).toHaveCount(0);
});
