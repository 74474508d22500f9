import { awake, open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

const y = (page: Page) => page.evaluate(() => Math.round(scrollY));
const read = async (page: Page, to: number) => {
  await page.evaluate((top) => scrollTo(0, top), to);
  await expect.poll(() => y(page)).toBe(to);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))); // it is told
};

/** Follows the first link of the text that leads to another page. */
async function leave(page: Page): Promise<void> {
  const from = page.url();
  await page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([href*="#"], [data-control])'),
    ];
    links.find(({ pathname }) => pathname.replace(/\/$/, '') !== location.pathname.replace(/\/$/, ''))?.click();
  });
  await expect(page).not.toHaveURL(from);
  await expect.poll(() => y(page)).toBe(0);
}

const long = ['/template/syntax/item', '/template/guideline/check_list', '/template/guideline', '/api/'];

for (const route of long)
  test(`the history leads back to where the reader was, and forward again: ${route}`, async ({ page }) => {
    await open(page, route);
    await read(page, 2450);
    await leave(page);
    await read(page, 200);
    await page.goBack();
    await expect.poll(() => y(page)).toBe(2450);
    await page.goForward();
    await expect.poll(() => y(page)).toBe(200);
    await page.goBack();
    await expect.poll(() => y(page)).toBe(2450);
  });

test('back from a place of the page leads to where the reader was', async ({ page }) => {
  await open(page, '/template/syntax/item');
  await read(page, 2450);
  await page.locator('.table-of-contents a').last().click();
  await expect.poll(() => y(page)).not.toBe(2450);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(2450);
});

test('a way back that is taken back at once changes no reading place', async ({ page }) => {
  await open(page, '/template/syntax/item');
  await read(page, 2450);
  await leave(page);
  await read(page, 200);
  const second = page.url();
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.forward(), 30);
  });
  await page.waitForTimeout(600);
  expect(page.url()).toBe(second);
  expect(await y(page)).toBe(200);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(2450);
});

test('the reading place outlasts a reload and a visit elsewhere', async ({ page }) => {
  await open(page, '/template/syntax/item');
  await read(page, 2450);
  await leave(page);
  const second = page.url();
  await page.reload();
  await awake(page);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(2450);
  await page.goForward();
  await expect(page).toHaveURL(second);
  await page.goto('/search');
  await page.goBack({ waitUntil: 'load' });
  await expect(page).toHaveURL(second);
  await page.mouse.move(300, 300);
  await awake(page);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(2450);
});

test('a followed link begins at the top, and one with a place at that place', async ({ page }) => {
  await open(page, '/template/syntax/item');
  await read(page, 2450);
  await leave(page);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(2450);
  await leave(page);
  expect(await y(page)).toBe(0);
});

for (const damaged of ['{', 'null', '[[1,2]]', '[["x"]]', '{}'])
  test(`damaged reading places are none: ${damaged}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript((text) => history.replaceState({ places: text }, ''), damaged);
    await open(page, '/template/syntax/item');
    await leave(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Items');
    expect(errors).toEqual([]);
  });
