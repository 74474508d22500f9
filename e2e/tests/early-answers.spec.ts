import { foldingOf } from '../support/folding.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const phone = { width: 390, height: 800 };

/** Opens a page whose scripts do not come until the test says so. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await openUntouched(page, path);
  return release;
}

const stillHeld = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

const folded = 'aside details:not([open]) > summary';

test('before a gesture · S-132 S-133 S-135: a group of the sidebar unfolds as it does later, and stays open', async ({
  page,
}) => {
  const release = await openHeld(page, '/template/');
  const label = await page.locator(folded).first().textContent();
  const { atOnce, height, timing } = await foldingOf(page, folded);
  expect(atOnce, 'the first line is seen at once').toBe(true);
  const lines = height / 36;
  expect(timing).toEqual({ duration: Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10), easing: 'ease-in-out' });
  const group = page
    .locator('aside details')
    .filter({ has: page.locator('summary', { hasText: label ?? '' }) })
    .first();
  const first = group.locator('a').first();
  await expect(first).toBeSeen();
  await stillHeld(page);
  await release();
  await expect(first).toBeSeen();
  await group.locator('summary').click();
  await expect(first).toBeHidden();
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('before a gesture · S-134: a group of the sidebar unfolds in a millisecond', async ({ page }) => {
    await openHeld(page, '/template/');
    const { timing } = await foldingOf(page, folded);
    expect(timing.duration).toBe(1);
  });
});

test('the contents of a page open on a phone before the application has come, and stay open', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await openHeld(page, '/api/items/add');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.locator('summary').click();
  await expect(contents.locator('a').first()).toBeSeen();
  await stillHeld(page);
  await release();
  await expect(contents.locator('a').first()).toBeSeen();
  await contents.locator('summary').click();
  await expect(contents.locator('a').first()).toBeHidden();
});

test('before a gesture · S-53 S-54 S-127 S-128 S-129: the menu opens with both levels, and stays open', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await openHeld(page, '/api/items/add');
  const menu = page.locator('dialog.navbar-sidebar');
  const levels = page.locator('.navbar-sidebar__items');
  const overflow = () => page.evaluate(() => document.body.style.overflow);
  await page.locator('.navbar__toggle').click();
  await expect(page.getByRole('dialog')).toBeInViewport();
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  expect(await overflow()).toBe('hidden');
  await expect(levels).toHaveClass(/--show-secondary/);
  await expect(levels.locator('.theme-doc-sidebar-menu').getByRole('link').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.navbar__toggle')).toBeFocused();
  expect(await overflow()).toBe('visible');
  await page.locator('.navbar__toggle').click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(levels).not.toHaveClass(/--show-secondary/);
  await expect(levels.getByRole('link', { name: 'API', exact: true }).first()).toBeInViewport();
  await stillHeld(page);
  await release();
  await expect(page.getByRole('dialog')).toBeInViewport();
  await expect(levels).not.toHaveClass(/--show-secondary/);
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.navbar__toggle')).toBeFocused();
});

test('before a gesture · S-130: a wide window closes the menu, and it stays closed', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await openHeld(page, '/api/items/add');
  const menu = page.locator('dialog.navbar-sidebar');
  await page.locator('.navbar__toggle').click();
  await expect(menu).toBeSeen();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('visible');
  await stillHeld(page);
  await release();
  await expect(menu).toBeHidden();
});

test('before a gesture · S-128 S-131: home opens the first level, with its lists folded', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHeld(page, '/');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__items')).not.toHaveClass(/--show-secondary/);
  const languages = page.locator('.navbar-sidebar .menu__list-item').filter({ hasText: 'Languages' });
  await expect(languages.getByRole('link', { name: 'English' })).toBeHidden();
  await languages.locator('summary').click();
  await expect(languages.getByRole('link', { name: 'English' })).toBeSeen();
});

test('before a gesture · S-116: the announcement closes, and stays closed on the next page', async ({ page }) => {
  const release = await openHeld(page, '/api/');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  await stillHeld(page);
  await page.mouse.move(5, 300, { steps: 3 }); // the first movement on a page has no length yet
  await release();
  await expect(bar).toBeHidden();
});

test('before a gesture · S-68 S-71 S-76 S-142 S-185: search opens and takes letters, and none is lost', async ({
  page,
}) => {
  const release = await openHeld(page, '/api/');
  const input = page.locator('.DocSearch-Input');
  await page.locator('.DocSearch-Button').click();
  await expect(page.locator('.DocSearch-Modal')).toBeSeen();
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('placeholder', 'Search the API and template docs');
  await expect(input).toHaveAttribute('maxlength', '64');
  await page.keyboard.type('stock');
  await expect(input).toHaveValue('stock');
  await stillHeld(page);
  await release();
  await expect(page.locator('.DocSearch-Hit').first()).toBeSeen();
  await expect(input).toHaveCount(1);
  await expect(input).toHaveValue('stock');
  await page.keyboard.type('s');
  await expect(input).toHaveValue('stocks');
});

test('search that does not come at once says that it is loading, and one that comes says nothing', async ({ page }) => {
  const release = await openHeld(page, '/api/');
  await page.locator('.DocSearch-Button').click();
  const loading = page.locator('.DocSearch-Modal').getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loading).toBeSeen();
  const atOnce = await loading.evaluate((element) => {
    element.style.animation = 'none';
    getComputedStyle(element).getPropertyValue('animation'); // from here on it begins anew
    element.style.animation = '';
    return getComputedStyle(element).visibility;
  });
  expect(atOnce).toBe('hidden');
  await stillHeld(page);
  await release();
  await expect(page.locator('.DocSearch-Modal')).not.toContainText('Loading…');
});

test('before a gesture · S-69 S-70 S-71 S-72 S-73: keys open and close search, and so does a press beside it', async ({
  page,
}) => {
  const release = await openHeld(page, '/api/');
  const modal = page.locator('.DocSearch-Modal');
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(modal).toBeSeen();
    await page.keyboard.press(keys);
    await expect(modal).toHaveCount(0);
  }
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await page.locator('.DocSearch-Button').focus();
  await page.keyboard.press('q');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('q');
  await page.mouse.click(5, 5);
  await expect(modal).toHaveCount(0);
  await stillHeld(page);
  await release();
  await expect(modal).toHaveCount(0);
});

test('a part that the application opens says at once that it was pressed', async ({ page }) => {
  const release = await openHeld(page, '/api/items/add');
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[aria-busy] ~ [role="status"]')).toBeSeen();
  await release();
  await expect(page.locator('[data-status="200"]')).toBeSeen();
});

test('the button of an editor that is on its way says so in its own size', async ({ page }) => {
  const release = await openHeld(page, '/template/syntax/item');
  const button = page.locator('figcaption .button').first();
  const words = () => button.evaluate((one) => getComputedStyle(one, '::after').content);
  await button.scrollIntoViewIfNeeded();
  const size = await button.boundingBox();
  expect(await words()).toBe('none');
  await button.click();
  expect(await words()).toBe('"Loading…"');
  expect(await button.boundingBox()).toEqual(size);
  await stillHeld(page);
  await release();
  await expect(page.getByRole('region', { name: /: editor$/ })).toBeSeen();
});

test('a sample changes its language before the application has come', async ({ page }) => {
  const release = await openHeld(page, '/api/items/add');
  const tabs = page.getByRole('radiogroup', { name: 'Language of the sample' });
  await tabs.getByRole('radio', { name: 'PHP' }).check();
  await expect(tabs.getByRole('group', { name: 'Request in PHP' })).toBeSeen();
  await stillHeld(page);
  await release();
  await expect(tabs.getByRole('group', { name: 'Request in PHP' })).toBeSeen();
});

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly args: { readonly elementCount?: number };
}

/** How many elements the browser styles from a press to the frame in which its answer is seen. */
async function styledFor(page: Page, control: string, answer: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as Chromium writes them
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await page.evaluate(
    ([pressed, seen]) => {
      const look = () => {
        if (document.querySelector(seen)?.checkVisibility({ visibilityProperty: true })) performance.mark('answered');
        else requestAnimationFrame(look);
      };
      performance.mark('pressed');
      document.querySelector<HTMLElement>(pressed)?.click();
      requestAnimationFrame(look);
    },
    [control, answer] as const,
  );
  await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0);
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  const at = (name: string) => events.find((event) => event.name === name);
  const [pressed, answered] = [at('pressed'), at('answered')];
  if (!pressed || !answered) throw new Error('Unexpected trace without the marks of the test, expected both');
  return events
    .filter(({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === pressed.pid && ts < answered.ts)
    .filter(({ ts }) => ts > pressed.ts)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

for (const [name, width, control, answer] of [
  ['menu', 390, '.navbar__toggle', '.navbar-sidebar__close'],
  ['search box', 1280, '.DocSearch-Button', '.DocSearch-Input'],
] as const)
  test(`before a gesture, the ${name} is answered by styling it alone, not the page around it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHeld(page, '/api/items/add');
    await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
    expect(await page.locator('body *').count()).toBeGreaterThan(1500);
    expect(await styledFor(page, control, answer)).toBeLessThan(300);
  });
