import { inflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { awake, open } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

/** The width of A4 between margins of a centimetre. */
const paper = { width: 718, height: 1047 };

test.use({ viewport: paper });

const oneCentimeter = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** How much each sheet of a PDF writes, in strokes of text: Chromium keeps each sheet in one packed stream. */
function textOfSheets(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = text.indexOf('stream\n', text.indexOf(`\n${id} 0 obj`)) + 'stream\n'.length;
    const content = inflateSync(Buffer.from(text.slice(start, text.indexOf('\nendstream', start)), 'latin1'));
    return content.toString('latin1').match(/T[jJ]\b/g)?.length ?? 0;
  });
}

/** Puts a page on paper: the browser tells it before it lays it out. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

/** Elements that hide a part of their content: what scrolls or is cut off on a screen is lost on paper. */
function clipped(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((each) => {
        const { overflowX, overflowY, display, clipPath } = getComputedStyle(each);
        if (display.startsWith('inline') || clipPath !== 'none' || each.closest('svg, noscript, [inert]')) return false;
        const isWide = each.scrollWidth > each.clientWidth + 1 && overflowX !== 'visible';
        const isTall = each.scrollHeight > each.clientHeight + 1 && overflowY !== 'visible';
        return isWide || isTall || each.getBoundingClientRect().right > innerWidth + 1;
      })
      .map((each) => `${each.tagName.toLowerCase()}.${each.className}: ${each.textContent?.slice(0, 40)}`),
  );
}

/** What can be pressed or filled in, and is printed all the same; marks of evidence are words on paper. */
function controls(page: Page): Promise<string[]> {
  return page
    .locator(
      'button:not(.evidence), select, textarea, input:not([type="checkbox"]), [role="radiogroup"] label, a.button, [data-control]',
    )
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.outerHTML.slice(0, 120)),
    );
}

const kinds = {
  home: '/',
  'index of the API': '/api/',
  operation: '/api/items/add',
  'operation with many fields': '/api/orders/edit_status',
  flow: '/api/oauth/authorize',
  guide: '/template/default/must',
  checklist: '/template/guideline/check_list',
  editor: '/template/guideline/editor',
  'tag page': '/template/syntax/item',
  'app page': '/template/apps/sale_app',
} as const;

for (const [kind, address] of Object.entries(kinds)) {
  test(`on paper nothing is cut off, and nothing can be pressed: ${kind}`, async ({ page }) => {
    await openUntouched(page, address);
    await print(page);
    expect.soft(await clipped(page)).toEqual([]);
    expect.soft(await controls(page)).toEqual([]);
  });
}

test('on paper results stand at their full height, as far as they have come', async ({ page }) => {
  for (const address of ['/template/syntax/item', '/template/item/details', '/template/apps/blog_app']) {
    await openUntouched(page, address);
    await print(page);
    const holders = page.locator('[data-frame]');
    await expect(page.locator('[data-frame] > iframe')).toHaveCount(await holders.count());
    for (const frame of await page.locator('[data-frame=""] > iframe').all()) {
      await expect(frame.contentFrame().locator('body')).toBeAttached();
      const hidden = () =>
        frame.evaluate((each: HTMLIFrameElement) => {
          const page = each.contentDocument?.documentElement;
          return page ? page.getBoundingClientRect().height - each.clientHeight : Number.POSITIVE_INFINITY;
        });
      await expect.poll(hidden, `${address}: ${await frame.getAttribute('title')}`).toBeLessThanOrEqual(1);
    }
  }
});

test('on paper all that is folded is open, and the chosen language of a sample stands alone below its name', async ({
  page,
}) => {
  await openUntouched(page, '/api/items/detail');
  await print(page);
  const folded = await page
    .locator('article details:not(.theme-doc-toc-mobile, .page-menu)')
    .evaluateAll((all) =>
      all.flatMap((each) =>
        [...each.children]
          .filter((child) => !child.checkVisibility({ contentVisibilityAuto: true }))
          .map((child) => child.outerHTML.slice(0, 80)),
      ),
    );
  expect(folded).toEqual([]);
  const samples = page.getByRole('group', { name: /^Request in / });
  for (const language of ['curl', 'PHP']) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: language }).check();
    await print(page);
    await expect(samples.filter({ visible: true })).toHaveCount(1);
    const sample = page.getByRole('group', { name: `Request in ${language}` });
    await expect(sample).toBeVisible();
    expect(await sample.evaluate((pre) => getComputedStyle(pre, '::before').content)).toBe(`"Request in ${language}"`);
  }
});

