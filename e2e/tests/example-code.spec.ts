import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 768, 1440]) {
  test(`examples show all of their code at ${width} pixels, long lines further in than they begin`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/template/syntax/item', '/template/item/details', '/template/apps/sale_app']) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const examples = page.locator('[data-example] pre');
      expect(await examples.count(), address).toBeGreaterThan(1);
      const { cut, continued, shallow } = await examples.evaluateAll((all) => {
        const lefts = (line: Element) => {
          const text = document.createRange();
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          const begins = new Map<number, number>();
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (let at = 0; at < (node.textContent ?? '').length; at++) {
              if (/\s/.test(node.textContent?.charAt(at) ?? '')) continue;
              text.setStart(node, at);
              text.setEnd(node, at + 1);
              const { left, top } = text.getBoundingClientRect();
              const row = Math.round(top);
              begins.set(row, Math.min(begins.get(row) ?? Infinity, left));
            }
          return [...begins.values()];
        };
        const rows = all
          .flatMap((code) => [...code.querySelectorAll('code > [style^="--in"]')])
          .map(lefts)
          .filter(({ length }) => length > 1);
        return {
          cut: all.filter((code) => code.scrollWidth > code.clientWidth).length,
          continued: rows.length,
          shallow: rows.filter(([first = 0, ...others]) => others.some((left) => left <= first + 8)).length,
        };
      });
      expect(cut, `${address}: examples with lines that end behind their edge`).toBe(0);
      expect(continued, `${address}: lines that go on below`).toBeGreaterThan(0);
      expect(shallow, `${address}: lines that go on where they began`).toBe(0);
    }
  });
}

for (const width of [800, 1440])
  test(`the beginning of a long template is as long as the result beside it, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/template/item/details');
    const example = page.locator('[data-example]', { hasText: 'From the label to related items' });
    const [code, summary, result] = await Promise.all(
      [example.locator('pre'), example.locator('summary'), example.locator('figure > div > :last-child')].map((each) =>
        each.boundingBox(),
      ),
    );
    expect(code?.height).toBeGreaterThan(600);
    expect((summary?.y ?? 0) - ((code?.y ?? 0) + (code?.height ?? 0))).toBeLessThan(16);
    expect((result?.y ?? 0) + (result?.height ?? 0) - ((summary?.y ?? 0) + (summary?.height ?? 0))).toBeLessThan(16);
  });

for (const width of [320, 390, 768, 1440])
  test(`no tag that every line has room for breaks within, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/template/item/details', '/template/syntax/item']) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const broken = await page.locator('[data-example] pre [class^="t"]').evaluateAll((pieces) =>
        pieces
          .filter((piece) => /^\{[\w/:-]{1,22}\}\s*$/.test(piece.textContent ?? ''))
          .filter((piece) => new Set([...piece.getClientRects()].map(({ top }) => top)).size > 1)
          .map((piece) => piece.textContent),
      );
      expect(broken, address).toEqual([]);
    }
  });
