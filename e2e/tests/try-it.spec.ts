import { apiPages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { colourRules, everyRule, expectNone, still, violations } from '../support/axe.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

const operations = apiPages.filter((route) => route !== '/api/');
const groups = 4;

/** The opened part, for the accessibility checker: the page around it is checked elsewhere. */
const opened = 'section[aria-labelledby][tabindex="-1"]';

const panelOf = (page: Page) => page.getByRole('region', { name: /^Call the sandbox shop/ });
const walkOf = (page: Page) => page.getByRole('region', { name: /^Authorize an application/ });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit values' }).click();
  await expect(panelOf(page)).toBeFocused();
}

async function send(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Send', exact: true }).click();
}

/** Notes every request that the page makes from now on. */
function watchNetwork(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Everything that the browser stores for the site. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    document.cookie,
  ]);

/** The body of the answer on show. */
async function answer(page: Page): Promise<Record<string, unknown>> {
  const text = await page.getByRole('group', { name: 'Body of the response' }).textContent();
  return JSON.parse(text ?? ''); // the panel shows JSON, or the test fails here
}

test.beforeEach(async ({ page }) => {
  // Readers who save data have no pages fetched ahead: what goes out then belongs to the panel.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  });
});

test('there are 28 operations to try', () => {
  expect(operations).toHaveLength(28);
});

for (let group = 0; group < groups; group++) {
  test(`every operation is sent and answered inside the page (${group + 1} of ${groups})`, async ({ page }) => {
    for (const route of operations.filter((_, n) => n % groups === group)) {
      await open(page, route);
      const before = await stored(page);
      await openPanel(page);
      const requests = watchNetwork(page);
      await send(page);
      if (route.endsWith('/authorize')) {
        await page.locator('[data-status="200"]').getByRole('button', { name: 'Approve' }).click();
        await expect(page.locator('[data-status="302"]'), route).toContainText('code=');
        await expect(page.locator(':focus').locator('[data-status="302"]'), 'the focus is at the answer').toBeVisible();
      } else {
        await expect(page.locator('[data-status]'), route).toHaveAttribute('data-status', '200');
        expect(Object.keys(await answer(page)).length, route).toBeGreaterThan(0);
      }
      for (const language of ['JavaScript', 'PHP', 'Ruby', 'Python', 'curl']) {
        await panelOf(page).getByRole('radio', { name: language }).check();
        await expect(panelOf(page).getByRole('group', { name: `Request in ${language}` })).toContainText(
          'api.thebase.in',
        );
      }
      expect(requests, route).toEqual([]);
      // The language of samples is remembered; nothing of a call is.
      const kept = (await stored(page)).filter((each) => each !== 'docusaurus.tab.language');
      expect(kept, route).toEqual(before.filter((each) => each !== 'docusaurus.tab.language'));
      await still(page);
      for (const theme of ['dark', 'light'] as const) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        const rules = theme === 'dark' ? everyRule : colourRules;
        expect.soft(await violations(page, opened, rules), `${route} with its panel, ${theme}`).toEqual([]);
      }
    }
  });
}

