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
