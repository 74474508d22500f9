import { apiPages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';
import { useTestFont } from '../support/test-font.ts';
import { openUntouched } from '../support/untouched.ts';

const operations = apiPages.filter((route) => route !== '/api/');
const railOf = (page: Page) => page.locator('[data-rail]');

test('before a gesture, Send is in the first screen of every operation, beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of operations) {
    await openUntouched(page, route);
    const send = await railOf(page).getByRole('button', { name: 'Send', exact: true }).boundingBox();
    const title = await page.locator('article h1').boundingBox();
    expect.soft(send?.y, route).toBeLessThan(300);
    expect.soft(send?.x, route).toBeGreaterThan((title?.x ?? Number.NaN) + (title?.width ?? Number.NaN));
  }
});

/** Pixels in the font of the tests: half of what it was when samples and the form stood below the text, with remedies. */
const mostInMedian = 2_800;

test('the reference of an operation is short, what it answers and how it fails; the longest is below 7,000 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heights: number[] = [];
  for (const route of operations) {
    await openUntouched(page, route);
    await useTestFont(page);
    // Below the errors stand jobs: programs to take along.
    const height = await page.evaluate(() => {
      const headings = [...document.querySelectorAll('article h2')];
      const next = headings[headings.findIndex(({ id }) => id === 'errors') + 1];
      return next ? next.getBoundingClientRect().top + scrollY : document.documentElement.scrollHeight;
    });
    expect.soft(height, route).toBeLessThan(7_000);
    heights.push(height);
  }
  heights.sort((one, other) => one - other);
  const [below = Number.NaN, above = Number.NaN] = heights.slice(heights.length / 2 - 1);
  expect((below + above) / 2).toBeLessThan(mostInMedian);
});

