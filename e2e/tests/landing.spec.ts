import { open } from '../support/awake.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

/** A field that is folded away until somebody asks for it. */
const folded = 'field-item-variations-variation_stock';

const rowOf = (page: Page) => page.locator(`[id="${folded}"]`);

test('before a gesture, an address unfolds what it names', async ({ page }) => {
  await openUntouched(page, '/api/items/detail');
  await expect(rowOf(page)).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`/api/items/detail#${folded}`, { waitUntil: 'load' });
  await expect(rowOf(page)).toBeInViewport();
});

test('before a gesture, an address unfolds the errors of many calls', async ({ page }) => {
  const error = page.locator('#error-validation_error');
  await openUntouched(page, '/api/items/edit');
  await expect(error).toBeHidden();
  await page.goto('about:blank');
  await page.goto('/api/items/edit#error-validation_error', { waitUntil: 'load' });
  await expect(error).toBeVisible();
});

test('before a gesture, an address of an error shows the remedy that it shares with others', async ({ page }) => {
  await page.goto('/api/orders/edit_status#error-not_cancel_atobarai', { waitUntil: 'load' });
  await expect(page.locator('#error-not_cancel_atobarai')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Cancel in the BASE admin:')).toBeInViewport({ ratio: 1 });
});

test('before a gesture, an address of a section unfolds its further notes', async ({ page }) => {
  const last = page.locator('[data-of="good-to-know"] li').last();
  await openUntouched(page, '/api/items/edit');
  await expect(last).toBeHidden();
  await page.goto('about:blank');
  await page.goto('/api/items/edit#good-to-know', { waitUntil: 'load' });
  await expect(last).toBeVisible();
});

test('before a gesture, an address of a rule unfolds its examples, and those of no other rule', async ({ page }) => {
  const examples = (rule: string) => page.locator(`[data-of="rule-${rule}"] pre`);
  await openUntouched(page, '/template/guideline/check_list');
  await expect(examples('broken-tag').first()).toBeHidden();
  await page.goto('about:blank');
  await page.goto('/template/guideline/check_list#rule-broken-tag', { waitUntil: 'load' });
  await expect(examples('broken-tag')).toHaveCount(2);
  for (const example of await examples('broken-tag').all()) await expect(example).toBeVisible();
  await expect(examples('stray-close').first()).toBeHidden();
});

test('a link to a rule on the same page unfolds its examples', async ({ page }) => {
  await open(page, '/template/guideline/check_list');
  const example = page.locator('[data-of="rule-age-warning-size"] pre').first();
  await expect(example).toBeHidden();
  await page.locator('[data-of="rule-age-warning"] > summary').click();
  await page.locator('[data-of="rule-age-warning"] a[href$="#rule-age-warning-size"]').click();
  await expect(example).toBeVisible();
});

test('a link to a section from another page unfolds its further notes', async ({ page }) => {
  await open(page, '/api/items/edit');
  await page.evaluate(() => history.replaceState(history.state, '', '#good-to-know'));
  await page.locator('.pagination-nav__link--next').click();
  await page.goBack();
  await expect(page.locator('[data-of="good-to-know"] li').last()).toBeVisible();
});

test('a hit of the search box lands on its row: unfolded, in view, marked, with the focus', async ({ page }) => {
  await open(page, '/api/');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('variation_stock item');
  const hit = page.locator(`.DocSearch-Hit a[href*="${at('/api/items/detail')}#${folded}"]`).first();
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`#${folded}$`));
  await expect(rowOf(page)).toBeInViewport();
  await expect(rowOf(page)).toBeFocused();
  await expect(rowOf(page)).toHaveAttribute('data-landed', '');
  const room = await rowOf(page).evaluate((row) => {
    const text = row.querySelector('dt, dd')?.getBoundingClientRect().left ?? 0;
    return text - row.getBoundingClientRect().left;
  });
  expect(room).toBeGreaterThanOrEqual(8); // its tint and its ring do not touch the text
  const section = page.locator('.table-of-contents__link--active').first();
  await expect(section).toHaveAttribute('href', '#response');
  await page.goBack();
  await expect(page.locator('[data-landed]')).toHaveCount(0);
});

test('the contents mark the section of a hit, although the next heading is nearly as high', async ({ page }) => {
  await open(page, '/api/users/me');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('barcode');
  await page.locator('.DocSearch-Hit a[href$="/api/items/add#param-barcode"]').first().click();
  await expect(page).toHaveURL(/items\/add#param-barcode$/);
  const next = page.locator('article #response');
  await expect.poll(async () => (await next.boundingBox())?.y).toBeLessThan(400); // where the theme would mark it
  await expect(page.locator('.table-of-contents__link--active').first()).toHaveAttribute('href', '#parameters');
});

test('what is folded is printed', async ({ page }) => {
  await openUntouched(page, '/api/items/detail');
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => rowOf(page).evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
});

/** Presses a mark of evidence, and follows the link of its note. */
async function followMark(page: Page, source: string): Promise<void> {
  await page.locator(`.evidence[popovertarget="note-source-${source}"]`).filter({ visible: true }).first().click();
  await page.locator(`#note-source-${source}`).getByRole('link').click();
}

test('a mark of evidence leads to a source that is tinted like a row', async ({ page }) => {
  const tintOf = (selector: string) =>
    page.locator(selector).evaluate((each) => getComputedStyle(each).backgroundColor);
  await page.goto('/api/items/detail#field-item-price');
  const tint = await tintOf('#field-item-price');
  await followMark(page, 'connector');
  await expect(page.locator('#source-connector')).toBeInViewport();
  expect(await tintOf('#source-connector')).toBe(tint);
});

test('a mark of evidence leads to a source with the list that it stands in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openUntouched(page, '/api/items/add');
  await followMark(page, 'migration-plan');
  await expect(page.locator('#source-migration-plan')).toBeInViewport();
  await expect(page.locator('#evidence-observed > strong')).toBeInViewport();
});
