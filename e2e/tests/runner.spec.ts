import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { listen } from '@shop-docs/server';
import { open } from '../support/awake.ts';
import { expectNone, wide } from '../support/axe.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, type Page, test } from '../support/test.ts';

const starter = readFileSync(createRequire(import.meta.url).resolve('@shop-docs/template/starter-theme.html'), 'utf8');
const route = '/template/syntax/item';

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

const runnerOf = (page: Page) => page.getByRole('region', { name: /: editor$/ });
const fieldOf = (page: Page) => runnerOf(page).getByRole('textbox', { name: /: template$/ });
const resultOf = (page: Page) => runnerOf(page).frameLocator('iframe[data-waiting="false"]').locator('body');

const switchOf = (page: Page, name: string) => runnerOf(page).getByRole('combobox', { name: new RegExp(`^${name}`) });

/** Opens the first example of a page for editing. */
async function edit(page: Page): Promise<void> {
  await open(page, route);
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await expect(fieldOf(page)).toBeFocused();
}

test('an example keeps its columns and its letters when it opens for editing', async ({ page }) => {
  await open(page, route);
  const code = page.locator('[data-example] pre').first();
  const shown = await code.evaluate(
    (each) => [getComputedStyle(each).fontSize, each.getBoundingClientRect().right] as const,
  );
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await expect(fieldOf(page)).toBeFocused();
  const [size, edge] = await fieldOf(page).evaluate(
    (field) => [getComputedStyle(field).fontSize, field.getBoundingClientRect().right] as const,
  );
  expect(size).toBe(shown[0]);
  expect(Math.abs(edge - shown[1])).toBeLessThanOrEqual(4);
});

test('an edited example shows its new result, and its mistakes with a way out', async ({ page }) => {
  await edit(page);
  await expect(resultOf(page)).toContainText('Canvas tote');
  await fieldOf(page).fill('{block:Items}<p>Now: {ItemTitel} { ItemPrice }</p>{/block:Items}');
  await expect(resultOf(page)).toContainText('Now: {ItemTitel}');
  await expect(runnerOf(page).getByRole('status').filter({ hasText: 'error' })).toBeVisible();
  await expect(runnerOf(page).locator('.mark-error')).toHaveText(['{ItemTitel}', '{ ItemPrice }']);

  const problem = runnerOf(page).getByRole('listitem').filter({ hasText: 'expected {ItemPrice}' });
  await problem.getByRole('button', { name: 'go to line 1, column 34' }).click();
  const selected = () =>
    fieldOf(page).evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(await selected()).toBe('{ ItemPrice }');
  await problem.getByRole('button', { name: 'Fix' }).click();
  await expect(fieldOf(page)).toHaveValue(/ \{ItemPrice\}/);
  await expect(resultOf(page)).toContainText('¥3,900');
  await fieldOf(page).press('Control+z');
  await expect(fieldOf(page)).toHaveValue(/\{ ItemPrice \}/);
});

test('the checker comes with the first change, and one that does not arrive is said and asked for again', async ({
  page,
}) => {
  await edit(page);
  const status = runnerOf(page).getByRole('status').last();
  await expect(status).toHaveText('No problems');
  const broken = (text: string) => fieldOf(page).fill(`{block:Items}<p>${text} {ItemTitel}</p>{/block:Items}`);
  await page.route('**/*.js', (route) => route.abort());
  await broken('Now:');
  await expect(status).toHaveText('The checker did not load. Type to try again.');
  await expect(resultOf(page)).toContainText('Now: {ItemTitel}');
  await page.unroute('**/*.js');
  await broken('Then:');
  await expect(status).toHaveText('1 error');
});

test('what the checker has to say of an example is said before and after it is opened', async ({ page }) => {
  await open(page, '/template/item/purchase');
  const example = page.getByRole('figure', { name: 'A hand-written form' });
  await expect(example.getByText('The checker reports:')).toBeVisible();
  await example.getByRole('button', { name: 'Edit and run' }).click();
  await expect(runnerOf(page).getByRole('status').last()).toHaveText('1 note');
});

test('an editor opens with room for what the checker says below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/template/item/details');
  const button = page.getByRole('button', { name: 'Edit and run' }).first();
  await button.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight + 60));
  await button.click();
  await fieldOf(page).press('Control+End');
  await page.keyboard.type('{ItemTitel}');
  await expect(runnerOf(page).getByRole('button', { name: 'Fix', exact: true })).toBeInViewport({ ratio: 1 });
});

