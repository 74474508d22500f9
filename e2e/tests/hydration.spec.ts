import { open } from '../support/awake.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const kinds = [
  '/',
  '/api/',
  '/api/items/add',
  '/template/syntax/item',
  '/template/apps/sale_app',
  '/template/guideline/',
];

const scriptRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
};

test('no page but those that ask the search runs an external script before a gesture', async ({ page }) => {
  for (const path of kinds) {
    const urls = scriptRequests(page);
    await openUntouched(page, path);
    expect(urls, path).toEqual([]);
    expect(await page.locator('script[src]').count(), path).toBe(0);
  }
  for (const path of ['/search?q=stock', '/no/such/page']) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-has-hydrated', 'true');
  }
});

test('below an unknown address the application takes over what is there', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith(at('/api/nope'))) errors.push(message.text());
  });
  await page.goto('/api/nope');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByText('Did you mean').or(page.getByText('Good starting points')).first()).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [name, gesture] of Object.entries({
  pointer: (page: Page) => page.mouse.move(20, 300),
  key: (page: Page) => page.keyboard.press('Shift'),
  focus: (page: Page) => page.keyboard.press('Tab'),
  wheel: (page: Page) => page.mouse.wheel(0, 40),
})) {
  test(`a first ${name} starts the application`, async ({ page }) => {
    await openUntouched(page, '/api/items/add');
    await gesture(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('nothing shifts when the application takes over', async ({ page }) => {
  // Results come when they like, and in another font than they were measured in their height is another one.
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (!target.hasAttribute('data-frame')) observe.call(this, target);
    };
  });
  for (const path of kinds) {
    await openUntouched(page, path);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main :not(noscript, details:not([open]) *), footer *')].map(
          (each) => each.getBoundingClientRect().y,
        ),
      );
    const before = await places();
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const moved = await page.evaluate(() => scrollY);
    expect(moved, path).toBe(0);
    const after = await places();
    expect(after.slice(0, before.length), path).toEqual(before);
  }
});

test('a long page is laid out piece by piece, as it would be at once, and nothing in view moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts, piecewise: false });
    new MutationObserver(() => Object.assign(window, { piecewise: true })).observe(document, {
      subtree: true,
      attributeFilter: ['data-piecewise'],
    });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const lastPlace = () =>
    page.evaluate(() => document.querySelector('.pagination-nav')?.getBoundingClientRect().y ?? Number.NaN);
  for (const path of ['/api/items/add', '/template/syntax/item']) {
    await openUntouched(page, path);
    expect(await page.evaluate('window.piecewise'), path).toBe(true);
    const inPieces = await lastPlace();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), path).toEqual([]);
    expect(await page.locator('[data-piece="false"]').count(), path).toBe(0);
    await page.reload(); // the browser finds the former place in a page that is laid out at once
    await expect(page.locator('html'), path).not.toHaveAttribute('data-piecewise');
    expect(await lastPlace(), path).toBe(inPieces);
  }
});

test('a page that the application brings is laid out from its top on, and ends as a page that is loaded', async ({
  page,
}) => {
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.theme-doc-markdown > *')].map((each) => {
        const { y, height } = each.getBoundingClientRect();
        return [each.tagName, y + scrollY, height];
      }),
    );
  await open(page, '/template/faq');
  const loaded = await places();
  await open(page, '/template/guideline/create');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const below = document.querySelector('.theme-doc-markdown > :nth-child(30)');
      if (document.documentElement.hasAttribute('data-piecewise'))
        Object.assign(window, { waited: below && getComputedStyle(below).contentVisibility });
    }).observe(document.documentElement, { attributeFilter: ['data-piecewise'] });
  });
  await page.locator('aside').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
  expect(await page.evaluate('window.waited')).toBe('auto');
  expect(await places()).toEqual(loaded);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Frequently asked questions');
  await page.evaluate(() => Object.assign(window, { waited: undefined }));
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  expect(await page.evaluate('window.waited'), 'the browser looks for the former place').toBeUndefined();
});

test('a bar of which only a part has come is not shown: its end would move with each part', async ({ page }) => {
  await page.route(at('/api/'), async (route) => {
    const whole = await (await route.fetch()).text();
    const body = whole.slice(0, whole.indexOf('DocSearch-Button-Container'));
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto('/api/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.navbar__items--right')).toBeAttached();
  await expect(page.locator('.navbar__items--right')).toBeHidden();
});

test('a link into a page finds its place at once', async ({ page }) => {
  await page.goto('/api/items/add#param-title', { waitUntil: 'commit' });
  await expect(page.locator('#param-title')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
  await page.goto('/template/', { waitUntil: 'load' });
  await openUntouched(page, '/template/syntax/item');
  await page.locator('.theme-doc-toc-desktop .table-of-contents__link').last().click();
  await expect(page.locator('#description')).toBeInViewport();
});

test('shortcuts and letters before hydration reach the search box', async ({ page }) => {
  await openUntouched(page, '/api/items/add');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await openUntouched(page, '/template/');
  await page.keyboard.press('/');
  await page.keyboard.type('stock');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('stock');
  await openUntouched(page, '/template/');
  await page.locator('.DocSearch-Button').focus();
  await page.keyboard.type('label');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('label');
});

test('a first click is not lost, whatever it hits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const first = async (path: string, selector: string) => {
    await openUntouched(page, path);
    await page.locator(selector).first().dispatchEvent('click', { button: 0 });
  };
  await first('/api/items/', '.DocSearch-Button');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await first('/', '[data-control]');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await first('/api/items/add', '[data-rail] button:has-text("Send")');
  await expect(page.locator('[data-status="200"]')).toBeVisible();
  await first('/template/syntax/item', 'button:has-text("Edit and run")');
  await expect(page.locator('textarea').first()).toBeVisible();
  await first('/api/items/', '.theme-announcement-bar button');
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test('a first tap opens the menu of a phone, and the contents of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openUntouched(page, '/api/items/');
  await page.locator('.navbar__toggle').dispatchEvent('click', { button: 0 });
  await expect(page.locator('dialog.navbar-sidebar')).toBeVisible();
  await openUntouched(page, '/api/items/');
  await page.locator('.theme-doc-toc-mobile summary').dispatchEvent('click', { button: 0 });
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
});

test('a first click on a link goes there at once', async ({ page }) => {
  await openUntouched(page, '/api/items/');
  await page
    .locator(`main a[href="${at('/api/items/search')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(/\/api\/items\/search\/?$/);
});

test('scripts are fetched ahead when the browser is idle, but not on a slow or costly connection', async ({ page }) => {
  const ahead = () => page.locator('link[rel="prefetch"][as="script"]').count();
  await openUntouched(page, '/api/');
  await expect.poll(ahead).toBeGreaterThan(0);
  for (const connection of [{ effectiveType: '2g' }, { saveData: true }]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value });
    }, connection);
    await openUntouched(page, '/api/');
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1500)));
    expect(await ahead()).toBe(0);
    expect(await page.locator('script[type="speculationrules"]').count()).toBe(0);
  }
});

test('pages stay readable and lead on when scripts fail', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/api/items/add');
  await page.mouse.move(20, 300);
  await expect(page.locator('#param-title')).toBeVisible();
  await page.locator('.pagination-nav__link').first().click();
  await expect(page.locator('h1')).toBeVisible();
  expect(new URL(page.url()).pathname).not.toContain('items/add');
});