test('every error that can be provoked is shown, and the shop works on', async ({ page }) => {
  for (const route of ['/api/orders/edit_status', '/api/items/add', '/api/oauth/refresh_token']) {
    await open(page, route);
    await openPanel(page);
    await panelOf(page)
      .getByText(/^See an error happen/)
      .click();
    const buttons = panelOf(page).locator('[data-error]');
    await expect(buttons.first()).toBeVisible();
    expect(await buttons.count()).toBeGreaterThan(6);
    const told = await buttons.evaluateAll((all) =>
      all.map(
        (each) => each.textContent + document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    );
    expect(new Set(told).size, 'errors that are told apart').toBe(told.length);
    for (const button of await buttons.all()) {
      const code = (await button.textContent()) ?? '';
      await button.click();
      await expect(page.locator('[data-status="400"]')).toBeVisible();
      await expect.poll(async () => (await answer(page)).error, `${route}: ${code}`).toBe(code);
      const own = await page.locator(`[id="error-${code}"]`).count();
      await expect(panelOf(page).getByRole('link', { name: `What to do about ${code}` })).toHaveAttribute(
        'href',
        own === 1 ? `#error-${code}` : at(`/api/#error-${code}`),
      );
      if (own === 0) await expect(page.locator(`article a[href="${at('/api/')}#error-${code}"]`).first()).toBeVisible();
    }
    await panelOf(page).getByRole('button', { name: 'Reset the shop' }).click();
    await expect(panelOf(page).getByText('The shop is as it was in the beginning.').last()).toBeVisible();
    await send(page);
    await expect(page.locator('[data-status="200"]')).toBeVisible();
  }
});

test('what makes an error happen is read on the narrowest phone, below its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/api/orders/edit_status');
  await openPanel(page);
  await panelOf(page)
    .getByText(/^See an error happen/)
    .click();
  await expect(panelOf(page).locator('[data-error]').first()).toBeVisible();
  const tallest = await panelOf(page)
    .locator('[data-error]')
    .evaluateAll((all) => Math.max(...all.map((each) => each.nextElementSibling?.getBoundingClientRect().height ?? 0)));
  expect(tallest).toBeLessThan(150);
});

test('from an answer, one press leads to the values that were sent', async ({ page }) => {
  for (const [route, first] of [
    ['/api/items/edit_stock', /^item_id/],
    ['/api/users/me', 'Access token'],
  ] as const) {
    await open(page, route);
    const panel = panelOf(page);
    await page.getByRole('button', { name: 'Send' }).first().click();
    await expect(page.locator('[data-status="200"]')).toBeVisible();
    await page.locator('[data-status="200"]').getByRole('button', { name: 'Edit values' }).click();
    await expect(panel.getByLabel(first).first()).toBeFocused();
    await expect(panel.getByLabel(first).first()).toBeInViewport();
  }
});

