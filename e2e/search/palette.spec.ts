import { open } from '../support/awake.ts';
import { still, violations } from '../support/axe.ts';
import { reachSearchService } from '../support/search-service.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';
import { box, modal, openSearch, rows } from './search-box.ts';

const list = (page: Page, name: string) => modal(page).getByRole('navigation', { name });
const linksIn = (page: Page, name: string) => list(page, name).getByRole('link');
const places = (page: Page) => page.getByRole('button', { name: /^Single places of item_id$/ });
const singles = (page: Page) => rows(page).first().getByRole('listitem').getByRole('link');

for (const [mode, siteName] of [
  ['embedded', 'site'],
  ['hosted', 'loopback'],
] as const) {
  test.describe(`${mode} search`, () => {
    test.use({ siteName });
    if (mode === 'hosted') test.beforeEach(({ page }) => reachSearchService(page));

    test('S-175: below the empty start, arrow keys reach the sections of this page and the places of its part', async ({
      page,
    }) => {
      await open(page, siteName === 'site' ? '/api/items/edit' : '/api/long');
      const sections = new Set(await page.locator('.table-of-contents > li > a').allTextContents());
      expect(sections.size).toBeGreaterThan(1);
      await openSearch(page);
      await expect(modal(page)).toShow('No recent searches');
      const all = modal(page).locator('.search-start').getByRole('link');
      await expect(linksIn(page, 'On this page')).toRead([...sections]);
      await expect.poll(() => all.count()).toBeGreaterThan(sections.size);
      await page.keyboard.press('ArrowDown');
      await expect(all.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(all.last()).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowUp');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('st');
      await expect(box(page)).toHaveValue('st');
      await expect(all.first()).toBeHidden();
      await box(page).fill('');
      await expect(all.first()).toBeSeen();
      await page.keyboard.press('ArrowDown');
      const to = await all.first().getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(to);
    });

    test('S-80: a name of many operations is one row, that of this page first, and opens its single places', async ({
      page,
    }) => {
      await open(page, '/api/items/edit');
      await openSearch(page, 'item_id');
      const first = rows(page).first();
      await expect(first).toShow(/Parameter of \d+ operations/);
      await expect(first.locator('code')).toRead(['integer, in the form, required', 'POST /1/items/edit']);
      await expect(first.getByRole('link')).toHaveAttribute('href', at('/api/items/edit#param-item_id', siteName));
      await expect(rows(page).filter({ hasText: 'Parameter' })).toHaveCount(1);
      await expect(modal(page).getByRole('link', { name: /^See all [2-9]\d results$/ })).toBeSeen(); // each place counts
      await page.keyboard.press('ArrowRight');
      await expect(places(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(singles(page).first()).toBeFocused();
      await expect.poll(() => singles(page).count()).toBeGreaterThan(5);
      await page.keyboard.press('ArrowLeft');
      await expect(box(page)).toBeFocused();
      await places(page).click();
      await expect(singles(page)).toHaveCount(0);
      await places(page).click();
      const other = singles(page).filter({ hasText: 'POST /1/items/add_image' });
      await expect(other).toHaveAttribute('href', at('/api/items/add_image#param-item_id', siteName));
    });
  });
}

test('S-80: single places that are open stay so when the running text comes', async ({ page }) => {
  let deliver = () => {};
  const asked = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/search/text.*', (route) => asked.then(() => route.continue()));
  await open(page, '/api/items/edit');
  await openSearch(page, 'item_id');
  await places(page).click();
  await expect(singles(page).first()).toBeFocused();
  deliver();
  await box(page).focus();
  await expect(modal(page).getByRole('link', { name: /^See all \d+ results$/ })).toBeSeen();
  await expect(places(page)).toHaveAttribute('aria-expanded', 'true');
});

test('S-102: a single place that was chosen is where the reader lands, and the first recent search', async ({
  page,
}) => {
  await open(page, '/api/items/edit');
  await openSearch(page, 'item_id');
  await places(page).click();
  await singles(page).filter({ hasText: 'POST /1/items/add_image' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/api\/items\/add_image#param-item_id$/);
  await expect(page.locator('[id="param-item_id"]')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', at('/api/items/add_image#param-item_id'));
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true'); // the box chooses it a moment later
  await page.keyboard.press('ArrowDown');
  await expect(linksIn(page, 'On this page').first()).toBeFocused();
});

test('the empty box lists all operations with their calls, in the template guide its main pages, at home what is often wanted and both', async ({
  page,
}) => {
  await open(page, '/api/items/edit');
  await openSearch(page);
  await expect(linksIn(page, 'Operations')).toHaveCount(28);
  await expect(linksIn(page, 'Operations').filter({ hasText: 'Set the stock' }).locator('code')).toRead(
    'POST /1/items/edit_stock',
  );
  await expect(list(page, 'Main pages')).toHaveCount(0);
  await open(page, '/template/syntax/item');
  await openSearch(page);
  await expect(linksIn(page, 'Main pages').filter({ hasText: 'Apps' })).toHaveAttribute(
    'href',
    new RegExp(`^${at('/template/apps/')}`),
  );
  await expect(list(page, 'Operations')).toHaveCount(0);
  await open(page, '/');
  await openSearch(page);
  await expect(modal(page).locator('.search-start').getByRole('navigation')).toHaveCount(3);
  await expect(modal(page).getByRole('navigation').first()).toHaveAccessibleName('Good starting points');
  await expect(linksIn(page, 'Good starting points')).toHaveCount(8);
  await expect(list(page, 'Operations')).toBeSeen();
  await expect(list(page, 'Main pages')).toBeSeen();
});

test('the section in which the reader is comes first, unless the other one has all good answers', async ({ page }) => {
  const sections = modal(page).locator('.DocSearch-Hit-source');
  await open(page, '/api/orders/list');
  await openSearch(page, 'stock');
  await expect(sections.first()).toRead('API reference');
  await box(page).fill('itemtitle');
  await expect(sections.first()).toRead('Template guide');
  await open(page, '/template/item/status');
  await openSearch(page, 'stock');
  await expect(sections.first()).toRead('Template guide');
});

test('the box keeps its height, whatever is typed', async ({ page }) => {
  await open(page, '/api/items/edit');
  await openSearch(page);
  await expect(list(page, 'Operations')).toBeSeen();
  const height = async () => (await modal(page).boundingBox())?.height;
  const empty = await height();
  for (const [query, text] of [
    ['POST /items/add', 'Add an item'],
    ['item_id', 'See all'],
    ['xqzwvkqq', 'No results'],
  ] as const) {
    await box(page).fill(query);
    await expect(modal(page)).toShow(text);
    expect(await height(), query).toBe(empty);
  }
});

test('rows and single places keep WCAG 2.2 AA in both palettes, and show what is chosen in forced colours', async ({
  page,
}) => {
  await open(page, '/api/items/edit');
  await still(page);
  await openSearch(page);
  await expect(list(page, 'Operations')).toBeSeen();
  expect.soft(await violations(page, '.DocSearch-Container'), 'start').toEqual([]);
  await box(page).fill('item_id');
  const grids = modal(page).getByRole('grid');
  await expect(grids).not.toHaveCount(0);
  const ids = await grids.evaluateAll((all) => all.map(({ id }) => id));
  expect(await box(page).getAttribute('aria-controls')).toBe(ids.join(' '));
  await places(page).click();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    expect.soft(await violations(page, '.DocSearch-Container'), theme).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = (part: string) =>
    rows(page)
      .first()
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colours('code')).toBe(await colours('.DocSearch-Hit-title'));
  expect(await colours('code')).not.toBe(await colours('.search-hit-repeats code'));
});

test('an unknown address suggests what the search finds for its words', async ({ page }) => {
  await open(page, '/api/item/ad');
  const suggested = page.getByRole('region').or(page.locator('main section')).filter({ hasText: 'Did you mean' });
  await expect(suggested.getByRole('link', { name: 'Add an item', exact: true })).toHaveAttribute(
    'href',
    at('/api/items/add'),
  );
  await expect(page.locator('main section').filter({ hasText: 'Good starting points' })).toBeSeen();
  await open(page, '/400');
  await expect(suggested.getByRole('link').first()).toHaveAttribute('href', `${at('/api/')}#errors`);
  await open(page, '/xqzwvkqq');
  await expect(page.getByText('Good starting points')).toBeSeen();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('where nothing is found there is somewhere to go, in the box and on the page of results', async ({ page }) => {
  await open(page, '/api/items/edit');
  await openSearch(page, 'xqzwvkqq');
  await expect(modal(page)).toShow('No results');
  await expect(linksIn(page, 'Operations').first()).toBeSeen();
  await open(page, '/search?q=xqzwvkqq');
  await expect(page.locator('main')).toShow('No results were found');
  await expect(page.locator('main section').filter({ hasText: 'Good starting points' }).getByRole('link')).toHaveCount(
    8,
  );
});

test('the page of results without a query says where most readers go', async ({ page }) => {
  await open(page, '/search');
  const places = page.locator('main section').filter({ hasText: 'Good starting points' });
  await expect(places.getByRole('link', { name: 'Templates: all tags from A to Z' })).toHaveAttribute(
    'href',
    `${at('/template/')}#all-tags`,
  );
  await page.locator('main input[type="search"]').fill('item');
  await expect(places).toHaveCount(0);
});

test('a name of many operations is one result of the page, which opens its single places', async ({ page }) => {
  await open(page, '/search?q=item_id');
  const found = page.locator('main article').filter({ hasText: /Parameter of \d+ operations/ });
  await found.getByText(/^Show (all \d+|\d+ of the \d+) pages with item_id$/).click();
  await expect(
    found.getByRole('listitem').filter({ hasText: 'POST /1/items/edit_stock' }).getByRole('link'),
  ).toHaveAttribute('href', /\/api\/items\/edit_stock\/?#param-item_id$/);
});

test('a field that stands several times in one operation names each of its places', async ({ page }) => {
  await open(page, '/api/');
  await openSearch(page, 'status');
  const row = rows(page).filter({ hasText: /Field, \d+ places in 2 operations/ });
  await row.getByRole('button', { name: /^Single places of/ }).click();
  const labels = await row.getByRole('listitem').allTextContents();
  expect(labels).toContain('order.coin_payment_transaction.statusGET /1/orders/detail/{unique_key}');
  expect(new Set(labels).size).toBe(labels.length);
});

test('a status code is one row, whose places are told apart by their pages', async ({ page }) => {
  await open(page, '/api/');
  await openSearch(page, '400');
  const errors = rows(page).filter({ hasText: /^Errors/ });
  await expect(errors).toHaveCount(1);
  await expect(errors).toShow(/Section on several pages/);
  await errors.getByRole('button', { name: 'Single places of Errors' }).click();
  const places = errors.getByRole('listitem');
  await expect(places.filter({ hasText: /(GET|POST) \/1\// }).first()).toBeSeen();
  expect(new Set(await places.allTextContents()).size).toBe(await places.count());
});

test('the page of results counts what it lists, and on paper it has its query, its count and the way to each result', async ({
  page,
}) => {
  await open(page, '/search?q=item_id');
  const status = page.locator('main').getByRole('status');
  await expect(status).toRead(/^First \d+ of \d+ results$/);
  const found = page.locator('main article');
  await expect
    .poll(async () => {
      await found.last().scrollIntoViewIfNeeded();
      return status.textContent();
    })
    .toMatch(/^\d+ results$/);
  const results = Number.parseInt((await status.textContent()) ?? '', 10);
  const single = await found.filter({ hasNot: page.locator('details') }).count();
  expect(single + (await found.locator('details li').count())).toBe(results);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toRead('Search results for "item_id"');
  await expect(status).toBeSeen();
  await expect(page.locator('main form')).toBeHidden();
  const way = await found
    .locator('h2 a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(way).toMatch(/#param-item_id/);
});

test('a row of the box cuts no word of its page, and what is done with it comes after its facts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/');
  await openSearch(page, 'item_id');
  const row = rows(page).first();
  await expect(row).toShow(/Parameter of \d+ operations/);
  const path = row.locator('.DocSearch-Hit-path');
  expect(await path.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const facts = await row.locator('.search-hit-facts').boundingBox();
  const action = await row.locator('.DocSearch-Hit-action').last().boundingBox();
  expect(action?.x).toBeGreaterThan((facts?.x ?? 0) + (facts?.width ?? 0));
});

test('rows are one grid: what they are ends at one line, whatever stands before and after it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/');
  await openSearch(page, 'stock');
  const kinds = rows(page).locator('.search-hit-facts:not(:empty)');
  await expect(page.locator('.search-hit-more').first()).toBeSeen();
  await expect.poll(() => kinds.count()).toBeGreaterThan(4);
  const ends = await kinds.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
  expect(Math.max(...ends) - Math.min(...ends), `${ends}`).toBeLessThanOrEqual(1);
});

test('no fact of a row is cut, in a window of any width, and a type stands apart from what it is the type of', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/api/items/edit');
    await openSearch(page, 'item_id');
    await expect(rows(page).first().locator('.search-hit-kind')).toRead(/^Parameter of \d+ operations · integer/);
    const parts = rows(page).locator('.search-hit-facts, .search-hit-facts *');
    const cut = await parts.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'),
    );
    expect(cut, `${width} px`).toEqual([]);
    const names = rows(page).locator('.DocSearch-Hit-title');
    const cutNames = await names.evaluateAll(
      (all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length,
    );
    expect(cutNames, `${width} px`).toBe(0);
  }
});

test('on a phone the sections of a page and the operations are in view, and names break between their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/');
  await openSearch(page);
  await expect(linksIn(page, 'On this page').last()).toBeInViewport();
  await expect(linksIn(page, 'Operations').nth(4)).toBeInViewport();
  await box(page).fill('delivery_company_id');
  const name = rows(page)
    .locator('.DocSearch-Hit-title')
    .filter({ hasText: /^delivery_companies\[\]/ });
  await expect(name).toBeSeen();
  const lines = await name.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { sign: string; top: number }[] = [];
    for (let node = text.nextNode(); node; node = text.nextNode())
      for (let i = 0; i < (node.textContent ?? '').length; i += 1) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        letters.push({ sign: range.toString(), top: Math.round(range.getBoundingClientRect().top) });
      }
    return [...new Set(letters.map(({ top }) => top))].map((line) =>
      letters
        .filter(({ top }) => top === line)
        .map(({ sign }) => sign)
        .join(''),
    );
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[._\]]$/);
});

test('what names a thing of the other section leads there, from either side', async ({ page }) => {
  const sections = modal(page).locator('.DocSearch-Hit-source');
  await open(page, '/template/syntax/item');
  await openSearch(page, 'offset');
  await expect(sections.first()).toRead('API reference');
  await box(page).fill('GET /orders');
  await expect(rows(page).first()).toShow('GET /1/orders');
  await open(page, '/api/items/edit');
  await openSearch(page, 'HasItemStock');
  await expect(sections.first()).toRead('Template guide');
});