for (const width of [1200, 1440])
  test(`no table beside the rail is cut at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/api/orders/', '/api/orders/edit_status', '/api/oauth/refresh_token']) {
      await openUntouched(page, route);
      const hidden = await page
        .locator('article table')
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
      expect.soft(Math.max(0, ...hidden), route).toBe(0);
    }
  });

test('before a gesture, one tap on the bar of a phone leads to Send from anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUntouched(page, '/api/orders/edit_status');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const bar = page.getByRole('link', { name: 'Try it' });
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await bar.click();
  await expect(railOf(page).getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
  const form = page.getByRole('region', { name: 'Call the sandbox shop' });
  await expect(form).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Access token' })).toBeVisible();
});

test('before a gesture, the bar is away while the call is in the window', async ({ page }) => {
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await openUntouched(page, '/api/items/add');
    const bar = page.getByRole('link', { name: 'Try it' });
    await expect(railOf(page).getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(bar).toBeVisible();
  }
});

test('on a phone the bar opens the form, and is away while there is another Send', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/orders/edit_status');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const bar = page.getByRole('link', { name: 'Try it' });
  await bar.click();
  await expect(page.getByRole('heading', { name: 'Call the sandbox shop' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Access token' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeVisible();
});

test('on a phone the bar that led to the form leads back to what was read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/items/edit');
  const row = page.locator('#param-stock');
  await row.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const before = (await row.boundingBox())?.y ?? Number.NaN;
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page.getByRole('region', { name: 'Call the sandbox shop' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(page.getByRole('link', { name: 'Try it' })).toBeFocused();
  expect(Math.abs(((await row.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(4);
});

test('on a phone a form that is at hand keeps the focus when the bar leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/items/edit');
  const form = page.getByRole('region', { name: 'Call the sandbox shop' });
  await railOf(page).getByRole('button', { name: 'Edit values' }).click();
  await expect(form).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('#param-stock').evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page).toHaveURL(/#try-it$/);
  await expect(page.locator('#try-it')).toHaveAttribute('data-landed');
  // The page gives the focus to its target a task after the change of address.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
  await expect(form).toBeFocused();
});

test('Edit values leaves the page where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/add');
  await page.evaluate(() => scrollTo(0, 1_200));
  const scrolled = await page.evaluate(() => scrollY);
  await railOf(page).getByRole('button', { name: 'Edit values' }).click();
  await expect(page.getByRole('region', { name: 'Call the sandbox shop' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('Send sends at once, keeps the chosen language, and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/detail');
  await railOf(page).getByRole('radio', { name: 'PHP' }).check();
  const scrolled = await page.evaluate(() => scrollY);
  await railOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('[data-status="200"]')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(railOf(page).getByRole('group', { name: 'Request in PHP' })).toBeVisible();
  const send = railOf(page).getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeFocused();
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect(send).toBeInViewport();
});

test('after Send most of the rail is the answer', async ({ page }) => {
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/api/items/add');
    await railOf(page).getByRole('button', { name: 'Send', exact: true }).click();
    const answer = page.locator('[data-status="200"]');
    await expect(answer.locator('p').first()).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await answer.boundingBox())?.y, `at ${width}`).toBeLessThan(350);
  }
});

test('no line of a command ends with a backslash of its own', async ({ page }) => {
  await open(page, '/api/orders/edit_status');
  for (const width of [1200, 1280, 1366, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = await railOf(page)
      .getByRole('group', { name: 'Request in curl' })
      .locator('i')
      .evaluateAll(
        (ends) =>
          ends.filter((end) => {
            const before = document.createRange();
            before.selectNodeContents(end.previousSibling ?? end);
            const lines = [...before.getClientRects()];
            return Math.abs((lines.at(-1)?.bottom ?? 0) - end.getBoundingClientRect().bottom) > 4;
          }).length,
      );
    expect.soft(apart, `at ${width}`).toBe(0);
  }
});

test('a field marks its lines of JSON, and a line its field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/detail');
  const lit = railOf(page).locator('[data-lit]');
  await page.locator('#field-item-price a').first().focus();
  await expect(lit).toHaveCount(1);
  const code = railOf(page).locator('[data-lang="json"] pre > code');
  const line = await code.evaluate((element) => {
    const area = element.closest<HTMLElement>('[data-lit]');
    const lines = (element.textContent ?? '').split('\n');
    const top = Number.parseFloat(area?.style.getPropertyValue('--lit-top') ?? '');
    const pre = element.closest('pre') as HTMLElement;
    const { lineHeight, paddingTop } = getComputedStyle(pre);
    return lines[Math.round((top - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight))];
  });
  expect(line).toContain('"price"');
  await code.getByText('"stock"', { exact: true }).first().hover();
  await expect(page.locator('#field-item-stock')).toHaveAttribute('data-lit', '');
  await page.mouse.move(4, 400);
  await page.locator('h1').hover();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('the contents stand below the title block, as wide as the text, and the keyboard comes to them there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/detail');
  const contents = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  const [bar, head, text] = await Promise.all([
    page.locator('.page-links').boundingBox(),
    page.locator('#endpoint').boundingBox(),
    page.locator('.markdown > h2').first().boundingBox(),
  ]);
  expect(bar?.y).toBeGreaterThanOrEqual((head?.y ?? Number.NaN) + (head?.height ?? Number.NaN));
  expect([bar?.x, bar?.width]).toEqual([head?.x, head?.width]);
  expect(text?.y).toBeGreaterThan((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN));
  await page.locator('#endpoint a').last().focus();
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('link').first()).toBeFocused();
});

test('before a gesture, the rail is a dark slab from the bar of the page to its footer, light on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openUntouched(page, '/api/users/me');
  const brightness = () =>
    railOf(page).evaluate((rail) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(rail, '::before').backgroundColor.match(/\d+/g) ?? [];
      return Number(red) + Number(green) + Number(blue);
    });
  expect(await brightness()).toBeLessThan(150);
  // What lies at the right edge, just below the bar and just above the footer, is the slab.
  const isSlab = (y: number) =>
    page.evaluate(([x = 0, at = 0]) => document.elementFromPoint(x, at)?.matches('[data-rail]'), [1415, y]);
  const bar = await page.locator('.navbar').boundingBox();
  expect(await isSlab((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN) + 4)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.locator('footer.footer').boundingBox();
  expect(await isSlab((footer?.y ?? Number.NaN) - 4)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const ink = await railOf(page).evaluate((rail) => getComputedStyle(rail).getPropertyValue('--shop-paper').trim());
  expect(ink).toBe('#fff');
});

test('a parameter marks its lines of the request, a line its parameter, in the text and in the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/add');
  const request = railOf(page).getByRole('group', { name: 'Request in curl' });
  const areaOf = (text: string) => request.locator('..').filter({ hasText: text });
  const row = page.locator('#param-price');
  await row.locator('a').first().focus();
  await expect(areaOf('price=')).toHaveAttribute('data-lit', '');
  await page.locator('h1').hover();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await request.getByText("'price=5400'").hover();
  await expect(row).toHaveAttribute('data-lit', '');
  await railOf(page).getByRole('button', { name: 'Edit values' }).click();
  await railOf(page).getByRole('textbox', { name: 'price required' }).focus();
  await expect(areaOf('price=')).toHaveAttribute('data-lit', '');
  await request.getByText("'stock=8'").hover();
  await expect(railOf(page).locator('form [data-lit]')).toHaveCount(1);
  await expect(railOf(page).locator('form [data-lit]')).toContainText('stock');
});

test('no line of code is cut beside the text, from the narrowest rail on', async ({ page }) => {
  await open(page, '/api/orders/edit_status');
  for (const width of [1200, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['curl', 'JavaScript', 'PHP', 'Ruby', 'Python']) {
      await railOf(page).getByRole('radio', { name: language }).check();
      const hidden = await railOf(page)
        .locator('pre:visible')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect.soft(hidden, `${language} at ${width}`).toEqual([0, 0]);
    }
  }
});

test('before a gesture, a long value of a response goes on further in than its key, beside the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openUntouched(page, '/api/items/');
  const key = page.locator('[data-rail] [data-lang="json"] pre').getByText('"img1_origin"', { exact: true }).first();
  const value = key.locator("xpath=following-sibling::span[starts-with(., '\"https')]").first();
  const lines = await value.evaluate((element) => [...element.getClientRects()].map(({ left }) => left));
  expect(lines.length).toBeGreaterThan(1);
  const start = (await key.boundingBox())?.x ?? Number.NaN;
  for (const left of lines) expect(left).toBeGreaterThan(start);
});

test('before a gesture, the URL of a request scrolls with its other lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUntouched(page, '/api/orders/edit_status');
  const request = page.getByRole('group', { name: 'Request in curl' });
  const lines = (await request.textContent())?.trimEnd().split('\n').length ?? 0;
  const { height, line } = await request.locator('code').evaluate((code) => ({
    height: code.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(code).lineHeight),
  }));
  expect(Math.round(height / line)).toBe(lines);
});

test('an ordinary request has a line for each of its lines, from the narrowest rail on', async ({ page }) => {
  await open(page, '/api/items/add');
  for (const width of [1200, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await railOf(page)
      .getByRole('group', { name: 'Request in curl' })
      .evaluate((pre) => {
        const shown = pre.clientHeight;
        pre.style.whiteSpace = 'pre';
        const unbroken = pre.clientHeight;
        pre.style.whiteSpace = '';
        return { shown, unbroken };
      });
    expect.soft(heights.shown, `at ${width}`).toBe(heights.unbroken);
  }
});

test('the end of the rail fades while more follows, and covers no code at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/add');
  const scroller = railOf(page).locator('> div');
  const fade = await scroller.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
    const { position, height, backgroundImage } = getComputedStyle(element, '::after');
    return { position, height: Number.parseFloat(height), backgroundImage };
  });
  expect(fade.position).toBe('sticky');
  expect(fade.backgroundImage).toContain('gradient');
  const box = await scroller.boundingBox();
  const code = await railOf(page).locator('pre:visible').last().boundingBox();
  const room = (box?.y ?? 0) + (box?.height ?? 0) - ((code?.y ?? 0) + (code?.height ?? 0));
  expect(room).toBeGreaterThanOrEqual(fade.height);
});

test('the rail follows the bar of the page: no gap above it, no end below the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/add');
  const title = railOf(page).getByRole('heading', { name: 'Example call' });
  await page.mouse.move(500, 400);
  // The bar goes once it knows the direction: with the second step.
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('nav[data-away]')).toHaveCount(1);
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(75);
  await page.mouse.wheel(0, -200);
  await expect(page.locator('nav[data-away]')).toHaveCount(0);
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(75);
});

test('before a gesture, the parameters of every operation come before its programs', async ({ page }) => {
  for (const route of operations) {
    await openUntouched(page, route);
    const titles = await page.locator('article h2[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect.soft(titles.filter((id) => id !== 'good-to-know').at(0), `${route}: ${titles.join(' ')}`).toBe('parameters');
  }
});

test('the contents stay in view beside the rail, and mark the section on show', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/items/detail');
  await page.locator('.theme-doc-toc-desktop a', { hasText: 'Errors' }).click();
  await expect(page).toHaveURL(/#errors$/);
  await expect(page.locator('.theme-doc-toc-desktop a', { hasText: 'Errors' })).toBeInViewport();
  await page.mouse.wheel(0, 60);
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('Errors');
});