test('after an error that a reader asked for, one press brings the example back', async ({ page }) => {
  await open(page, '/api/items/detail');
  await openPanel(page);
  const panel = panelOf(page);
  const id = panel.getByLabel(/^item_id/);
  const example = await id.inputValue();
  await panel.getByText(/^See an error happen/).click();
  await panel.locator('[data-error]', { hasText: 'no_item_id' }).first().click();
  await expect(page.locator('[data-status="400"]')).toBeVisible();
  await expect(id).not.toHaveValue(example);
  await panel.getByRole('button', { name: 'Back to the example' }).click();
  await expect(id).toHaveValue(example);
  await expect(panel.getByRole('button', { name: 'Back to the example' })).toHaveCount(0);
  // The error was the answer to other values, and the focus was on what is gone.
  await expect(page.locator('[data-status]')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Send' })).toBeFocused();
  await send(page);
  await expect(page.locator('[data-status="200"]')).toBeVisible();
});

test('what was added is there on the next page, until the shop is reset', async ({ page }) => {
  await open(page, '/api/items/add');
  await openPanel(page);
  await panelOf(page)
    .getByLabel(/^title/)
    .fill('Blue enamel mug');
  await send(page);
  await expect(page.locator('[data-status="200"]')).toBeVisible();
  await page
    .locator(`aside .menu a[href="${at('/api/items/')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(/\/api\/items\/$/);
  await openPanel(page);
  await panelOf(page)
    .getByLabel(/^limit/)
    .fill('100'); // the shop has more items than a page of default size
  await send(page);
  expect(JSON.stringify(await answer(page))).toContain('Blue enamel mug');
  await panelOf(page).getByRole('button', { name: 'Reset the shop' }).click();
  await expect(page.locator('[data-status]')).toHaveCount(0);
  await send(page);
  expect(JSON.stringify(await answer(page))).not.toContain('Blue enamel mug');
});

test('the form says what does not fit, and sends it all the same', async ({ page }) => {
  await open(page, '/api/items/add');
  await openPanel(page);
  const price = panelOf(page).getByLabel(/^price/);
  await price.fill('cheap');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/Unexpected “cheap”, expected a whole number/);
  await panelOf(page).getByText('Optional fields').press('Enter');
  await panelOf(page).getByRole('button', { name: 'Add a variation' }).click();
  await panelOf(page).getByLabel('variation[2]', { exact: true }).fill(`Large & "blue"`);
  const request = panelOf(page).getByRole('group', { name: 'Request in curl' });
  await expect(request).toContainText(`--data-urlencode 'variation[2]=Large & "blue"'`);
  await panelOf(page).getByRole('button', { name: 'Remove row [0]' }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Add a variation' })).toBeFocused();
  await expect(panelOf(page).getByLabel('variation[0]', { exact: true })).toHaveValue('Large');
  await expect(panelOf(page).getByLabel('barcode[0]', { exact: true })).toHaveValue('4900000000047');
  await expect(request).not.toContainText('[2]');
  await send(page);
  await expect(page.locator('[data-status="400"]')).toBeVisible();
  await expect(panelOf(page).getByRole('status')).toContainText('Response 400 Bad Request');
});

test('a refused field is marked, says why, and is one press from the answer', async ({ page }) => {
  await open(page, '/api/orders/edit_status');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('[data-status]')).toBeVisible();
  await panelOf(page).getByText('Values', { exact: true }).click();
  const line = panelOf(page).getByLabel(/^order_item_id/);
  await line.fill('99');
  await send(page);
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  await expect(line).toHaveAccessibleDescription(/Unexpected order_item_id 99, expected a line of an order/);
  await panelOf(page).getByText('Values', { exact: true }).click();
  await expect(line).toBeHidden();
  await panelOf(page).getByRole('button', { name: 'Edit order_item_id' }).click();
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport({ ratio: 1 });
  await line.fill('98');
  await expect(line).toHaveAttribute('aria-invalid', 'false');
  await expect(panelOf(page).getByRole('button', { name: 'Edit order_item_id' })).toHaveCount(0);
});

test('a field that some calls need says when', async ({ page }) => {
  await open(page, '/api/orders/edit_status');
  await openPanel(page);
  const company = panelOf(page).getByLabel(/^delivery_company_id/);
  await expect(company).toHaveAccessibleName('delivery_company_id');
  await expect(company).toHaveAccessibleDescription(/required when you report the dispatch of an order/);
  await expect(panelOf(page).getByLabel(/^order_item_id/)).toHaveAccessibleName('order_item_id required');
});

test('the form asks for what a call needs, and folds the rest', async ({ page }) => {
  await open(page, '/api/items/add');
  await openPanel(page);
  const panel = panelOf(page);
  for (const name of ['title', 'price', 'stock']) await expect(panel.getByLabel(new RegExp(`^${name} `))).toBeVisible();
  await expect(panel.getByLabel(/^detail/)).toBeHidden();
  await panel.getByText('Optional fields').press('Enter');
  await expect(panel.getByLabel(/^detail/)).toBeVisible();
  await expectNone(page, 'the form with all its fields', opened);
  await open(page, '/api/items/');
  await openPanel(page);
  await expect(panelOf(page).getByLabel(/^limit/), 'a call that needs nothing shows all').toBeVisible();
});

test('empty fields of an answer are folded, and a copy has them all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api/items/add');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = page.locator('[data-status="200"]');
  await expect(answer.getByText('"img20_sp_640"')).toBeHidden();
  await expect(answer.getByText('"variations"')).toBeVisible();
  await answer.getByRole('button', { name: 'Copy' }).click();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.item).toHaveProperty('img20_sp_640', null);
  await answer.locator('summary').first().press('Enter');
  await expect(answer.getByText('"img20_sp_640"')).toBeVisible();
});

test('the shop can be controlled: an order arrives, and the token expires', async ({ page }) => {
  await open(page, '/api/orders/');
  await openPanel(page);
  const panel = panelOf(page);
  await panel.getByText('Control the shop').click();
  const happen = async (route: string) => {
    await panel.getByLabel('What happens').selectOption(route);
    await panel.getByRole('button', { name: 'Let it happen' }).click();
  };
  await happen('POST /sandbox/orders');
  await expect(panel.locator('[data-status="200"]')).toContainText('"dispatch_status": "unpaid"');
  await expect(panel.getByRole('status').last()).toHaveText('Response 200 OK');
  await expectNone(page, 'the control plane', opened);
  await send(page);
  const orders = panel.getByRole('group', { name: 'Body of the response' }).first();
  await expect(orders).toContainText('"orders": ['); // what happened in the shop is answered by an order alone
  const { orders: listed } = JSON.parse((await orders.textContent()) ?? '');
  expect(listed[0]).toMatchObject({ payment: 'cvs', dispatch_status: 'unpaid' });
  await happen('POST /sandbox/clock');
  await expect(panel.locator('[data-status="200"]').filter({ hasText: '"now"' })).toBeVisible();
  await send(page);
  await expect(panel.locator('[data-status="400"]')).toContainText('The access token has expired');
});

test('a hint leads to the decision of the sandbox behind it', async ({ page }) => {
  await open(page, '/api/items/');
  await openPanel(page);
  await panelOf(page)
    .getByLabel(/^limit/)
    .fill('500');
  await send(page);
  await expect(page.locator('[data-status="200"]')).toContainText('the sandbox takes 100');
  await panelOf(page).getByRole('link', { name: 'Decided by the sandbox' }).click();
  await expect(page).toHaveURL(/\/api\/items\/#sandbox-clamped-numbers$/);
  await expect(page.locator('#sandbox-clamped-numbers')).toBeInViewport();
});

test('the form leads to the rules that the sandbox follows where no source speaks', async ({ page }) => {
  await open(page, '/api/savings/');
  await openPanel(page);
  await panelOf(page).getByRole('link', { name: 'makes a choice' }).click();
  await expect(page).toHaveURL(/\/api\/users\/me#sandbox-decisions$/);
  await expect(page.getByRole('heading', { name: 'Rules of the sandbox' })).toBeInViewport();
});

test('the panel is opened, used and closed with the keyboard alone', async ({ page }) => {
  await open(page, '/api/items/detail');
  await page.getByRole('button', { name: 'Edit values' }).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeFocused();
  const item = panelOf(page).getByLabel(/^item_id/);
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-status="200"]')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Edit values' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit values' })).toBeFocused();
});

for (const route of ['/api/oauth/authorize', '/api/oauth/access_token', '/api/oauth/refresh_token']) {
  test(`${route} walks from the URL to a refreshed token`, async ({ page }) => {
    await open(page, route);
    await page.getByRole('button', { name: 'Walk through the flow' }).click();
    await expect(walkOf(page)).toBeFocused();
    const requests = watchNetwork(page);
    const walk = walkOf(page);
    const press = (name: string) => walk.getByRole('button', { name, exact: true }).click();
    const steps = walk.locator('ol > li');
    await walk.getByLabel('state').fill('');
    await expect(walk).toContainText('state is missing');
    await press('Make a random one');
    await walk.getByLabel('write_items').check();
    await expect(walk).toContainText('scope=read_users%20read_items%20write_items');
    await press('Open the URL as the shop owner');
    await press('Deny');
    await expect(steps.nth(1)).toContainText('error=access_denied');
    await press('Approve');
    await expect(steps.nth(1)).toContainText('The state is the one that you sent.');
    await expect(steps.nth(1)).not.toContainText('Unexpected');
    await press('Exchange the code');
    await expect(steps.nth(2).locator('[data-status="200"]')).toContainText('access_token');
    await press('Send the same code again');
    await expect(steps.nth(2).locator('[data-status="400"]')).toContainText('invalid_request');
    await press('Read the shop’s profile');
    await expect(steps.nth(3).locator('[data-status="200"]')).toContainText('Harbor Goods');
    await press('Let an hour pass, then call');
    await expect(steps.nth(3).locator('[data-status="400"]')).toContainText('invalid_request');
    await press('Refresh the token');
    await expect(steps.nth(4).locator('[data-status="200"]')).toContainText('refresh_token');
    await press('Read the shop’s profile');
    await expect(steps.nth(3).locator('[data-status="200"]')).toContainText('Harbor Goods');
    // The page wakes piece by piece: its own scripts may still come.
    expect(requests.filter((each) => !each.includes('/assets/js/'))).toEqual([]);
    if (route.endsWith('/authorize')) await expectNone(page, `${route} with its walk`, opened);
  });
}

for (const route of ['/api/items/edit', '/api/orders/edit_status']) {
  test(`${route} with its panel keeps WCAG 2.2 AA, light and dark, wide and narrow`, async ({ page }) => {
    await open(page, route);
    await openPanel(page);
    await panelOf(page)
      .getByText(/^See an error happen/)
      .click();
    await panelOf(page).locator('[data-error="bad_item_id"], [data-error="not_change_status"]').click();
    await expect(page.locator('[data-status="400"]')).toBeVisible();
    await expectNone(page, route, opened);
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a panel that does not load says so, and loads at the next press', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Edit values' }).click();
  await expect(page.getByText('This part did not load')).toBeVisible();
  await page.unroute('**/assets/js/**');
  await openPanel(page);
});

test('an answer scrolls in no window of its own: the wheel over it moves the page, or the rail', async ({ page }) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/api/items/detail');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const body = page.locator('[data-status="200"]').getByRole('group', { name: 'Body of the response' });
    await body.locator('summary').first().press('Enter'); // with all that is empty it is longer than the window
    await body.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const { x, y, width: wide } = (await body.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + wide / 2, Math.max(y, 0) + 300);
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await body.boundingBox())?.y, `${width} pixels`).toBeLessThan(y - 100);
    const inside = await page.locator('[data-status="200"]').evaluate((answer) =>
      [answer, ...answer.querySelectorAll('*')]
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(inside, `${width} pixels`).toEqual([]);
  }
});

test('Copy stands in the head of an answer, beside its status', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/api/users/me');
    await openPanel(page);
    await send(page);
    const answer = panelOf(page).locator('[data-status="200"]');
    const copy = await answer.getByRole('button', { name: 'Copy' }).boundingBox();
    const code = await answer.locator('pre').boundingBox();
    const status = await answer.getByText('200 OK').boundingBox();
    expect(copy && code && copy.y + copy.height <= code.y, `${width} pixels`).toBe(true);
    expect(Math.abs((copy?.y ?? 0) + 14 - (status?.y ?? 0) - (status?.height ?? 0) / 2)).toBeLessThan(4);
  }
});

test('a call leaves its buttons where they were, and its answer says what was sent', async ({ page }) => {
  await open(page, '/api/items/edit_stock');
  const send = page.getByRole('region', { name: 'Example call' }).getByRole('button', { name: 'Send' });
  const before = await send.boundingBox();
  await send.click();
  const panel = page.getByRole('region', { name: 'Call the sandbox shop' });
  await expect(panel.getByText('200 OK', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^POST \/1\/items\/edit_stock, \d values$/)).toBeVisible();
  expect(await panel.getByRole('button', { name: 'Send' }).boundingBox()).toEqual(before);
  await open(page, '/api/categories/');
  await page.getByRole('region', { name: 'Example call' }).getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('GET /1/categories', { exact: true })).toBeVisible();
});
