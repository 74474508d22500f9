import { open } from '../support/awake.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const languageOf = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Language of the sample' })
    .getByRole('radio', { checked: true })
    .first()
    .getAttribute('data-language');
const marksOf = (page: Page) => page.locator('.markdown .evidence').filter({ visible: true });

async function expectChosen(page: Page, when: string): Promise<void> {
  expect(await languageOf(page), when).toBe('python');
  await expect(page.getByRole('checkbox', { name: 'Show marks' }), when).not.toBeChecked();
  await expect(marksOf(page), when).toHaveCount(0);
}

test('before a gesture, the language of samples and the switch of marks are those of the last page, and nothing jumps', async ({
  page,
}) => {
  await openUntouched(page, '/api/orders/detail');
  await expect(marksOf(page)).not.toHaveCount(0);
  await page.getByRole('radio', { name: 'Python' }).first().check();
  await page.getByRole('checkbox', { name: 'Show marks' }).uncheck();
  await expectChosen(page, 'on its own page');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.moved = entry.entryType;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of ['/api/orders/detail', '/api/items/add']) {
    await page.goto(route, { waitUntil: 'load' });
    await expectChosen(page, route);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  }
});

test('what a reader chose holds over a reload, over links within the application, and back', async ({ page }) => {
  await open(page, '/api/items/');
  await page.getByRole('radio', { name: 'Python' }).first().check();
  await page.getByRole('checkbox', { name: 'Show marks' }).uncheck();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/items\/$/);
  await expectChosen(page, 'on the next page');
  await page.goBack();
  await expect(page).toHaveURL(/items\/$/);
  await expectChosen(page, 'on the way back');
  await page.reload();
  await expectChosen(page, 'after a reload');
  await page.getByRole('checkbox', { name: 'Show marks' }).check();
  await open(page, '/template/syntax/item');
  await expect(page.getByRole('checkbox', { name: 'Show marks' })).toBeChecked();
  await expect(marksOf(page)).not.toHaveCount(0);
});

test('before a gesture, a page is copied as Markdown, viewed as Markdown, and opened in an assistant by its address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await openUntouched(page, '/api/items/add');
  const menu = page.locator('summary').filter({ hasText: 'Copy page' });
  await menu.click();
  const markdown = page.getByRole('link', { name: 'View as Markdown' });
  await expect(markdown).toHaveAttribute('href', at('/api/items/add/index.md'));
  const assistant = page.getByRole('link', { name: 'Open in Claude' });
  await expect(assistant).toHaveAttribute('href', /^https:\/\/.*api%2Fitems%2Fadd%2Findex\.md/);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Add an item\n[\s\S]*POST/);
  expect(new Set(asked).size, 'hosts that were asked').toBe(1);
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(markdown).toBeHidden();
  await expect(menu).toBeFocused();
});
