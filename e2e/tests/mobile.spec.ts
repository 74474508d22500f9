import type { Locator } from '@playwright/test';
import { open } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

test.use({ viewport: { width: 600, height: 800 } });

const phone = { width: 390, height: 844 };
const toggle = { name: 'Toggle navigation bar' };

test('results of a search are no wider than a phone, however long their names are', async ({ page }) => {
  for (const [query, name] of [
    ['discount', 'is_allocate_user_balance_log'],
    ['AdditionalItemDetailDefaultCssAndJs', 'AdditionalItemDetailDefaultCssAndJs'],
  ] as const)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `/search?q=${query}`);
      await expect(page.getByRole('article').getByText(name).first()).toBeSeen();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${query} at ${width} pixels`).toBeLessThanOrEqual(0);
    }
});

test('the offers of a missing page leave no hole, however little its address is like others', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/nope');
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  const [often, guesses] = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((each) => each.closest('section')?.getBoundingClientRect() ?? new DOMRect()));
  expect((guesses?.top ?? 0) - (often?.bottom ?? 0)).toBeLessThanOrEqual(48);
});

test('S-53 S-197: the top bar is whole above 996 pixels and a menu below', async ({ page }) => {
  await page.setViewportSize({ width: 995, height: 800 });
  await open(page, '/api/items/add');
  await expect(page.locator('.navbar__toggle')).toBeSeen();
  await expect(page.locator('.navbar__item.navbar__link').first()).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  await expect(page.locator('.navbar__item.navbar__link').first()).toBeSeen();
});

test('S-127 S-129: the menu slides in, and nothing scrolls behind it', async ({ page }) => {
  await open(page, '/api/items/add');
  await expect(page.locator('dialog.navbar-sidebar')).toBeHidden();
  await page.getByRole('button', toggle).click();
  await expect(page.locator('dialog.navbar-sidebar')).toBeSeen();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
  await page.locator('.navbar-sidebar__close').click();
  await expect(page.locator('dialog.navbar-sidebar')).toBeHidden();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('visible');
});

test('by keyboard the menu takes the focus, holds it, and gives it back', async ({ page }) => {
  await open(page, '/api/items/add');
  const button = page.getByRole('button', toggle);
  const dialog = page.getByRole('dialog', { name: 'Navigation' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const place = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? 'browser' : activeElement?.closest('dialog') ? 'menu' : 'page';
    });
    expect(place, key).not.toBe('page');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the bar with Try it lies on no link that the keyboard reaches', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/api/items/add');
  await page.locator('article dl a').first().focus();
  const bar = await page.locator('p', { hasText: 'Try it' }).filter({ hasText: 'POST' }).boundingBox();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const end = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
    expect.soft(end, `stop ${stop}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('S-54 S-128: a document opens the second level, a button leads back to the first', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.getByRole('button', toggle).click();
  const levels = page.locator('.navbar-sidebar__items');
  await expect(levels).toHaveClass(/--show-secondary/);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(levels).not.toHaveClass(/--show-secondary/);
  await expect(levels.getByRole('link', { name: 'API', exact: true }).first()).toBeInViewport();
});

test('S-128: home opens the first level', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', toggle).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await expect(page.locator('.navbar-sidebar__items')).not.toHaveClass(/--show-secondary/);
});

test('S-130: a wide window closes the menu', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.getByRole('button', toggle).click();
  await expect(page.locator('dialog.navbar-sidebar')).toBeSeen();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.locator('dialog.navbar-sidebar')).toBeHidden();
});

test('S-131: dropdowns in the menu are folded', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', toggle).click();
  const languages = page.locator('.navbar-sidebar .menu__list-item').filter({ hasText: 'Languages' });
  await expect(languages.getByRole('link', { name: 'English' })).toBeHidden();
  await languages.locator('summary').click();
  await expect(languages.getByRole('link', { name: 'English' })).toBeSeen();
});

test('before a gesture the contents of a page stay in view in its middle', async ({ page }) => {
  await page.setViewportSize(phone);
  await openUntouched(page, '/api/items/detail');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.locator('summary', { hasText: 'On this page' })).toBeInViewport();
});

