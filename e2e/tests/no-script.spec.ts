import { docPages, pages } from '../routes.ts';
import { phone } from '../support/axe.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Cells of tables, in their words, that stand beside the cell before them, or below it without the heading of their column. */
const besideEachOther = (page: Page): Promise<string[]> =>
  page.locator('.markdown table').evaluateAll((tables) =>
    tables
      .flatMap((table) => [...table.querySelectorAll('tbody td + td')].map((cell) => ({ table, cell })))
      .filter(({ table, cell }) => {
        if (!cell.checkVisibility()) return false;
        const { bottom } = cell.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
        const column = table.querySelectorAll('thead th')[[...(cell.parentElement?.children ?? [])].indexOf(cell)];
        const shown = getComputedStyle(cell, '::before').content.replaceAll('\\', ''); // before quotes
        return (
          cell.getBoundingClientRect().top < bottom || !shown.includes(column?.firstChild?.textContent?.trim() ?? '')
        );
      })
      .map(({ cell }) => cell.textContent ?? ''),
  );

/** The spacing that a reader may set without losing anything: WCAG 2.2, 1.4.12. */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test('without script every page is there to read, and no wider than a phone, however wide its letters are set', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const route of pages) {
    await page.goto(route);
    // The browser's debugger may look even where the page's own scripts may not run.
    const seen = await page.evaluate(() => ({
      missing: ['h1', 'nav.navbar', 'footer.footer'].filter((part) => !document.querySelector(part)?.checkVisibility()),
      title: document.title.trim(),
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }));
    expect.soft(seen, route).toEqual({ missing: [], title: expect.stringMatching(/./), overflow: 0 });
    expect.soft(await besideEachOther(page), `${route}: a row of a table is a card`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const cutAway = () =>
      page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
    expect.soft(await cutAway(), `${route} at 320 pixels`).toBe(0);
    await page.evaluate(
      (rules) => document.head.append(Object.assign(document.createElement('style'), { textContent: rules })),
      wideSpacing,
    );
    expect.soft(await cutAway(), `${route} at 320 pixels, with wide spacing`).toBe(0);
    await page.setViewportSize(phone);
  }
});

test('above the width of a phone the cells of a row stand beside each other', async ({ page }) => {
  await page.goto('/template/default/must');
  for (const [width, isCard] of [
    [600, true],
    [601, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await besideEachOther(page)).length === 0, `${width} pixels`).toBe(isCard);
  }
});

test('without script sidebar, next page and breadcrumbs are links', async ({ page }) => {
  await page.goto('/api/items/add');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/items\/add\/?$/);
  await expect(page.locator('h1')).toBeVisible();
  await page
    .locator(`aside .menu__link[href^="${at('/api/')}"]`)
    .first()
    .click();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator(`.navbar__link[href="${at('/template/')}"]`).click();
  await expect(page).toHaveURL(at('/template/'));
});

test('without script a phone still reaches every section', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/api/items/add');
  await expect(page.locator('h1')).toBeVisible();
  for (const section of ['/api/', '/template/']) {
    await expect(page.locator(`a[href="${at(section)}"]:visible`).first(), section).toBeVisible();
  }
});

test('without script the menu of a phone leads to all pages of the section, and no button is dead', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/api/items/add');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const edit = page.locator('aside').getByRole('link', { name: 'Edit an item' });
  await expect(edit).toBeInViewport();
  await edit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit an item');
  for (const route of ['/', '/search']) {
    await page.goto(route);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Items' })).toBeInViewport();
  }
});

test('every page of the documentation has one switch for marks, above its title', async ({ request }) => {
  for (const address of docPages) {
    const html = await (await request.get(address)).text();
    expect.soft(html.split('class="show-marks"').length - 1, address).toBe(1);
    expect.soft(html.indexOf('class="show-marks"'), address).toBeLessThan(html.indexOf('<h1'));
  }
});

test('without script a page leads to its Markdown, and offers no button that is dead', async ({ page }) => {
  await page.goto('/api/orders/detail');
  await page.locator('summary').filter({ hasText: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
  const address = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
  expect(await (await page.request.get(address ?? '')).text()).toMatch(/^# Get an order\n/);
});

test('no page has more marks than a reader can overlook', async ({ request }) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    // The most are 94, on the questions of owners; marks on every statement were 146.
    expect.soft(html.split('class="evidence"').length - 1, address).toBeLessThanOrEqual(95);
  }
});

test('without script the marks of sources can be taken out of the page', async ({ page }) => {
  await page.goto('/api/orders/detail');
  const marks = page.locator('.markdown .evidence');
  await expect(marks.filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show marks' }).uncheck();
  await expect(marks.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show marks' }).check();
  await expect(marks.filter({ visible: true })).not.toHaveCount(0);
});

test('without script a mark explains itself in its place', async ({ page }) => {
  await page.goto('/api/items/add');
  const note = page.locator('#note-source-migration-plan');
  await expect(note).toBeHidden();
  await page.locator('.evidence[popovertarget="note-source-migration-plan"]').filter({ visible: true }).first().click();
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(note).toContainText('Plan of a public migration tool');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('without script the search page says what it needs, and where to go instead', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Good starting points' })).toBeVisible();
});

test('without script, what calls the shop of the home page says that it needs script', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('form noscript > p')).toBeVisible();
  await expect(page.locator('form noscript > p')).toHaveText('Send needs JavaScript.');
});
