import { open } from '../support/awake.ts';
import { hitAreaOf, smallTargets } from '../support/targets.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const kinds = {
  home: '/',
  'index of the API': '/api/',
  'index of the templates': '/template/',
  operation: '/api/items/add',
  'operation with many fields': '/api/orders/edit_status',
  flow: '/api/oauth/authorize',
  guide: '/template/default/must',
  checklist: '/template/guideline/check_list',
  editor: '/template/guideline/editor',
  questions: '/template/faq/',
  'tag page': '/template/syntax/item',
  'app page': '/template/apps/sale_app',
  'not found': '/no/such/page',
} as const;

/** A theme with findings of which one can be mended by a button. */
const brokenTheme =
  '<!DOCTYPE html><html><body>{block:Items}<p>{ItemTitel} { ItemPrice }</p>{/block:Items}</body></html>';

for (const [kind, address] of Object.entries(kinds)) {
  test(`before a gesture, every target has 24 pixels or their distance: ${kind}`, async ({ page }) => {
    if (kind === 'not found')
      await page.goto(address); // it starts by itself
    else await openUntouched(page, address);
    expect(await page.locator('a[href], button').count()).toBeGreaterThan(10);
    await page.evaluate(() => {
      // The contents lie over the text: they are looked at below.
      const folds = document.querySelectorAll<HTMLDetailsElement>('details:not(.theme-doc-toc-mobile)');
      for (const each of folds) each.open = true;
    });
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('every target has 24 pixels or their distance: search', async ({ page }) => {
  await open(page, '/search?q=stock');
  await expect(page.locator('.search-result-match').first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  const { width } = await hitAreaOf(page.locator('main input[type="search"]'));
  expect(width).toBeGreaterThanOrEqual(44);
});

test('every target has 24 pixels or their distance in what opens: menu, contents, search box', async ({ page }) => {
  await open(page, '/template/syntax/item');
  await page.locator('.theme-doc-toc-mobile > summary').click();
  expect.soft(await smallTargets(page), 'contents').toEqual([]);
  await page.locator('.theme-doc-toc-mobile > summary').click();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__close')).toBeInViewport();
  expect.soft(await smallTargets(page), 'menu').toEqual([]);
  await page.locator('.navbar-sidebar__close').click();
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('stock');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect.soft(await smallTargets(page), 'search box').toEqual([]);
});

test('every target has 24 pixels or their distance in what runs: form, editor, checker', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.getByRole('button', { name: 'Edit values' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('[data-status]')).toBeVisible();
  expect.soft(await smallTargets(page), 'form').toEqual([]);

  await open(page, '/template/apps/sale_app');
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await page.getByRole('textbox', { name: /: template$/ }).fill('<p>{ItemTitel} { ItemPrice }</p>');
  await expect(page.getByRole('button', { name: 'Fix' }).first()).toBeVisible();
  expect.soft(await smallTargets(page), 'editor').toEqual([]);

  await open(page, '/template/guideline/check_list');
  await page.getByRole('textbox', { name: 'Source of the theme' }).fill(brokenTheme);
  await page.getByRole('button', { name: 'Check the theme' }).click();
  await expect(page.getByRole('region', { name: 'Report' }).getByRole('button', { name: 'Fix' }).first()).toBeVisible();
  expect.soft(await smallTargets(page), 'checker').toEqual([]);
});

/** Fields that make a phone enlarge the page when they get the focus, with the size of their text. */
const smallFields = (page: Page) =>
  page
    .locator('main :is(select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="color"]))')
    .evaluateAll((fields) =>
      fields.flatMap((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        return size < 16 ? [`${field.getAttribute('aria-label') ?? field.outerHTML.slice(0, 60)}: ${size}`] : [];
      }),
    );

/** Pages with an editor, and the button that opens it. */
const editors = [
  ['/template/apps/sale_app', 'Edit and run'],
  ['/template/guideline/editor', 'Open the editor'],
] as const;

test('an editor has room for its buttons and switches, and no field makes a phone enlarge the page', async ({
  page,
}) => {
  for (const [address, name] of editors) {
    await open(page, address);
    await page.getByRole('button', { name }).first().click();
    const editor = page.getByRole('region', { name: /: editor$/ });
    await expect(editor).toBeFocused();
    await editor.getByRole('button', { name: 'Actions' }).click();
    await editor.getByRole('button', { name: /^Shows: / }).click();
    for (const summary of await editor.locator('summary').all()) await summary.click();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await editor.evaluate((each) => {
        const frame = each.getBoundingClientRect();
        return [...each.querySelectorAll('button, select, summary, label')]
          .filter((one) => one.getBoundingClientRect().width > 0)
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < frame.left || right > frame.right || one.scrollWidth > one.clientWidth + 1;
          })
          .map((one) => one.textContent);
      });
      expect(cut, `${address}, ${width} px`).toEqual([]);
    }
    expect(await smallFields(page), address).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await open(page, '/template/guideline/check_list');
  expect(await smallFields(page), 'checker').toEqual([]);
});

test('no keyboard comes over the code before the reader touches it, and two lines of controls stand above it', async ({
  page,
}) => {
  for (const [address, name] of editors) {
    await open(page, address);
    await page.getByRole('button', { name }).first().tap();
    const editor = page.getByRole('region', { name: /: editor$/ });
    const text = editor.getByRole('textbox', { name: /: template$/ });
    await expect(text).toBeVisible();
    await expect(editor, address).toBeFocused();
    const [top, above] = [await editor.boundingBox(), await editor.locator('[data-scroller]').boundingBox()];
    expect((above?.y ?? 0) - (top?.y ?? 0), address).toBeLessThanOrEqual(100);
    await expect(editor.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await editor.getByRole('button', { name: 'Actions' }).tap();
    await expect(editor.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
    await text.tap({ position: { x: 120, y: 20 } });
    await expect(text, address).toBeFocused();
  }
});

test('before a gesture, the primary controls have 44 pixels in one direction', async ({ page }) => {
  for (const [address, controls] of [
    [
      '/',
      [
        '.navbar__toggle',
        '.DocSearch-Button',
        '[data-part="api"] + label',
        '[data-part="template"] + label',
        'form .button',
      ],
    ],
    [
      '/api/items/add',
      [
        '[data-rail] [role="radiogroup"] label',
        '[data-rail] pre + button',
        '[data-rail] .button--primary',
        'a.button[href="#try-it"]',
        '.theme-doc-toc-mobile > summary',
      ],
    ],
    ['/template/syntax/item', ['figcaption button', 'figure pre + button']],
    ['/template/guideline/check_list', ['.button--primary']],
  ] as const) {
    await openUntouched(page, address);
    for (const control of controls) {
      for (const each of await page.locator(control).all()) {
        if (!(await each.isVisible())) continue;
        const { width, height } = await hitAreaOf(each);
        expect.soft(Math.max(width, height), `${address} ${control}: ${width}x${height}`).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

test('before a gesture, no line of a phone passes below Copy, however far it scrolls', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/api/oauth/access_token', '/api/items/edit_stock', '/template/guideline/editor']) {
      await openUntouched(page, address);
      const covered = await page.locator('pre:visible + button').evaluateAll((buttons) =>
        buttons.filter((button) => {
          const { left, bottom } = button.getBoundingClientRect();
          const code = button.previousElementSibling?.getBoundingClientRect();
          return code && bottom > code.top && left < code.right;
        }),
      );
      expect.soft(covered, `${address} at ${width} pixels`).toEqual([]);
    }
  }
});

test('before a gesture, Copy takes no room of its own, and lies on no line', async ({ page }) => {
  for (const address of ['/api/items/add', '/template/syntax/item']) {
    await openUntouched(page, address);
    for (const copy of await page.locator('pre:visible + button').all()) {
      const { below, above } = await copy.evaluate((button) => {
        const area = button.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const code = button.previousElementSibling?.getBoundingClientRect();
        return { below: area.bottom - (code?.bottom ?? 0), above: area.top - button.getBoundingClientRect().bottom };
      });
      expect.soft(below, address).toBeLessThan(1);
      // In the head with room to its rule, or in the corner of the code.
      expect.soft(above > 1 || above < -28, `${address}: ${above}`).toBe(true);
    }
  }
});
