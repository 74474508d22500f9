import { at } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

const answer = 'BASE keeps no automatic backup of the code';

test('before a gesture, a question opens its answer, and a link to it does', async ({ page }) => {
  await openUntouched(page, '/template/faq/');
  const text = page.getByText(answer);
  await expect(text).toBeHidden();
  await page.locator('summary', { hasText: 'Do I lose my changes when I edit, update or switch my theme?' }).click();
  await expect(text).toBeSeen();
  await page.goto('about:blank');
  await openUntouched(page, '/template/faq/#risks');
  await expect(text).toBeSeen();
  await expect(page.locator('#risks')).toBeInViewport();
});

test('a link of the contents opens the answer that it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/template/faq/');
  await page.locator('.table-of-contents a[href="#risks"]:visible').click();
  await expect(page.getByText(answer)).toBeSeen();
});

test('on paper every answer is there', async ({ page }) => {
  await page.goto('/template/faq/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(answer)).toBeSeen();
});

test('the copy of a page has folded sections under their headings', async ({ request }) => {
  const copy = await (await request.get(at('/template/faq.md'))).text();
  expect(copy).toMatch(/^### Do I lose my changes when I edit, update or switch my theme\?\n\nYou can lose:/m);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a question shows its answer, and a press shows any', async ({ page }) => {
    await page.goto('/template/faq/#risks');
    await expect(page.getByText(answer)).toBeSeen();
    await page.locator('summary', { hasText: 'How do I remove BASE’s logo?' }).click();
    await expect(page.getByText('Don’t hide the menu in the theme')).toBeSeen();
  });
});