test('design options lie beside each other, each below its name, and one list is open at a time', async ({ page }) => {
  await open(page, '/template/guideline/editor');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  const options = runnerOf(page).getByRole('group', { name: 'The owner’s choices' });
  for (const width of [1920, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390)
      await runnerOf(page)
        .getByRole('button', { name: /^Shows/ })
        .click();
    else
      await runnerOf(page)
        .getByText(/^Apps:/)
        .click();
    await runnerOf(page)
      .getByText(/^Design options:/)
      .click();
    await expect(runnerOf(page).getByRole('group', { name: 'Installed apps' })).toBeHidden();
    const overlaps = await options.locator('label > *').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom),
      ).length;
    });
    expect(overlaps, `${width} pixels`).toBe(0);
    await runnerOf(page)
      .getByText(/^Design options:/)
      .click();
  }
});

test('the line of a mistake has a bar at its number, and no other line has', async ({ page }) => {
  await edit(page);
  await fieldOf(page).fill('<ul>\n  {block:Items}\n</ul>\n<p>{ItemTitel}</p>');
  await expect(runnerOf(page).locator('.mark-error')).toHaveCount(2);
  const bars = await runnerOf(page)
    .locator('[data-scroller] [aria-hidden] > div')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').boxShadow !== 'none'));
  expect(bars).toEqual([false, true, false, true]);
});

test('before a gesture, the button that opens the theme editor is in the first screen', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/template/guideline/editor', { waitUntil: 'load' });
    await expect(page.getByRole('button', { name: 'Open the editor' })).toBeInViewport({ ratio: 1 });
  }
});

