import type { Locator } from '@playwright/test';
import { navbar, type Place } from '../../site/config/navigation.ts';
import { apiPages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { at } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const everywhere = ['/', '/api/items/add', '/template/', '/search', '/nope'];

test('S-47: the first stop of the keyboard skips to the content', async ({ page }) => {
  for (const path of everywhere) {
    await open(page, path);
    const link = page.getByRole('link', { name: 'Skip to main content' });
    if (path === '/search')
      await link.focus(); // the page itself puts the focus into its box
    else await page.keyboard.press('Tab');
    await expect(link, path).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const active = document.activeElement;
      const content = document.querySelector('#__docusaurus_skipToContent_fallback');
      if (!active || !content || active === document.body) return false;
      // A page without links, such as the not-found page, passes the focus on to what comes after its content.
      const isAfter = content.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
      return content.contains(active) || (isAfter !== 0 && !content.querySelector('main :is(a[href], button, input)'));
    });
    expect(focus, path).toBe(true);
  }
});

test('on the page of an operation, the second skip link brings Send within a few stops', async ({ page }) => {
  await open(page, '/api/items/edit');
  for (const name of ['Skip to main content', 'Skip to the example call']) {
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('#try-it')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await open(page, '/template/');
  await expect(page.getByRole('link', { name: 'Skip to the example call' })).toHaveCount(0);
});

test('S-48 S-115: the announcement is above every page until it is closed', async ({ page }) => {
  for (const path of everywhere) {
    await open(page, path);
    await expect(page.locator('.theme-announcement-bar'), path).toBeSeen();
  }
  await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test('S-116: a closed announcement stays closed', async ({ page }) => {
  await open(page, '/api/');
  await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  for (const path of ['/api/', '/', '/template/']) {
    await open(page, path);
    await expect(page.locator('.theme-announcement-bar'), path).toBeHidden();
  }
});

test('S-117: a new announcement is shown at once', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id')) return;
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/api/');
  await expect(page.locator('.theme-announcement-bar')).toBeSeen();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored['docusaurus.announcement.dismiss']).toBe('false');
  expect(stored['docusaurus.announcement.id']).not.toBe('an-older-one');
});

test('S-109: the announcement shows its configured content with a close button', async ({ page }) => {
  await open(page, '/api/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toRead(/\w{3,}/);
  await expect(bar.getByRole('button', { name: 'Close' })).toBeSeen();
});

test('before a gesture, the cross that closes the announcement stands out, light and dark', async ({ page }) => {
  await openUntouched(page, '/api/');
  const cross = page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).locator('svg > *');
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    expect(await cross.evaluate(contrastOfStroke), theme).toBeGreaterThanOrEqual(4.5);
  }
});

/** Contrast of a drawn line with the ground below it, by WCAG, with all opacities on the way. */
function contrastOfStroke(line: Element): number {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const way: Element[] = [];
  for (let each: Element | null = line; each; each = each.parentElement) way.push(each);
  const opacity = way.reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1);
  const grounds = way.map((each) => channels(getComputedStyle(each).backgroundColor));
  const ground = grounds.find(([, , , alpha = 1]) => alpha > 0) ?? [255, 255, 255];
  const stroke = channels(getComputedStyle(line).stroke);
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const seen = [0, 1, 2].map((n) => opacity * (stroke[n] ?? 0) + (1 - opacity) * (ground[n] ?? 0));
  const [dark = 0, light = 0] = [luminance(seen), luminance(ground)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test('before a gesture, the menu lists every operation under its own name, with its method as a quiet mark', async ({
  page,
  request,
}) => {
  await openUntouched(page, '/api/');
  const lines = page.locator('aside .menu .theme-doc-sidebar-item-link > a');
  const marks = await lines.evaluateAll((links) =>
    links.map((link) => {
      const [own, mark] = [getComputedStyle(link), getComputedStyle(link, '::after')];
      const isQuiet = mark.color === own.color && Number(mark.fontWeight) <= 400 && mark.borderStyle === 'none';
      const address = new URL((link as HTMLAnchorElement).href).pathname;
      return { address, name: link.textContent, mark: mark.content.replaceAll('"', ''), isQuiet };
    }),
  );
  for (const route of apiPages.filter((each) => each !== '/api/')) {
    const html = await (await request.get(route)).text();
    const [, method] = /id="endpoint".*?>(GET|POST)</s.exec(html) ?? [];
    const own = marks.filter(({ address }) => address === at(route));
    expect.soft(own, route).toEqual([{ address: at(route), name: expect.any(String), mark: method, isQuiet: true }]);
  }
  expect(marks.map(({ name }) => name)).toEqual(expect.arrayContaining(['List items', 'List orders']));
});

test('S-49: the top bar stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/template/default/must');
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, -150);
  await expect.poll(() => page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  await expect(page.locator('nav.navbar')).toHaveClass(/navbar--fixed-top/);
});

test('S-50 S-17 S-58: links on the left, tools on the right', async ({ page }) => {
  for (const path of everywhere) {
    await open(page, path);
    const left = page.locator('.navbar__items:not(.navbar__items--right) a.navbar__link');
    expect(await left.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), path).toEqual([
      at('/api/'),
      at('/template/'),
    ]);
    const plainRight = page.locator('.navbar__items--right > a.navbar__link');
    await expect(plainRight, path).toHaveCount(0);
    await expect(page.locator('.navbar__items--right .dropdown'), path).toHaveCount(2);
  }
});

