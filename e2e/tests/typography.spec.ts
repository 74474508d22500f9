import { apiPages } from '../routes.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

/** One page of each kind. */
const kinds = [
  '/api/',
  '/api/items/add',
  '/api/orders/edit_status',
  '/api/oauth/authorize',
  '/template/',
  '/template/default/must',
  '/template/syntax/item',
  '/template/apps/i18n_app',
  '/template/guideline/',
  '/template/guideline/check_list',
  '/template/faq/',
  '/template/update/',
];

/** Opens all that is folded on a page. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });

/** Where a path goes on in the next line inside a name: underscores are no place for that; spaces, slashes and hyphens are. */
const brokenNames = (page: Page): Promise<string[]> =>
  page
    .locator('#endpoint code, [data-rail] span:has(> code), [data-rail] p > span, main section li code')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const whole = document.createRange();
        whole.selectNodeContents(each);
        const boxes = [...whole.getClientRects()];
        const isOneLine = Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom)) - 4;
        if (isOneLine) return []; // looked at letter by letter otherwise, which takes long
        const letters: { letter: string; top: number; bottom: number }[] = [];
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { top, bottom, width } = range.getBoundingClientRect();
            if (width > 0 || letter === ' ') letters.push({ letter, top, bottom });
          }
        return letters.flatMap(({ letter, top }, n) => {
          const before = letters[n - 1];
          const isBroken = before && top > before.bottom - 4 && !/[\s/-]/.test(before.letter) && !/\s/.test(letter);
          return isBroken ? [`${each.textContent} at ${before.letter}|${letter}`] : [];
        });
      }),
    );

test('before a gesture, no path breaks inside a name, on the narrowest phone either', async ({ page }) => {
  for (const route of apiPages) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openUntouched(page, route);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await brokenNames(page), `${route} at ${width} pixels`).toEqual([]);
    }
  }
});

/** Running text that is wider than 38 times its letters are high. */
const wideBlocks = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.markdown > p, .markdown > :is(ul, ol) > li, .record-text p')
    .evaluateAll((blocks) =>
      blocks.filter((block) => block.getBoundingClientRect().width > 608).map((block) => block.textContent),
    );

/** Lines of running text with more characters than are read at ease. Japanese is set wider, and has no such lines. */
const longLines = (page: Page, most: number): Promise<string[]> =>
  page.locator('.markdown :is(p, li, dd, td, div)').evaluateAll((blocks, most) => {
    const inside = 'p, li, dd, td, div';
    return blocks.flatMap((block) => {
      if (block.closest('pre, nav, figure, svg') || block.querySelector('[lang="ja"]') || !block.checkVisibility())
        return [];
      if (block.closest('ol')?.matches(':has(~ svg), svg ~ *')) return []; // what a figure says in words, unseen
      const own = [...block.querySelectorAll('*'), block].filter((each) => each.closest(inside) === block);
      const texts = own.flatMap((each) => [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
      if (texts.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0) <= most) return [];
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest(inside) !== block) continue;
        for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { width, top, bottom } = range.getBoundingClientRect();
          const line = [...lines.keys()].find((middle) => middle > top && middle < bottom) ?? (top + bottom) / 2;
          if (width > 0) lines.set(line, (lines.get(line) ?? '') + letter);
        }
      }
      return [...lines.values()].filter((line) => line.trim().length > most);
    });
  }, most);

test('before a gesture, the example of a parameter or field begins its facts, in one column on every row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of ['/api/items/add', '/api/items/search', '/api/orders/detail']) {
    await openUntouched(page, route);
    await unfold(page);
    const places = await page
      .locator('[data-record="parameter"] > dd > .record-text > ul, [data-record="field"] > dd > .record-text > ul')
      .filter({ has: page.locator('b', { hasText: /^Example$/ }) })
      .evaluateAll((lists) =>
        lists.map((list) => {
          const [label, value] = list.firstElementChild?.children ?? [];
          const { left, bottom } = list.parentElement?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
          const box = label?.getBoundingClientRect() ?? new DOMRect();
          const isBelow = Math.abs(box.left - left) < 1 && Math.abs(box.top - bottom) < 8;
          return `${label?.textContent} ${isBelow} ${Math.round((value?.getBoundingClientRect().left ?? 0) - left)}`;
        }),
      );
    expect.soft(places.length, route).toBeGreaterThan(2);
    expect.soft([...new Set(places)], route).toEqual(['Example true 120']);
  }
});