for (const [viewport, address, name] of [
  [{ width: 1280, height: 900 }, route, 'Edit and run'],
  [{ width: 390, height: 844 }, route, 'Edit and run'],
  [{ width: 390, height: 844 }, '/template/guideline/editor', 'Open the editor'],
] as const) {
  test(`nothing moves while an editor loads: ${name}, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const holder = page.locator('[data-example]').first();
    const button = holder.locator('.button').first();
    await expect(button).toHaveText(name);
    const places = () =>
      holder.evaluate((each) =>
        [each, ...each.querySelectorAll('figure, figcaption, pre, [data-frame], .button')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.tagName, x + scrollX, y + scrollY, width, height].join(' ');
        }),
      );
    await button.scrollIntoViewIfNeeded();
    const before = await places();
    const release = await holdScripts(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Loading…' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the editor…' })).toHaveCount(1);
    expect(await places()).toEqual(before);
    await release();
    await expect(fieldOf(page)).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });
}

test('an editor that does not load says so, and loads at the next press', async ({ page }) => {
  await open(page, route);
  await page.route('**/assets/js/**', (each) => each.abort());
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await expect(page.getByRole('alert')).toContainText('The editor did not load');
  await expect(page.locator('[data-example] pre').first()).toBeVisible();
  await page.unroute('**/assets/js/**');
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await expect(fieldOf(page)).toBeFocused();
});

test('the switches change the shop, and an item state brings its app', async ({ page }) => {
  await edit(page);
  await fieldOf(page).fill(
    '{block:ItemPage}{ItemTitle} {block:HasItemProperPrice}{ItemDiscountRate}{/block:HasItemProperPrice}{/block:ItemPage}',
  );
  await switchOf(page, 'Page').selectOption('item');
  await expect(resultOf(page)).toContainText('Canvas tote');
  await switchOf(page, 'Item').selectOption('sale');
  await expect(runnerOf(page).getByText('Apps: 1 of 25')).toBeVisible();
  await expect(resultOf(page)).toContainText('%');
  await runnerOf(page).getByText('Apps: 1 of 25').click();
  await runnerOf(page).getByRole('checkbox', { name: 'Sale', exact: true }).uncheck();
  await expect(resultOf(page)).not.toContainText('%');
});

test('a template with a script is told that it does not run', async ({ page }) => {
  await edit(page);
  const note = runnerOf(page).getByText('Scripts do not run here');
  await expect(note).toHaveCount(0);
  await fieldOf(page).fill('<p>before</p><script>document.body.textContent = "after"</script>');
  await expect(resultOf(page)).toContainText('before');
  await expect(note).toBeVisible();
});

test('Tab leaves the editor, Enter keeps the indentation, closing returns the focus', async ({ page }) => {
  await edit(page);
  await fieldOf(page).fill('<ul>\n  <li>');
  await fieldOf(page).press('Control+End');
  await fieldOf(page).press('Enter');
  await expect(fieldOf(page)).toHaveValue('<ul>\n  <li>\n  ');
  await page.keyboard.press('Tab');
  await expect(fieldOf(page)).not.toBeFocused();
  await runnerOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Edit and run' }).first()).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('what was written in an example is there again when its editor opens once more, and Reset brings it back', async ({
  page,
}) => {
  await edit(page);
  const before = await fieldOf(page).inputValue();
  await fieldOf(page).fill('<p>Mine</p>');
  await runnerOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await expect(fieldOf(page)).toHaveValue('<p>Mine</p>');
  await runnerOf(page).getByRole('button', { name: 'Reset' }).click();
  await expect(fieldOf(page)).toHaveValue(before);
});

test('a link carries the state of an example, and nothing else keeps it', async ({ page, context }) => {
  let asked = 0;
  const tracker = await listen(
    (_, response) => {
      asked += 1;
      response.end();
    },
    { port: 0 },
  );
  await edit(page);
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await fieldOf(page).fill(
    `<p>{ShopName}, shared: あ</p>\n<img src="http://127.0.0.1:${tracker.port}/pixel.png" alt="">`,
  );
  await expect(page).toHaveURL(/#run=0\.[\w-]+$/);
  const inJapanese = page.url();
  await switchOf(page, 'Language').selectOption('en');
  await expect(page).not.toHaveURL(inJapanese);
  await expect(resultOf(page)).toContainText('shared');
  const link = page.url();

  const reader = await context.newPage();
  const methods = new Set<string>();
  reader.on('request', (request) => methods.add(request.method()));
  await reader.goto(link);
  await expect(fieldOf(reader)).toHaveValue(/shared: あ/);
  await expect(switchOf(reader, 'Language')).toHaveValue('en');
  await expect(resultOf(reader)).toContainText('Harbor Goods, shared: あ');
  expect(await reader.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
  expect(await reader.evaluate(() => sessionStorage.length)).toBe(0);
  expect([...methods]).toEqual(['GET']);
  expect(asked, 'requests for a picture that the template names').toBe(0);
  await tracker.stop(0);
});

for (const [name, address, button] of [
  ['an example', route, 'Edit and run'],
  ['the theme editor', '/template/guideline/editor', 'Open the editor'],
] as const)
  test(`a form of a template in ${name} sends nothing, and leads the tab nowhere`, async ({ page }) => {
    await open(page, address);
    await page.getByRole('button', { name: button }).first().click();
    await fieldOf(page).fill('<form target="_top" action="/elsewhere"><input aria-label="Name"></form>');
    await expect(page).toHaveURL(/#run=\d+\.[\w-]+$/);
    const refused = page.waitForEvent('console', (message) => message.text().includes("the 'allow-forms' permission"));
    await resultOf(page).getByRole('textbox', { name: 'Name' }).press('Enter');
    await refused;
    await expect(page).toHaveURL(/#run=\d+\.[\w-]+$/);
  });

test('a torn link opens the example as the page has it', async ({ page }) => {
  await page.goto(`${route}#run=0.thisIsNoState`);
  await expect(runnerOf(page).getByText('The link is damaged')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(/\{block:Items\}/);
});

test('the theme editor runs the starter theme, page by page, without a problem', async ({ page }) => {
  await open(page, '/template/guideline/editor');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(fieldOf(page)).toHaveValue(/^\{block:NotLoadItemsPage\}/);
  expect(await fieldOf(page).inputValue()).toBe(starter);
  await expect(runnerOf(page).getByText('No problems')).toBeVisible();
  await resultOf(page)
    .getByRole('link', { name: /Enamel mug/ })
    .click();
  await expect(resultOf(page).getByRole('heading', { level: 1 })).toHaveText('Enamel mug');
  await resultOf(page).getByRole('searchbox').fill('tote');
  await resultOf(page).getByRole('button', { name: 'Search' }).click();
  await expect(switchOf(page, 'Page')).toHaveValue('search');
  await expect(page).toHaveURL(/#run=\d+\./);

  const download = page.waitForEvent('download');
  await runnerOf(page).getByRole('button', { name: 'Download' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(starter);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the editor' })).toBeFocused();
});

test('the theme editor shows a theme as a phone and a tablet see it, whatever room there is', async ({ page }) => {
  const theme = '<!doctype html><html><head><style>@media (width < 500px) { p { color: rgb(1, 2, 3) } }</style></head>';
  const seen = () =>
    resultOf(page)
      .locator('p')
      .first()
      .evaluate((text) => [text.ownerDocument.documentElement.clientWidth, getComputedStyle(text).color]);
  await open(page, '/template/guideline/editor');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await fieldOf(page).fill(`${theme}<body><p>{ShopName}</p></body></html>`);
  await switchOf(page, 'Width').selectOption('Phone, 390 px');
  // A result that is drawn anew takes the place of the frame that was asked.
  await expect(async () => expect(await seen()).toEqual([390, 'rgb(1, 2, 3)'])).toPass();
  await switchOf(page, 'Width').selectOption('Tablet, 768 px');
  await expect(async () => expect(await seen()).toEqual([768, expect.not.stringContaining('1, 2, 3')])).toPass();
  const [frame, room] = await runnerOf(page)
    .locator('iframe[data-waiting="false"]')
    .evaluate((each) => [each.getBoundingClientRect(), each.parentElement?.getBoundingClientRect()]);
  expect(frame?.width, 'a tablet that is wider than its room is drawn smaller').toBeLessThanOrEqual(room?.width ?? 0);
  await fieldOf(page).fill('<p>{ShopName}</p>');
  await expect(switchOf(page, 'Width')).toHaveCount(0);
});

test('the browser asks before it lets go of a theme that was changed, and of nothing else', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await open(page, '/template/guideline/editor');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(resultOf(page)).toContainText('Canvas tote');
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await fieldOf(page).fill('<p>{ShopName}</p>');
  await page.keyboard.press('Escape');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
});

test('one mistake at several places is said once, and leads to each of them', async ({ page }) => {
  await edit(page);
  await fieldOf(page).fill('{HeroTitle}\n<p>{ShopSlogan}</p>\n{HeroTitle}');
  const problem = runnerOf(page).getByRole('listitem').filter({ hasText: '{HeroTitle}, {ShopSlogan}' });
  await expect(problem).toHaveCount(1);
  await problem.getByRole('button', { name: 'go to line 2, column 4' }).click();
  const selected = await fieldOf(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe('{ShopSlogan}');
  await expect(problem.getByRole('button', { name: /^3:1/ })).toBeVisible();
});

test('the checker reports about a broken theme, mends what is safe, and is content with the starter', async ({
  page,
}) => {
  await open(page, '/template/guideline/check_list');
  const field = page.getByLabel('Source of the theme');
  const report = page.getByRole('region', { name: 'Report' });
  await field.fill(starter.replace('{BASEMenuTag}', '').replace('{ShopName}</h1>', '{ ShopName }</h1>'));
  await page.getByRole('button', { name: 'Check the theme' }).click();
  await expect(report.getByRole('status')).toHaveText('2 errors');
  await expect(report.getByRole('list', { name: 'Required tags' })).toContainText('{BASEMenuTag}');
  await expect(report.getByRole('heading', { name: 'Required tags' })).toContainText('10 of 11 present; 1 error');
  await report.getByText('6 of 8 groups passed').click();
  await expect(report.getByText('Design options nothing found')).toBeVisible();
  await report.getByRole('button', { name: 'Apply 1 safe fix' }).click();
  await expect(report.getByRole('status')).toHaveText('1 error');
  await expect(field).toHaveValue(/<h1>\{ShopName\}<\/h1>/);

  const file = page.getByLabel('Or choose a file');
  await file.setInputFiles({ name: 'theme.html', mimeType: 'text/html', buffer: Buffer.from(starter) });
  await expect(report.getByRole('status')).toContainText('No problems');
  await field.fill(starter.replace(/<meta name="BASE-Theme-Name"[^>]*>/, ''));
  await page.getByRole('button', { name: 'Check the theme' }).click();
  await expect(report.getByRole('status')).toContainText('No problems');
  await page.getByLabel('The theme is for').selectOption('sale on the Design Market');
  await expect(report.getByRole('status')).toHaveText('1 warning');
  await field.fill(
    '<h1>{Title}</h1>{block:Posts}{block:Text}{Body}{/block:Text}{block:Photo}{/block:Photo}{/block:Posts}',
  );
  await page.getByRole('button', { name: 'Check the theme' }).click();
  await expect(report).toContainText('This looks like a Tumblr theme');
  await expect(report.getByRole('list')).toHaveCount(0);
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0]) });
  await expect(page.getByText('Unexpected binary file logo.png')).toBeVisible();
  await expect(report).toHaveCount(0);
});

