import { open } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'rich' });

const left = '.navbar__items:not(.navbar__items--right)';

test('S-58 S-108: a plain link leads inside with to, outside with href', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(`${left} a.navbar__link`, { hasText: 'Plain' })).toHaveAttribute('href', '/api/');
  await expect(page.locator(`${left} a.navbar__link`, { hasText: 'Outside' })).toHaveAttribute(
    'href',
    'https://example.com/',
  );
});

test('S-59: a dropdown opens by mouse and by keyboard', async ({ page }) => {
  await open(page, '/');
  const dropdown = page.locator(`${left} .dropdown`, { hasText: 'More' });
  await expect(dropdown.locator('.dropdown__menu')).toBeHidden();
  await dropdown.hover();
  await expect(dropdown.getByRole('link', { name: 'Templates' })).toBeSeen();
  await page.mouse.move(5, 500);
  await expect(dropdown.locator('.dropdown__menu')).toBeHidden();
  await dropdown.locator('.navbar__link').focus();
  await page.keyboard.press('Enter');
  await expect(dropdown.getByRole('link', { name: 'Templates' })).toBeSeen();
});

test('S-62: markup stands in the top bar as written', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(`${left} #raw em`)).toRead('html');
});

test('S-63: a document item leads to its document', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'One doc' })).toHaveAttribute('href', '/api/items/add');
});

test('S-64: a sidebar item leads to the first document and is active in the whole sidebar', async ({ page }) => {
  await open(page, '/api/items/edit');
  const item = page.locator(`${left} a`, { hasText: 'One sidebar' });
  await expect(item).toHaveAttribute('href', '/api/');
  await expect(item).toHaveClass(/navbar__link--active/);
  await open(page, '/template/');
  await expect(item).not.toHaveClass(/navbar__link--active/);
});

test('S-65: a version item shows the version and leads to its main document', async ({ page }) => {
  await open(page, '/');
  const item = page.locator(`${left} > a.navbar__link`, { hasText: '1.0.0' });
  await expect(item).toHaveAttribute('href', '/api/');
  await open(page, '/0.9/api/');
  await expect(page.locator(`${left} > a.navbar__link`, { hasText: '0.9' })).toHaveAttribute('href', '/0.9/api/');
});

test('S-51: an item without position goes right', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.navbar__items--right > a', { hasText: 'No position' })).toBeSeen();
});

test('S-56 S-110: links without columns stand in one row, in the configured style', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('footer.footer--dark .footer__link-item')).toHaveCount(2);
  await expect(page.locator('.footer__link-separator')).toHaveCount(1);
  await expect(page.locator('.footer__col')).toHaveCount(0);
});

test('S-67: headings of level four are left out of the contents', async ({ page }) => {
  await open(page, '/api/long');
  const listed = await page.locator('.table-of-contents a').allTextContents();
  expect(listed).toContain('Part 1');
  expect(listed).toContain('Detail 1');
  expect(listed.join(' ')).not.toContain('Footnote');
});
