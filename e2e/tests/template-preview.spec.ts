import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'template-preview-'));
const theme = join(folder, 'theme.html');
let command: ChildProcess;
let bar = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  copyFileSync(join(root, 'packages/template/starter/starter-theme.html'), theme);
  const main = join(root, 'packages/template/src/cli/main.ts');
  command = spawn(process.execPath, ['--import', 'tsx', main, 'preview', theme, '--port', '0', '--lang', 'en'], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let said = '';
  while (!said.includes('Ctrl+C')) said += await once(command.stdout ?? command, 'data');
  bar = /http:\/\/\S+/.exec(said)?.[0] ?? '';
});

test.afterAll(async () => {
  command.kill('SIGTERM');
  await once(command, 'exit');
  rmSync(folder, { recursive: true });
});

test('the preview of a theme runs its script, follows its links and sends its forms', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(bar);
  const shop = page.frameLocator('#shop');
  await shop.locator('#more').click();
  await expect(shop.locator('#more')).toBeHidden(); // that was the last page
  await shop.locator('a[href$="/items/1030"]').first().click();
  await expect(page).toHaveURL(/#\/items\/1030$/);
  await expect(page.locator('#page option:checked')).toHaveText('item');
  await page.locator('#item').selectOption({ label: 'sold-out' });
  await expect(shop.getByRole('button', { name: 'Tell me when it is back' }).first()).toBeVisible();
  await page.locator('#page').selectOption({ label: 'index' });
  await expect(shop.locator('#more')).toBeVisible(); // before that, the page that leaves would take the letters
  await shop.locator('input[name=q]').first().fill('mug');
  await shop.locator('input[name=q]').first().press('Enter');
  await expect(page).toHaveURL(/#\/search\?q=mug$/);
  await expect(shop.getByText('Enamel mug').first()).toBeVisible();
  await expect(shop.locator('#more')).toBeHidden();
  expect(faults).toEqual([]);
});

test('the bar of the preview sets apps, options and language, and shows problems when the file is saved', async ({
  page,
}) => {
  await page.goto(bar);
  const shop = page.frameLocator('#shop');
  await expect(shop.getByText('Free shipping on orders').first()).toBeVisible();
  await page.locator('summary', { hasText: 'Apps' }).click();
  await page.getByLabel('information banner').uncheck();
  await expect(shop.getByText('Free shipping on orders')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('#language').selectOption('ja');
  await page.locator('#page').selectOption({ label: 'contact' });
  await expect(shop.getByRole('heading', { name: 'お問い合わせ' })).toBeVisible();
  await expect(page.locator('#problems')).toBeHidden();
  writeFileSync(theme, readFileSync(theme, 'utf8').replace('<title>{PageTitle}', '<title>{PageTitel}'));
  await page.locator('#problems summary').click();
  await expect(page.locator('#findings')).toContainText('Unexpected variable {PageTitel}, expected {PageTitle}');
});

test('a changed style sheet takes the place of the old one without a reload', async ({ page }) => {
  await page.goto(bar);
  const shop = page.frameLocator('#shop');
  await expect(shop.locator('#more')).toBeVisible();
  await shop.locator('body').evaluate((body) => body.setAttribute('data-kept', ''));
  writeFileSync(
    theme,
    readFileSync(theme, 'utf8').replace('</style>', 'body { outline: 3px solid rgb(1, 2, 3) }</style>'),
  );
  await expect(shop.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(shop.locator('body')).toHaveAttribute('data-kept');
});

test("the theme's own switch of language and currency works, and the cart counts", async ({ page }) => {
  await page.goto(`${bar}#/items/1001`);
  const shop = page.frameLocator('#shop');
  await page.locator('#language').selectOption('en');
  await expect(shop.getByText('Canvas tote').first()).toBeVisible();
  await shop.getByLabel('Currency', { exact: true }).first().selectOption('EUR');
  await expect(shop.getByLabel('Currency', { exact: true }).first()).toHaveValue('EUR');
  await shop.getByLabel('Language', { exact: true }).first().selectOption('ja');
  await expect(shop.getByText('キャンバストート').first()).toBeVisible();
  await expect(page.locator('#language')).toHaveValue('ja');
  await shop.locator('select[name=amount]').first().selectOption('3');
  await shop.getByRole('button', { name: 'カートに入れる' }).first().click();
  await expect(shop.getByRole('heading', { name: 'Into the cart' })).toBeVisible();
  await page.locator('#page').selectOption({ label: 'about' });
  await expect(shop.locator('.cart-qty').first()).toHaveText('3');
});

test('a page that has come is not loaded again: what is chosen there stays', async ({ page }) => {
  await page.goto(`${bar}#/items/1001`);
  const shop = page.frameLocator('#shop');
  await page.locator('#language').selectOption('en');
  await expect(shop.getByText('Canvas tote').first()).toBeVisible();
  // The bar learns of the change later than the shop, as on a busy machine.
  await page.route('**/items/1001', async (route) => {
    if (route.request().resourceType() === 'fetch') await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.method());
  });
  const told = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await shop.getByLabel('Language', { exact: true }).first().selectOption('ja');
  await expect(shop.getByText('キャンバストート').first()).toBeVisible();
  await shop.locator('select[name=amount]').first().selectOption('3');
  await (await told).finished();
  await page.waitForLoadState('networkidle');
  await expect(shop.locator('select[name=amount]').first()).toHaveValue('3');
  expect(documents).toEqual(['POST', 'GET']);
});

test('colors are picked, and problems stand below the shop', async ({ page }) => {
  await page.goto(bar);
  await page.locator('summary', { hasText: 'Options' }).click();
  await expect(page.locator('#options input[type=color]').first()).toBeVisible();
  await page.locator('#options input[type=color]').first().fill('#010203');
  const sheets = page.frameLocator('#shop').locator('head');
  // The shop is loaded again meanwhile, and what is read from the page that leaves fails.
  const html = () => sheets.evaluate((head) => head.innerHTML);
  await expect(async () => expect(await html()).toContain('#010203')).toPass();
  await page.keyboard.press('Escape');
  writeFileSync(theme, readFileSync(theme, 'utf8').replace('<title>{PageTitle}', '<title>{PageTitel}'));
  const problems = page.locator('#problems');
  await expect(problems).toBeVisible();
  const [box, frame] = [await problems.boundingBox(), await page.locator('#shop').boundingBox()];
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
});

test('what a theme names is text in the bar, and a refusal is told there', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(bar);
  const name = 'select:<img src=x>';
  const option = `<meta name="${name}" content="s" title="<img src=x>"><meta name="text:Words" content="" label="<img src=x>">`;
  writeFileSync(theme, `<!doctype html><p>{block:Hidden}${option}{/block:Hidden}{${name}}{text:Words}</p>`);
  await page.locator('#problems summary').click();
  await expect(page.locator('#findings')).toContainText(`option ${name}`);
  await page.locator('summary', { hasText: 'Options' }).click();
  await expect(page.locator('#options')).toContainText('<img src=x>');
  await page.route('**/_preview/state', (route) => route.fulfill({ status: 400, body: '<img src=x>' }));
  await page.locator('#language').selectOption('ja');
  await expect(page.locator('#trouble')).toHaveText('<img src=x>');
  await expect(page.locator('img')).toHaveCount(0);
  expect(faults).toEqual([]);
});