test('on paper the request comes before the text, the response first below its heading, last what the marks mean, and no frame is cut that fits a sheet, but long code', async ({
  page,
}) => {
  for (const address of ['/api/items/add', '/api/orders/edit_status', '/api/oauth/authorize']) {
    await openUntouched(page, address);
    await print(page);
    const topOf = async (part: string) => (await page.locator(part).last().boundingBox())?.y ?? Number.NaN;
    const request = '[data-rail] :is([role="radiogroup"], [data-lang="text"]:first-of-type)';
    const response = '[data-rail] [data-lang]';
    expect.soft(await topOf(request), address).toBeGreaterThan(await topOf('#endpoint'));
    expect.soft(await topOf(request), address).toBeLessThan(await topOf('#parameters'));
    expect.soft(await topOf(response), address).toBeGreaterThan(await topOf('#response'));
    expect.soft(await topOf(response), address).toBeLessThan(await topOf('#response ~ :is(p, dl)'));
    expect.soft(await topOf(response), address).toBeLessThan(await topOf('#errors'));
    const mark = page.locator('.evidence[popovertarget^="note-"]').filter({ visible: true }).first();
    const note = `#${await mark.getAttribute('popovertarget')}`;
    expect.soft(await topOf(note), address).toBeGreaterThan(await topOf(response));
    const cut = await page
      .locator('article :is(figure:not([data-lang]), #endpoint, [role="radiogroup"])')
      .evaluateAll((frames) => frames.filter((frame) => getComputedStyle(frame).breakInside !== 'avoid').length);
    expect.soft(cut, address).toBe(0);
    // Code goes on at the next sheet, in parts of eight lines at least: what is shorter than two of them stays whole.
    const parts = await page
      .locator('article figure[data-lang] pre')
      .evaluateAll((all) => all.map((each) => [getComputedStyle(each).orphans, getComputedStyle(each).widows]));
    expect.soft(new Set(parts.flat()), address).toEqual(new Set(['8']));
  }
});

test('no sheet of a printed operation is empty', async ({ page }) => {
  for (const route of ['/api/item_categories/detail', '/api/orders/detail', '/api/items/delete_variation']) {
    await openUntouched(page, route);
    const sheets = textOfSheets(await page.pdf({ format: 'A4', margin: oneCentimeter }));
    expect(sheets.length, route).toBeGreaterThan(1);
    expect(Math.min(...sheets), `${route}: ${sheets}`).toBeGreaterThan(20);
  }
});

for (const route of ['/api/orders/detail', '/api/', '/template/'])
  test(`on paper each mark has the number of its source, and what its kind means is said once: ${route}`, async ({
    page,
  }) => {
    await openUntouched(page, route);
    await print(page);
    const numberOf = (part: Locator, pseudo: '::before' | '::after') =>
      part.evaluate((element, which) => /\d+/.exec(getComputedStyle(element, which).content)?.[0], pseudo);
    const marks = page.locator('.evidence[popovertarget^="note-source-"]:visible').filter({ hasText: 'observed' });
    expect(await marks.count()).toBeGreaterThan(4);
    for (const mark of await marks.all()) {
      const source = page.locator(`#${await mark.getAttribute('popovertarget')} > :last-child`);
      const number = await numberOf(mark, '::after');
      expect(number).toMatch(/\d/);
      expect(await numberOf(source, '::before')).toBe(number);
    }
    await expect(
      page.locator('.evidence-note').getByText('Others have recorded').filter({ visible: true }),
    ).toHaveCount(1);
  });

test('on paper rows may part: a name beside its text needs nothing below it', async ({ page }) => {
  await openUntouched(page, '/api/orders/edit_status');
  await print(page);
  const breaks = await page
    .locator('dl > div:not(:has(details)) > dt')
    .evaluateAll((names) => [...new Set(names.map((each) => getComputedStyle(each).breakAfter))]);
  expect(breaks).toEqual(['auto']);
});