test('the report counts a mistake once, and shows the problems of one level alone', async ({ page }) => {
  await open(page, '/template/guideline/check_list');
  const report = page.getByRole('region', { name: 'Report' });
  const check = async (source: string) => {
    await page.getByLabel('Source of the theme').fill(source);
    await page.getByRole('button', { name: 'Check the theme' }).click();
  };
  await check(`${starter.replace('{ShopName}</h1>', '{ ShopName }</h1>')}{HeroTitle}{HeroTitle}{HeroTitle}`);
  await expect(report.getByRole('status')).toHaveText('2 problems at 4 places');
  await report.getByRole('radio', { name: '1 warning' }).check();
  await expect(report.getByRole('listitem').filter({ hasText: '{HeroTitle}' })).toBeVisible();
  await expect(report).not.toContainText('{ ShopName }');
  await expect(report.getByRole('status')).toHaveText('2 problems at 4 places');
  await check(starter.replace('{ShopName}</h1>', '{ ShopName }</h1>'));
  await expect(report, 'the level that is gone hides nothing').toContainText('{ ShopName }');
  await expect(report.getByRole('radio')).toHaveCount(0);
});

test('in the report all problems stand in the same columns, whatever their level and place', async ({ page }) => {
  await open(page, '/template/guideline/check_list');
  await page
    .getByLabel('Source of the theme')
    .fill(
      `${starter.replace('{ShopName}</h1>', '{ ShopName }</h1>')}{HeroTitle}<textarea></textarea>${'\n'.repeat(900)}{BASEMenuTg}`,
    );
  await page.getByRole('button', { name: 'Check the theme' }).click();
  const problems = page.getByRole('region', { name: 'Report' }).locator('[data-rule]');
  await expect(problems.nth(2)).toBeVisible();
  const columns = await problems.evaluateAll((all) =>
    all.map((each) => [...each.children].slice(0, 3).map((cell) => cell.getBoundingClientRect().x)),
  );
  expect(new Set(columns.map(String)).size).toBe(1);
  const messages = await problems.evaluateAll((all) =>
    all.map((each) => (each.children[1]?.scrollWidth ?? 0) <= (each.children[1]?.clientWidth ?? 0)),
  );
  expect(messages.every(Boolean), 'a place lies in its column').toBe(true);
});