test('the button of the contents says where the reader is', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/api/items/detail');
  const contents = page.locator('summary', { hasText: 'On this page' });
  const said = () => contents.evaluate((button) => getComputedStyle(button, '::before').content);
  expect(await said()).toBe('none');
  const { height } = (await contents.boundingBox()) ?? {};
  await page.locator('#response').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(said).toContain('Response');
  expect(await contents.boundingBox()).toMatchObject({ height });
});

test('in a low window the contents leave the room to the text', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/api/items/detail');
  const contents = page.locator('summary', { hasText: 'On this page' });
  await expect(contents).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(contents).not.toBeInViewport();
});

test('from the middle of a page its contents lead elsewhere, hide no heading, and close', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/api/items/detail');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const contents = page.locator('summary', { hasText: 'On this page' });
  const link = page.locator('.theme-doc-toc-mobile a');
  await contents.click();
  await link.filter({ hasText: 'Parameters' }).click();
  await expect(page).toHaveURL(/#parameters$/);
  await expect(link.first()).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Parameters' });
  const bottomOf = async () => ((await contents.boundingBox())?.y ?? 0) + ((await contents.boundingBox())?.height ?? 0);
  await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await bottomOf())).toBeGreaterThan(0);
  await expect(heading).toBeInViewport();
  await contents.click();
  await expect(link.first()).toBeSeen();
  await page.locator('h1').dispatchEvent('click');
  await expect(link.first()).toBeHidden();
});

test('the contents of a phone mark the section on show, in lines for a finger', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/api/items/detail');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Errors' }).click();
  await expect(page).toHaveURL(/#errors$/);
  await expect(contents.locator('a').first()).toBeHidden();
  await contents.locator('summary').dispatchEvent('click'); // a click of the mouse would scroll
  await expect(contents.locator('a').first()).toBeSeen();
  await expect(contents.locator('.table-of-contents__link--active')).toRead('Errors');
  for (const link of await contents.locator('a').all())
    await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(40);
});

test('the contents of a phone name the section of the reader after a jump, past folds that hide headings', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/api/orders/edit_status');
  const named = page.locator('.theme-doc-toc-mobile > summary');
  for (const id of ['errors', 'parameters']) {
    const heading = page.locator(`article #${id}`);
    await heading.evaluate((each) => scrollTo({ top: each.getBoundingClientRect().top + scrollY - 150 }));
    await expect(named).toHaveAttribute('data-section', (await heading.textContent()) ?? '');
  }
});

test('the announcement is whole on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openUntouched(page, '/');
  const text = page.locator('.theme-announcement-bar > div').first();
  const cut = await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

test('the tags of a page take one line of a phone until they are asked for; a wide window names them', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openUntouched(page, '/template/item/details');
  const tags = page.getByRole('navigation', { name: 'Tags on this page' });
  const first = tags.getByRole('link').first();
  expect((await tags.boundingBox())?.height).toBeLessThan(64);
  await tags.locator('summary').click();
  await expect(first).toBeSeen();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openUntouched(page, '/template/item/details');
  await expect(first).toBeSeen();
  await expect(tags.locator('summary')).toBeHidden();
});

test('where a page has few tags, a phone names them', async ({ page }) => {
  await page.setViewportSize(phone);
  await openUntouched(page, '/template/item/purchase');
  await expect(page.getByRole('navigation', { name: 'Tags on this page' }).getByRole('link').first()).toBeSeen();
});

test('a phone says what the columns of a table are, before and after in each of its cards', async ({ page }) => {
  await page.setViewportSize(phone);
  const labelsOf = (table: Locator) =>
    table.locator('td').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  await page.goto('/template/default/must');
  const changes = page.locator('table', { hasText: 'In 2019' });
  expect((await labelsOf(changes)).slice(0, 2)).toEqual(['"In 2019: "', '"Today: "']);
  await page.goto('/template/item/details');
  await expect(page.getByText('Printed', { exact: true }).and(page.locator('th'))).toBeSeen();
  await page.goto('/template/apps/sale_app');
  const states = page.locator('table', { hasText: 'During a sale' });
  await expect(states.locator('thead')).toBeHidden();
  expect((await labelsOf(states)).slice(0, 2)).toEqual([expect.stringContaining('""'), '"{ItemPrice}: "']);
});
