import type { Locator } from '@playwright/test';
import { open } from '../support/awake.ts';
import { contrast, lookOf } from '../support/looks.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Text is read at 4.5, a shape is seen at 3: WCAG 1.4.3 and 1.4.11. */
const readable = 4.5;
const visible = 3;

const phone = { width: 390, height: 844 };

/** What a text says stands out from what is painted behind it. */
async function expectReadable(text: Locator, what: string): Promise<void> {
  const { color, behind } = await lookOf(text);
  expect(contrast(color, behind), `${what}: ${color} on ${behind}`).toBeGreaterThan(readable);
}

/** The focus is a ring, or a line, that the element has not without it. */
async function expectRing(page: Page, control: Locator, holder = control): Promise<void> {
  await page.keyboard.press('Shift'); // rings are for those who use the keyboard
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await lookOf(holder);
  await control.focus();
  const { outline, edge, around } = await lookOf(holder);
  expect(`${outline} ${edge}`, `${control}`).not.toBe(`${before.outline} ${before.edge}`);
  const color = outline === 'none' ? edge : outline;
  expect(color, `${control}`).not.toBe('none');
  expect(contrast(color, around), `${control}: ${color} on ${around}`).toBeGreaterThan(visible);
}

/** Shapes of a picture that its style sheet or its markup paints, with what they are painted in. */
function shapesOf(picture: Locator): Promise<readonly { tag: string; paint: string }[]> {
  return picture.locator(':is(path, circle, rect, line, text)').evaluateAll((shapes) =>
    shapes.flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const paint = stroke !== 'none' && shape.tagName !== 'text' ? stroke : fill;
      return paint === 'none' ? [] : [{ tag: shape.tagName, paint }];
    }),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the chosen language of samples has a line that the others lack', async ({ page }) => {
      await open(page, '/api/items/add');
      const names = page.getByRole('radiogroup', { name: 'Language of the sample' }).locator('label');
      const [chosen, ...others] = await Promise.all((await names.all()).map((name) => lookOf(name)));
      expect(others.length).toBeGreaterThan(3);
      for (const { line, behind } of others) {
        expect(line).not.toBe(chosen?.line);
        expect(line).toContain(behind);
      }
      expect(contrast(chosen?.line ?? '', chosen?.behind ?? '')).toBeGreaterThan(visible);
    });

    test('the chosen way to change the shop has a line that the other lacks', async ({ page }) => {
      await open(page, '/');
      const names = page.getByRole('radiogroup', { name: 'Change the shop by' }).locator('label');
      const [chosen, other] = await Promise.all([lookOf(names.nth(0)), lookOf(names.nth(1))]);
      expect(other.line).toContain(other.behind);
      expect(contrast(chosen.line, chosen.behind)).toBeGreaterThan(visible);
    });

    test('the selected hit, and the matched text of every hit, stand out and are readable', async ({ page }) => {
      await open(page, '/api/items/add');
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('stock');
      const selected = page.locator('.DocSearch-Hit[aria-selected="true"] a');
      const other = page.locator('.DocSearch-Hit[aria-selected="false"] a').first();
      await expect(selected).toBeVisible();
      expect((await lookOf(selected)).behind).not.toBe((await lookOf(other)).behind);
      for (const [hit, what] of [
        [selected, 'selected'],
        [other, 'other'],
      ] as const) {
        for (const part of ['.DocSearch-Hit-title', '.DocSearch-Hit-path', '.search-hit-kind', 'mark'])
          for (const text of await hit.locator(part).all()) await expectReadable(text, `${what} ${part}`);
        const mark = hit.locator('mark').first();
        expect((await lookOf(mark)).behind, what).not.toBe((await lookOf(mark.locator('..'))).behind);
      }
      for (const { tag, paint } of await shapesOf(selected.locator('svg').first()))
        expect(contrast(paint, (await lookOf(selected)).behind), tag).toBeGreaterThan(visible);
    });

    test('matched text stands out on the search page', async ({ page }) => {
      await open(page, '/search?q=stock');
      const mark = page.locator('.search-result-match').first();
      await expect(mark).toBeVisible();
      await expectReadable(mark, 'match');
      expect((await lookOf(mark)).behind).not.toBe((await lookOf(mark.locator('..'))).behind);
    });

    test('what a call changed in the shop of the home page stands out and is readable', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Send' }).click();
      const changed = page.locator('main mark').first();
      await expect(changed).toBeVisible();
      expect((await lookOf(changed)).behind).not.toBe((await lookOf(changed.locator('..'))).behind);
      for (const part of await changed.locator(':scope, :scope *').all()) await expectReadable(part, 'changed line');
    });

    test('names that are links look like links', async ({ page }) => {
      await open(page, '/api/items/add');
      const link = await lookOf(page.locator('.markdown > p a').first());
      for (const name of ['dt a code', 'p a code']) {
        const { color } = await lookOf(page.locator(`.markdown ${name}`).filter({ visible: true }).first());
        expect(color, name).toBe(link.color);
      }
    });

    test('the button of the menu has a ring', async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, '/api/items/add');
      await expectRing(page, page.getByRole('button', { name: 'Toggle navigation bar' }));
    });

    test('the button that leads back to the top has an edge and an arrow', async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, '/api/items/add');
      const button = page.getByRole('button', { name: 'Scroll back to top' });
      await expect(async () => {
        for (const way of [600, 600, -200]) await page.mouse.wheel(0, way);
        await expect(button).toBeVisible({ timeout: 500 });
      }).toPass();
      const { behind, edge } = await lookOf(button);
      const arrow = await button.evaluate((each) => getComputedStyle(each, '::after').backgroundColor);
      for (const color of [edge, arrow]) expect(contrast(color, behind)).toBeGreaterThan(visible);
    });

    test('what has the focus has a ring: links, buttons, tabs, fields, code', async ({ page }) => {
      await open(page, '/api/items/add');
      await expectRing(page, page.getByRole('link', { name: 'API', exact: true }).first());
      await expectRing(page, page.locator('.DocSearch-Button'));
      await expectRing(page, page.locator('aside .menu__link--active').last());
      await expectRing(page, page.getByRole('button', { name: 'Send', exact: true }));
      await expectRing(page, page.locator('[data-rail] pre').first());
      await expectRing(page, page.locator('dt a').first());
      const chosen = page.getByRole('radio', { name: 'curl' });
      await expectRing(page, chosen, page.locator('[data-rail] label').first());
      await page.getByRole('button', { name: 'Edit values' }).click();
      const field = page.getByRole('textbox', { name: 'title' }).first();
      await expect(field).toBeVisible();
      await expectRing(page, field);
    });

    test('the field of an editor has a line around it while it has the focus, and its lines have numbers', async ({
      page,
    }) => {
      await open(page, '/template/apps/sale_app');
      await page.getByRole('button', { name: 'Edit and run' }).first().click();
      const field = page.getByRole('textbox', { name: /: template$/ });
      await expect(field).toBeFocused();
      await expectRing(page, field, page.locator('[data-scroller]'));
      await expectReadable(field, 'source');
      const number = await lookOf(page.locator('[data-scroller] [aria-hidden] > div').first(), '::before');
      expect(contrast(number.color, number.behind), 'number of a line').toBeGreaterThan(readable);
    });

    test('a mistake in an editor is underlined, and its text is painted once', async ({ page }) => {
      await open(page, '/template/apps/sale_app');
      await page.getByRole('button', { name: 'Edit and run' }).first().click();
      await page.getByRole('textbox', { name: /: template$/ }).fill('<p>\n{ItemTitel}</p>');
      const mark = page.locator('.mark-error');
      await expect(mark).toBeVisible();
      const { text, line } = await mark.evaluate((each) => {
        const { color, textDecorationLine, textDecorationColor } = getComputedStyle(each);
        return { text: color, line: `${textDecorationLine} ${textDecorationColor}` };
      });
      expect(text).toBe('rgba(0, 0, 0, 0)');
      expect(line).toMatch(/^underline rgb/);
      const paper = (await lookOf(page.locator('[data-scroller]'))).behind;
      expect(contrast(line, paper), line).toBeGreaterThan(visible);
      const number = await lookOf(mark.locator('..'), '::before');
      expect(contrast(number.color, number.behind), 'number of its line').toBeGreaterThan(readable);
    });

    test('the row that a link or a hit leads to has a frame', async ({ page }) => {
      await open(page, '/api/items/detail#field-item-price');
      const row = page.locator('#field-item-price');
      const neighbour = page.locator('[id^="field-item-"]:not(#field-item-price)').first();
      expect((await lookOf(neighbour)).outline).toBe('none');
      expect((await lookOf(row)).outline).not.toBe('none');
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('variation_stock item');
      await page
        .locator(`.DocSearch-Hit a[href*="${at('/api/items/detail')}#field-item-variations"]`)
        .first()
        .click();
      await expect(page.locator('[data-landed]')).toBeFocused();
      expect((await lookOf(page.locator('[data-landed]'))).outline).not.toBe('none');
    });

    test('a row that belongs to the line under the pointer has a frame', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, '/api/items/detail');
      await page.locator('[data-rail] [data-lang="json"] code').getByText('"stock"', { exact: true }).first().hover();
      const row = page.locator('#field-item-stock');
      await expect(row).toHaveAttribute('data-lit', '');
      expect((await lookOf(row)).outline).not.toBe('none');
    });

    test('an open disclosure has another sign than a closed one', async ({ page }) => {
      await open(page, '/api/items/detail');
      const summary = page.locator('article details:not(.theme-doc-toc-mobile, .page-menu) > summary').first();
      const signOf = () =>
        summary.evaluate((each) => {
          const { display, listStyleType } = getComputedStyle(each);
          return `${display} ${listStyleType}`;
        });
      const isOpen = () => summary.evaluate((each) => (each.parentElement as HTMLDetailsElement).open);
      const before = await signOf();
      const was = await isOpen();
      expect(before).toMatch(/^list-item disclosure-/);
      await summary.click();
      await expect.poll(isOpen).toBe(!was);
      expect(await signOf()).not.toBe(before);
      const { color, behind } = await lookOf(summary);
      expect(contrast(color, behind)).toBeGreaterThan(visible);
    });

    test('where the reader is stands out in the menu, the bar and the contents', async ({ page }) => {
      await open(page, '/api/');
      await page.locator('.theme-doc-toc-desktop a', { hasText: 'Paging' }).click();
      await page.mouse.wheel(0, 60);
      await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
      for (const [current, other] of [
        ['aside .menu__link--active:not(.menu__link--sublist)', 'aside .menu__link:not(.menu__link--active)'],
        ['.navbar__link--active', '.navbar__link:not(.navbar__link--active)'],
        ['.table-of-contents__link--active', '.table-of-contents__link:not(.table-of-contents__link--active)'],
      ] as const) {
        const here = await lookOf(page.locator(current).first());
        const there = await lookOf(page.locator(other).first());
        expect(`${here.color} ${here.outline}`, current).not.toBe(`${there.color} ${there.outline}`);
        expect(contrast(here.color, here.behind), current).toBeGreaterThan(readable);
      }
    });

    test('in the menu the page differs from the group that it stands in', async ({ page }) => {
      await open(page, '/api/items/add');
      const current = page.locator('aside .menu__link--active:not(.menu__link--sublist)');
      const group = page.locator('aside .menu__link--sublist.menu__link--active');
      expect((await lookOf(current)).outline).not.toBe('none');
      expect((await lookOf(group)).outline).toBe('none');
    });

    test('icons and diagrams are drawn in colours that are seen', async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, '/api/items/add');
      for (const icon of ['.navbar__toggle svg', '.DocSearch-Search-Icon']) {
        const { behind } = await lookOf(page.locator(icon));
        for (const { tag, paint } of await shapesOf(page.locator(icon)))
          expect(contrast(paint, behind), `${icon} ${tag}`).toBeGreaterThan(visible);
      }
      // Its shape is a clipped background.
      const caret = await lookOf(page.locator('.theme-doc-toc-mobile > summary'), '::after');
      const { behind } = await lookOf(page.locator('.theme-doc-toc-mobile > summary'));
      expect(contrast(caret.behind, behind), 'caret').toBeGreaterThan(visible);

      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, '/api/oauth/authorize');
      // Its shape is a border between borders that are not seen.
      const menu = page.locator('.navbar__items--right .dropdown > .navbar__link', { hasText: '1.0.0' });
      const sides = await menu.evaluate((each) => getComputedStyle(each, '::after').borderLeftColor);
      expect(sides).toBe('rgba(0, 0, 0, 0)');
      const diagram = page.locator('article figure svg').first();
      const paper = (await lookOf(diagram)).behind;
      const shapes = await shapesOf(diagram);
      expect(shapes.length).toBeGreaterThan(10);
      for (const { tag, paint } of shapes) expect(contrast(paint, paper), `${tag} ${paint}`).toBeGreaterThan(visible);
      const box = await diagram
        .locator('rect')
        .first()
        .evaluate((each) => getComputedStyle(each).fill);
      const name = await diagram
        .locator('text')
        .first()
        .evaluate((each) => getComputedStyle(each).fill);
      expect(contrast(name, box), `${name} on ${box}`).toBeGreaterThan(readable);
    });
  });
}
