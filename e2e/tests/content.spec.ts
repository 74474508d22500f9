import { awake, open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

const next = '/api/items/edit';
const file = `**${next}/content.json`;

const goOn = (page: Page) => page.locator(`.menu__link[href$="${next}"]`).click();

/** Whether the page is the one that was opened, and not loaded anew. */
const isSame = (page: Page) => page.evaluate(() => 'opened' in window);

test.beforeEach(async ({ page }) => {
  await open(page, '/api/items/add');
  await page.evaluate(() => Object.assign(window, { opened: true }));
});

test('the text of the next page comes as HTML, and no script holds it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const content = page.waitForResponse(file);
  await goOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit an item' })).toBeVisible();
  const { html } = (await (await content).json()) as { html: string };
  const text = 'tote-natural'; // of the example of this page
  expect(html).toContain(text);
  for (const script of await Promise.all(scripts)) expect(script).not.toContain(text);
  expect(await isSame(page)).toBe(true);
});

test('a page of another version of the site is loaded as a whole', async ({ page }) => {
  await page.route(file, async (route) => {
    const content = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...content, scripts: '/assets/js/of-another-version.js' } });
  });
  const loaded = page.waitForEvent('load');
  await goOn(page);
  await loaded;
  expect(await isSame(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit an item' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`${next}$`));
});

test('a page whose text does not come is loaded as a whole', async ({ page }) => {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const loaded = page.waitForEvent('load');
  await goOn(page);
  await loaded;
  expect(await isSame(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit an item' })).toBeVisible();
});

test('Back brings the text of the page that arrived, and its parts answer', async ({ page }) => {
  await goOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit an item' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Add an item' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('200 OK').first()).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

test('a page whose frame was changed before it wakes keeps its text, and its parts answer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/api/items/add');
  await page.evaluate(() => {
    document.querySelector('.theme-doc-breadcrumbs')?.replaceChildren('changed');
    document.querySelector('main article')?.prepend(document.createElement('section'));
  });
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Add an item' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('200 OK').first()).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/items/add/content.json'))).toEqual([]);
});