test('S-108: every item of the bar stands where its configuration puts it, with its label and its address', async ({
  page,
}) => {
  await open(page, '/api/items/add');
  const texts = (part: Locator) => part.evaluateAll((all) => all.map((each) => each.textContent?.trim()));
  const left = page.locator('.navbar__items:not(.navbar__items--right)');
  const onTheLeft = navbar.items.filter(({ position }) => position === 'left');
  expect(await texts(left.locator('a.navbar__link'))).toEqual(onTheLeft.map(({ label }) => label));
  const right = page.locator('.navbar__items--right');
  const after = navbar.items.flatMap(({ dropdownItemsAfter }) => (dropdownItemsAfter ?? []) as Place[]);
  expect(after.length).toBeGreaterThan(0);
  for (const { label, to } of after) {
    await right.locator('.dropdown').filter({ hasText: '1.0.0' }).hover();
    await expect(right.getByRole('link', { name: label, exact: true })).toBeSeen();
    await expect(right.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', at(to));
  }
});

test('S-10 S-60: the languages offer English', async ({ page }) => {
  await open(page, '/api/');
  const english = page.locator('.navbar__items--right .dropdown__link[lang="en"]');
  await expect(english).toHaveCount(1);
  await page.locator('.navbar__items--right .dropdown').filter({ hasText: 'English' }).hover();
  await expect(english).toRead('English');
});

test('S-11 S-66: the versions are a dropdown whose entry leads to the same document', async ({ page }) => {
  await open(page, '/api/items/add');
  const versions = page.locator('.navbar__items--right .dropdown').filter({ hasText: '1.0.0' });
  await expect(versions.locator('.navbar__link')).toRead('1.0.0');
  await versions.hover();
  await expect(versions.locator('.dropdown__menu')).toBeSeen();
  await expect(versions.locator(`.dropdown__link[href="${at('/api/items/add')}"]`)).toBeSeen();
});

test('Enter and the space bar open and close a menu of the bar, and scroll nothing', async ({ page }) => {
  await open(page, '/api/items/add');
  for (const name of ['1.0.0', 'English']) {
    const menu = page.locator('.navbar__items--right .dropdown').filter({ hasText: name });
    await menu.locator('.navbar__link').focus();
    for (const key of ['Space', 'Enter']) {
      await page.keyboard.press(key);
      await expect(menu.locator('.dropdown__menu'), `${name}, ${key}`).toBeSeen();
      await page.keyboard.press(key);
      await expect(menu.locator('.dropdown__menu'), `${name}, ${key}`).toBeHidden();
    }
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('S-61: one search box', async ({ page }) => {
  await open(page, '/api/');
  await expect(page.locator('.navbar .DocSearch-Button')).toHaveCount(1);
  await expect(page.locator('.navbar .DocSearch-Button')).toBeSeen();
});

test('S-51: items without a position are on the right', async ({ page }) => {
  await open(page, '/api/');
  await expect(page.locator('.navbar__items--right .DocSearch-Button')).toHaveCount(1);
  await expect(page.locator('.navbar__items:not(.navbar__items--right) .dropdown')).toHaveCount(0);
});

test('S-56 S-57 S-110: the footer shows columns, logo and copyright', async ({ page }) => {
  for (const path of everywhere) {
    await open(page, path);
    const footer = page.locator('footer.footer');
    await expect(footer.locator('.footer__col').first(), path).toBeSeen();
    await expect(footer.locator('.footer__logo:visible'), path).toHaveCount(1);
    await expect(footer.locator('.footer__copyright'), path).toBeSeen();
    await expect(footer, path).not.toHaveClass(/footer--dark/);
  }
});

test('S-86: following a link inside a page goes to the fragment', async ({ page }) => {
  await open(page, '/template/default/must');
  const link = page.locator('.table-of-contents a').last();
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('S-87: following a link to another page goes to its top', async ({ page }) => {
  await open(page, '/template/default/must');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.pagination-nav__link').last().click();
  await expect(page).not.toHaveURL(/must$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('S-67: the table of contents lists headings of levels two and three', async ({ page }) => {
  for (const path of ['/api/', '/api/items/add', '/template/default/must']) {
    await open(page, path);
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')?.slice(1)));
    const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(
      listed.map((id) => decodeURIComponent(id ?? '')),
      path,
    ).toEqual(headings);
  }
});

test('the contents of a long page follow the reader: the section that is read is in view among them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/template/faq/');
  const entries = page.locator('.theme-doc-toc-desktop a');
  await expect(entries.last()).not.toBeInViewport();
  await page.locator('article h2').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5000);
  await expect(entries.and(page.locator('.table-of-contents__link--active'))).toBeInViewport();
  await expect(entries.first()).not.toBeInViewport();
});

test('the wrong template of a rule stands beside the right one where there is room', async ({ page }) => {
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/template/guideline/check_list');
    await page.locator('details.rule-more').evaluateAll((all) => {
      for (const each of all as HTMLDetailsElement[]) each.open = true;
    });
    const wrong = page.locator('figure', { has: page.getByText('Wrong', { exact: true }) });
    const right = page.locator('figure', { has: page.getByText('Right', { exact: true }) });
    const [one, other] = [await wrong.first().boundingBox(), await right.first().boundingBox()];
    expect(one?.y === other?.y, `${width} px`).toBe(isBeside);
  }
});

test('what each payment method allows: an error code stands in one line', async ({ page }) => {
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/orders/edit_status');
    const lines = await page
      .locator('.payments a code')
      .evaluateAll((all) => all.map((each) => new Set([...each.getClientRects()].map(({ top }) => top)).size));
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
  }
});

test('the index of a page breaks no name of a tag', async ({ page }) => {
  for (const path of ['/template/item/details', '/template/apps/item_category_app', '/template/syntax/item'])
    for (const width of [768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const broken = await page
        .locator('nav[aria-label="Tags on this page"] code')
        .evaluateAll((all) =>
          all
            .filter((each) => new Set([...each.getClientRects()].map(({ top }) => top)).size > 1)
            .map((each) => each.textContent),
        );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
});
