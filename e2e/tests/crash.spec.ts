import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ siteName: 'rich' });

type Way = 'throw' | 'translate' | 'hook';

async function crash(page: Page, path: string, way: Way): Promise<void> {
  await open(page, path);
  await page.evaluate((value) => Object.assign(window, { crash: value }), way);
  await page.getByRole('button', { name: 'Break' }).click();
}

async function mend(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { crash: undefined }));
  await page.getByRole('button', { name: 'Try again' }).click();
}

test('S-55 S-92 S-93 S-94 S-138 S-176: trouble in the content is named inside the frame, and can be left', async ({
  page,
}) => {
  await crash(page, '/crash', 'throw');
  await expect(page.locator('main h1, h1')).toRead('This page crashed.');
  await expect(page.locator('nav.navbar')).toBeSeen();
  await expect(page.locator('footer.footer')).toBeSeen();
  await expect(page.locator('body')).toShow(/outer trouble\s+Cause:\s+inner trouble/);
  await mend(page);
  await expect(page.locator('h1')).toRead('Fragile content');
});

test('S-95 S-176: a crash in the content changes the title, and trying again gives it back', async ({ page }) => {
  await crash(page, '/crash', 'throw');
  await expect(page).toHaveTitle('Page Error');
  await mend(page);
  await expect(page).toHaveTitle(/Fragile content/);
});

test('S-92 S-93 S-94 S-95 S-138: a crash of the page itself is named too', async ({ page }) => {
  await crash(page, '/crash-page', 'throw');
  await expect(page.locator('h1')).toRead(/^This page crashed\.?$/);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('body')).toShow(/outer trouble\s+Cause:\s+inner trouble/);
  await mend(page);
  await expect(page.locator('h1')).toRead('Fragile page');
});

test('S-179: a failing item of the top bar tells the maintainer which one', async ({ page }) => {
  await page.goto('/?fragile');
  await page.mouse.move(3, 400);
  await page.mouse.move(4, 402);
  await expect(page.locator('body')).toShow('A theme navbar item failed to render.');
  await expect(page.locator('body')).toShow('Please double-check the following navbar item (themeConfig.navbar.items)');
  await expect(page.locator('body')).toShow(/"type": "custom-fragile"/);
  await expect(page.locator('body')).toShow(/Cause:\s+The fragile item broke/);
});

test('S-182: a translation that declares nothing is refused', async ({ page }) => {
  await crash(page, '/crash', 'translate');
  await expect(page.locator('body')).toShow(
    'Docusaurus translation declarations must have at least a translation id or a default translation message',
  );
});

test('S-183: a hook outside its provider is refused', async ({ page }) => {
  await crash(page, '/crash', 'hook');
  await expect(page.locator('body')).toShow(/Hook .* is called outside the <DocProvider>/);
});
