import { open } from '../support/awake.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Nothing is fetched ahead: the next page waits for its scripts. */
async function openSparing(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
  await open(page, path);
}

const inMenu = (page: Page, name: string) => page.locator('aside .menu').getByRole('link', { name, exact: true });
const background = (element: Element) => getComputedStyle(element).backgroundColor;

test('a clicked link shows that its page is being opened, until the page is there', async ({ page }) => {
  await openSparing(page, '/template/guideline/create');
  const link = inMenu(page, 'Demo shop');
  await link.hover();
  const before = await link.evaluate(background);
  const release = await holdScripts(page);
  await link.click({ noWaitAfter: true });
  await expect(link).toHaveAttribute('data-opening');
  expect(await link.evaluate(background)).not.toBe(before);
  await expect(page.locator('h1')).toHaveText('Sell themes');
  await release();
  await expect(page.locator('h1')).toHaveText('Demo shop');
  await expect(page.locator('[data-opening]')).toHaveCount(0);
});

test('a link that opens another window does not claim to open its page here', async ({ page, context }) => {
  await openSparing(page, '/template/guideline/create');
  const link = inMenu(page, 'Demo shop');
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expect(page.locator('[data-opening]')).toHaveCount(0);
});

test('a page of another kind waits for its styles, and looks as it does when it is opened by itself', async ({
  page,
}) => {
  const look = () =>
    page.locator('[data-rail]').evaluate((rail) => {
      const { position, width } = getComputedStyle(rail);
      return { position, width };
    });
  await openSparing(page, '/api/items/add');
  const expected = await look();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/styles\.\w+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await openSparing(page, '/api/');
  await expect(page.locator('[data-rail]')).toHaveCount(0);
  const link = page.locator('aside .menu__link[href$="/items/add"]');
  await link.evaluate((each: HTMLElement) => each.click()); // folded away in a window of this height
  await expect(page).toHaveURL(/items\/add$/);
  await expect(link).toHaveAttribute('data-opening');
  await expect(page.locator('h1')).toHaveText('The API of a BASE shop');
  release();
  await expect(page.locator('h1')).toHaveText('Add an item');
  expect(await look()).toEqual(expected);
});

test('a page whose styles do not arrive is loaded as a whole', async ({ page }) => {
  await page.route(/\/styles\.\w+\.css$/, (route) => route.abort());
  await openSparing(page, '/api/');
  const loaded = page.waitForEvent('load');
  await page.locator('aside .menu__link[href$="/items/add"]').evaluate((each: HTMLElement) => each.click());
  await loaded;
  await expect(page.locator('h1')).toHaveText('Add an item');
  await expect(page.locator('[data-rail]')).toHaveCSS('position', 'absolute');
});

test('the pressed link is painted before the next page, even if that is there already', async ({ page }) => {
  await open(page, '/template/guideline/create');
  const link = inMenu(page, 'Demo shop');
  await link.hover();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const look = () =>
          resolve([
            document.querySelector('h1')?.textContent ?? '',
            document.querySelector('[data-opening]')?.textContent ?? '',
          ]);
        addEventListener('click', () => requestAnimationFrame(() => setTimeout(look)), { capture: true, once: true });
      }),
  );
  await link.click();
  expect(await painted).toEqual(['Sell themes', 'Demo shop']);
  await expect(page.locator('h1')).toHaveText('Demo shop');
});

test('a click renders the next page, and not the old one once more', async ({ page }) => {
  await page.addInitScript(() => {
    // React tells its developer tools of every commit; a component that has run has the first flag.
    interface Fiber {
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
    }
    const ran = (first: Fiber | null): number => {
      let sum = 0;
      for (let fiber = first; fiber; fiber = fiber.sibling)
        sum += (fiber.flags & 1) + (fiber.child === fiber.alternate?.child ? 0 : ran(fiber.child));
      return sum;
    };
    const commits: number[] = [];
    const onCommitFiberRoot = (_id: number, root: { current: Fiber }) => commits.push(ran(root.current.child));
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {} };
    Object.assign(globalThis, { commits, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await open(page, '/template/guideline/create');
  const link = inMenu(page, 'Demo shop');
  await link.hover();
  await page.waitForLoadState('networkidle');
  const commits = () => page.evaluate(() => (globalThis as unknown as { commits: number[] }).commits);
  const before = (await commits()).length;
  await link.click();
  await expect(page.locator('h1')).toHaveText('Demo shop');
  expect((await commits()).slice(before).filter((components) => components > 300)).toHaveLength(1);
});

test('two clicks at once open a page once: one step back leads to where they were made', async ({ page }) => {
  await openSparing(page, '/template/guideline/create');
  const link = inMenu(page, 'Demo shop');
  const release = await holdScripts(page);
  await link.dblclick({ noWaitAfter: true });
  await release();
  await expect(page.locator('h1')).toHaveText('Demo shop');
  await page.goBack();
  await expect(page).toHaveURL(/\/guideline\/create\/?$/);
  await expect(page.locator('h1')).toHaveText('Sell themes');
  await inMenu(page, 'Demo shop').click();
  await expect(page.locator('h1'), 'the link works on').toHaveText('Demo shop');
});

test('of two links that are clicked while the first is on its way, the last one is opened', async ({ page }) => {
  await openSparing(page, '/template/guideline/create');
  const release = await holdScripts(page);
  await inMenu(page, 'Demo shop').click({ noWaitAfter: true });
  await inMenu(page, 'FAQ').click({ noWaitAfter: true });
  await expect(page.locator('[data-opening]')).toHaveText('FAQ');
  await release();
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  await expect(page).toHaveURL(/\/template\/faq\/$/);
  await expect(page.locator('[data-opening]')).toHaveCount(0);
});

test('Back while a page is on its way keeps the page that is there, and its links work on', async ({ page }) => {
  await openSparing(page, '/template/guideline/create');
  const release = await holdScripts(page);
  await inMenu(page, 'Demo shop').click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/guideline\/demo\/?$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/guideline\/create\/?$/);
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  const arrived = page.waitForResponse(/\/assets\/js\//);
  await release();
  await arrived;
  await expect(page.locator('h1')).toHaveText('Sell themes');
  await inMenu(page, 'Demo shop').click();
  await expect(page.locator('h1')).toHaveText('Demo shop');
});