/** Lines across the text between which nothing stands, with their distance: the border of a box is none of them. */
const doubleRules = (page: Page): Promise<string[]> =>
  page.locator('.markdown').evaluate((text) => {
    const rules: { y: number; of: string }[] = [];
    const words: number[] = [];
    for (const each of text.querySelectorAll('*')) {
      const { top, bottom, width } = each.getBoundingClientRect();
      const style = getComputedStyle(each);
      if (width === 0 || style.borderLeftStyle === 'solid' || each.closest('figure, table, form, svg')) continue;
      if (!each.checkVisibility() || width < text.clientWidth / 2) continue;
      const of = `${each.tagName} ${each.id || (each.textContent ?? '').trim().slice(0, 30)}`;
      if (style.borderTopStyle === 'solid' && style.borderTopWidth !== '0px') rules.push({ y: top, of });
      if (style.borderBottomStyle === 'solid' && style.borderBottomWidth !== '0px') rules.push({ y: bottom, of });
    }
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      if (node.textContent?.trim())
        for (const { top, bottom } of range.getClientRects()) words.push((top + bottom) / 2);
    }
    rules.sort((one, other) => one.y - other.y);
    return rules.flatMap(({ y, of }, n) => {
      const before = rules[n - 1];
      if (!before || y - before.y > 64 || words.some((word) => word > before.y && word < y)) return [];
      return [`${before.of} and ${of}: ${Math.round(y - before.y)} pixels`];
    });
  });

for (const route of kinds) {
  test(`before a gesture, ${route} has lines of at most 75 characters, no wide text and no two rules in a row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openUntouched(page, route);
    expect.soft(await doubleRules(page)).toEqual([]);
    await unfold(page);
    expect.soft(await longLines(page, 75)).toEqual([]);
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect.soft(await wideBlocks(page)).toEqual([]);
  });
}

test('beside its result, the first template has every line on one line', async ({ page }) => {
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openUntouched(page, '/template/');
    const code = page.locator('[data-example] pre code').first();
    const { lines, rows } = await code.evaluate((each) => ({
      lines: (each.textContent ?? '').trimEnd().split('\n').length,
      rows: Math.round(each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight)),
    }));
    expect.soft(rows, `${width} pixels`).toBe(lines);
    const [copied, result] = await Promise.all([
      code.evaluate((each) => each.closest('pre')?.getBoundingClientRect().right ?? 0),
      page
        .locator('[data-frame]')
        .first()
        .evaluate((each) => each.getBoundingClientRect().left),
    ]);
    expect.soft(result - copied, `${width} pixels`).toBeLessThanOrEqual(2);
  }
});

test('every section of a page stands as far below the one before, folded ones too', async ({ page }) => {
  await openUntouched(page, '/api/');
  const sections = page.locator('.markdown > h2');
  expect(await page.locator('.folded-section + h2').count()).toBeGreaterThan(0);
  expect(new Set(await sections.evaluateAll((all) => all.map((each) => getComputedStyle(each).marginTop))).size).toBe(
    1,
  );
});

test('in a wide window, the tag that a row of a table begins with is on one line, and no table scrolls', async ({
  page,
}) => {
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openUntouched(page, '/template/default/must');
    const tables = page.locator('.markdown table');
    const names = tables.locator('td:first-child code');
    expect(await names.count()).toBeGreaterThanOrEqual(11);
    const broken = await names.evaluateAll((all) =>
      all.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
    );
    expect.soft(broken, `${width} pixels`).toEqual([]);
    const hidden = await tables.evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
    expect.soft(Math.max(...hidden), `${width} pixels`).toBeLessThanOrEqual(0);
  }
});

test('the line below a link leaves the underscores of its name to be seen', async ({ page }) => {
  await openUntouched(page, '/api/orders/edit_status');
  const distances = await page
    .locator('.markdown a:has(code)')
    .filter({ hasText: '_', visible: true })
    .evaluateAll((links) =>
      links.map((link) => {
        const code = link.querySelector('code') ?? link;
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('Unexpected canvas without a pen');
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(code);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const line = Number.parseFloat(getComputedStyle(link).textUnderlineOffset);
        return line - pen.measureText('_').actualBoundingBoxDescent;
      }),
    );
  expect(distances.length).toBeGreaterThan(0);
  expect(Math.min(...distances)).toBeGreaterThan(0);
});