test('on a phone code and result take turns, and the report of a check comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/template/syntax/item');
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  const editor = page.getByRole('region', { name: /: editor$/ });
  const [code, result] = [editor.getByRole('textbox'), editor.locator('iframe')];
  await expect(code).toBeVisible();
  await expect(result).toBeHidden();
  await editor.getByText('Result', { exact: true }).click();
  await expect(code).toBeHidden();
  await expect(result).toBeVisible();
  const shown = editor.getByRole('button', { name: /^Shows: Top page, First of the shop, Japanese$/ });
  await expect(switchOf(page, 'Page')).toBeHidden();
  await shown.click();
  await switchOf(page, 'Language').selectOption('en');
  await expect(editor.getByRole('button', { name: /^Shows: .*English$/ })).toHaveAttribute('aria-expanded', 'true');
  await open(page, '/template/guideline/check_list');
  await page
    .getByRole('textbox', { name: 'Source of the theme' })
    .fill('<!doctype html><html><head></head><body>{block:Items}{/block:Items}{ShopNam}</body></html>');
  await page.getByRole('button', { name: 'Check the theme' }).click();
  const count = page
    .getByRole('region', { name: 'Report' })
    .getByText(/\d+ errors?/)
    .first();
  await expect(count).toBeInViewport();
  const required = page.getByRole('list', { name: 'Required tags' });
  await expect(required.getByRole('listitem'), 'one sentence for each place').toHaveCount(3);
  await expect(required.getByRole('link', { name: '{LogoTag}' })).toHaveAttribute('href', /#/);
  expect((await count.boundingBox())?.y).toBeGreaterThan(56); // below the bar of the page
});

test('an example open for editing keeps WCAG 2.2 AA, light and dark, wide and narrow', async ({ page }) => {
  await edit(page);
  await fieldOf(page).fill(
    '{block:Items}{ ItemTitle } {ItemTitel}{/block:Items}<meta name="color:Main" content="#c00">',
  );
  await expect(runnerOf(page).locator('.mark-error')).toHaveCount(2);
  for (const summary of await runnerOf(page).locator('summary').all()) await summary.click();
  await expectNone(page, 'runner', 'section[aria-label$=": editor"]');
});

test('the open theme editor keeps WCAG 2.2 AA, light and dark, wide and narrow', async ({ page }) => {
  await open(page, '/template/guideline/editor');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(resultOf(page)).toContainText('Canvas tote');
  await expectNone(page, 'theme editor', 'dialog[open]');
});

test('the report of the checker keeps WCAG 2.2 AA', async ({ page }) => {
  await open(page, '/template/guideline/check_list');
  await page
    .getByLabel('Source of the theme')
    .fill('<html><body>{block:Items}{ ItemTitle }{/block:Items}</body></html>');
  await page.getByRole('button', { name: 'Check the theme' }).click();
  await expect(page.getByRole('region', { name: 'Report' })).toBeVisible();
  await expectNone(page, 'report', '[aria-label="Report"]');
});