test('on paper an operation of the list stays on one sheet, and the date stands at the head, alone on none', async ({
  page,
}) => {
  await openUntouched(page, '/api/');
  await print(page);
  const call = page.getByRole('region', { name: 'Orders' }).getByRole('listitem').first();
  expect(await call.evaluate((row) => getComputedStyle(row).breakInside)).toBe('avoid');
  const date = await page.getByText('Last updated on').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((date?.y ?? 0) + (date?.height ?? 0)).toBeLessThan(title?.y ?? 0);
});

test('on paper a result is smaller, and all of it is in its frame', async ({ page }) => {
  await open(page, '/template/apps/blog_app');
  const frame = page.locator('main iframe').first();
  await frame.scrollIntoViewIfNeeded();
  const height = (await frame.boundingBox())?.height ?? 0;
  await print(page);
  expect((await frame.boundingBox())?.height).toBeCloseTo(height * 0.6, 0);
  const left = await frame
    .contentFrame()
    .locator('html')
    .evaluate((html) => html.scrollHeight - html.clientHeight);
  expect(left).toBeLessThanOrEqual(1);
});

test('on paper the words of a table stay whole', async ({ page }) => {
  await openUntouched(page, '/api/');
  await print(page);
  const broken = await page.locator('.markdown td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[A-Za-z]{2,14}/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      return words;
    }),
  );
  expect(broken).toEqual([]);
});

test('on paper results of a search begin on the first sheet, at the edge of the text', async ({ page }) => {
  await open(page, '/search?q=price');
  await expect(page.getByRole('article').first()).toBeVisible();
  await print(page);
  // A flexible box that is higher than what is left of a sheet goes to the next one as a whole.
  const boxes = await page
    .getByRole('article')
    .first()
    .evaluate((article) => {
      const displays: string[] = [];
      for (let each = article.parentElement; each; each = each.parentElement)
        displays.push(getComputedStyle(each).display);
      return displays;
    });
  expect(new Set(boxes)).toEqual(new Set(['block']));
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x).toBeLessThan(32);
});

test('on paper a page says at its head whose it is, and where it stands on the web', async ({ page }) => {
  await openUntouched(page, '/api/items/add');
  await print(page);
  const name = page.locator('.navbar__inner .navbar__title');
  await expect(name).toBeVisible();
  await expect(page.getByRole('button').and(page.locator(':not(.evidence)'))).toHaveCount(0);
  const address = page.locator('link[rel="canonical"]');
  const href = await address.getAttribute('href');
  expect(href).toContain('/api/items/add');
  expect(await address.evaluate((each) => each.checkVisibility())).toBe(true);
  expect(await address.evaluate((each) => getComputedStyle(each, '::before').content)).toContain(href);
  const title = page.getByRole('heading', { level: 1 });
  expect((await name.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
  await expect(page.locator('.navbar__item').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('on paper the word of a mark stands apart from the words around it', async ({ page }) => {
  await openUntouched(page, '/api/items/add');
  await print(page);
  const marks = page.locator('article li .evidence');
  expect(await marks.count()).toBeGreaterThan(3);
  const gaps = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const { width } = mark.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(mark);
      return { over: words.getBoundingClientRect().width - width, before: getComputedStyle(mark).marginInlineStart };
    }),
  );
  for (const { over, before } of gaps) {
    expect(over).toBeLessThan(1);
    expect(Number.parseFloat(before)).toBeGreaterThan(1);
  }
});

test('on paper a link to another site says where it leads, within the page', async ({ page }) => {
  await openUntouched(page, '/template/guideline/create');
  await print(page);
  const links = page.locator('article a[href^="http"]:visible');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const said = await link.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(said).toContain(await link.getAttribute('href'));
    const { x = 0, width = Number.POSITIVE_INFINITY } = (await link.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(paper.width);
  }
});

test('a call and an example that have been opened are printed without their controls', async ({ page }) => {
  await open(page, '/api/items/detail');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('[data-status="200"]')).toBeVisible();
  await print(page);
  expect.soft(await clipped(page), 'call').toEqual([]);
  expect.soft(await controls(page), 'call').toEqual([]);
  await expect(page.getByRole('group', { name: 'Body of the response' })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/template/apps/sale_app');
  await awake(page);
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await expect(page.getByRole('textbox', { name: /: template$/ })).toBeFocused();
  await print(page);
  expect.soft(await controls(page), 'example').toEqual([]);
  const source = page.locator('[data-scroller]');
  await expect(source).toBeVisible();
  expect(await source.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
});
