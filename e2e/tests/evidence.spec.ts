import type { Locator } from '@playwright/test';
import { pages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { still, violations } from '../support/axe.ts';
import { seenText } from '../support/seen.ts';
import { at } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUntouched } from '../support/untouched.ts';

/** A mark that stands in a fold of the page, and its note. */
async function foldedMark(page: Page): Promise<{ fold: Locator; mark: Locator; note: Locator }> {
  await openUntouched(page, '/api/orders/detail');
  const fold = page.locator('article details:has(dt .evidence[popovertarget="note-source-archive-2019"])').first();
  await fold.evaluate((each: HTMLDetailsElement) => {
    each.open = true;
  });
  const mark = fold.locator('dt .evidence[popovertarget="note-source-archive-2019"]').first();
  return { fold, mark, note: page.locator('#note-source-archive-2019') };
}

/** What the note of a statement of 2019 says. */
async function expectSaid(note: Locator): Promise<void> {
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(note).toContainText('The documentation of 2019 says so');
  const source = note.getByRole('link', { name: /^Official documentation as archived in 2019/ });
  await expect(source).toHaveAttribute('href', `${at('/api/')}#source-archive-2019`);
}

for (const width of [1440, 390])
  test(`before a gesture, a mark explains itself in its place, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { fold, mark, note } = await foldedMark(page);
    const address = page.url();
    await expect(note).toBeHidden();
    await mark.click();
    await expectSaid(note);
    expect(page.url()).toBe(address);
    await expect(fold).toHaveAttribute('open');
    const [markBox, noteBox] = [await mark.boundingBox(), await note.boundingBox()];
    if (width > 600 && markBox && noteBox) {
      const gap = Math.max(noteBox.y - (markBox.y + markBox.height), markBox.y - (noteBox.y + noteBox.height));
      expect(gap, 'pixels between the mark and its note').toBeGreaterThanOrEqual(0);
      expect(gap, 'pixels between the mark and its note').toBeLessThan(16);
    }
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(mark).toBeFocused();
  });

test('a mark explains itself by keyboard, and the link of its note is the next stop', async ({ page }) => {
  const { mark, note } = await foldedMark(page);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expectSaid(note);
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link').first()).toBeFocused();
});

test('the margin of a wide window says what the passage under the pointer or with the focus rests on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/template/guideline/create');
  const margin = page.locator('.margin-note');
  const marked = page.locator('article li', { hasText: 'Go through the checklist' });
  await marked.hover();
  await expect(margin).toContainText('BASE’s public guide of 2019');
  const [note, passage, text] = [await margin.boundingBox(), await marked.boundingBox(), page.locator('article')];
  const edge = await text.evaluate((article) => article.getBoundingClientRect().right);
  expect(note?.x, 'beside the text').toBeGreaterThan(edge);
  expect(Math.abs((note?.y ?? Number.NaN) - (passage?.y ?? Number.NaN)), 'level with its passage').toBeLessThan(8);
  await page.locator('.navbar__brand:visible').hover();
  await expect(margin).toBeHidden();
  await marked.locator('.evidence').focus();
  await expect(margin).toContainText('BASE’s public guide of 2019');
  await page.getByLabel('Show marks').uncheck();
  await marked.hover();
  await expect(margin).toBeHidden();
  await page.getByLabel('Show marks').check();
  await page.setViewportSize({ width: 1100, height: 900 });
  await marked.hover();
  await expect(margin).toBeHidden();
});

test('an open note keeps WCAG 2.2 AA, light and dark', async ({ page }) => {
  const { mark, note } = await foldedMark(page);
  await mark.click();
  await expectSaid(note);
  await still(page);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    expect(await violations(page, '#note-source-archive-2019'), theme).toEqual([]);
  }
});

test('a note that leads to a place on its own page is gone there', async ({ page }) => {
  await openUntouched(page, '/api/');
  const note = page.locator('#note-evidence-archived, #note-source-archive-2019').first();
  await page
    .locator(`.evidence[popovertarget="${await note.getAttribute('id')}"]:visible`)
    .first()
    .click();
  await note.getByRole('link').click();
  await expect(page).toHaveURL(/#source-archive-2019$/);
  await expect(note).toBeHidden();
  await expect(page.locator('#source-archive-2019')).toBeInViewport();
});

test('an inference keeps its reason in its mark, and on paper behind it', async ({ page }) => {
  await openUntouched(page, '/template/apps/sale_app');
  const item = page.locator('article li', { hasText: 'Does a bought or edited theme need code?' });
  const reason = item.getByText('(From what the app prints and from its tags)');
  await expect(reason).toBeHidden();
  await item.getByRole('button', { name: 'inferred' }).click();
  await expect(reason).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(item.getByRole('link', { name: 'A conclusion of this site' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(item).toContainText(/inferred \S.*\(From what the app prints and from its tags\) Send your designer/);
  await expect(reason).toBeVisible();
  await expect(item.getByRole('link', { name: 'A conclusion of this site' })).toBeHidden();
});

test('before a gesture, no reader meets a mark as a word, a line never begins with one, and each is large enough to press', async ({
  page,
}) => {
  for (const route of ['/api/', '/api/orders/detail', '/template/faq/', '/template/apps/sale_app'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await openUntouched(page, route);
      await page.locator('.folded-section').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const each of all) each.open = true;
      });
      const marks = page.locator('.markdown :is(p, li) > .evidence-at > .evidence').filter({ visible: true });
      await expect(marks.first()).toBeVisible();
      expect.soft((await seenText(marks)).trim(), `${route} at ${width} px`).toBe('');
      const faults = await marks.evaluateAll((all) =>
        all.flatMap((mark) => {
          const { left, top, bottom, width, height } = mark.getBoundingClientRect();
          const before = document.createRange();
          const text = mark.parentElement?.previousSibling;
          if (!text) return [];
          before.selectNode(text);
          const end = [...before.getClientRects()].at(-1) ?? new DOMRect();
          const isBeside = end.bottom > top && end.top < bottom && Math.abs(left - end.right) < 12;
          const isLarge = Math.min(width, height) >= 24;
          const hasName = mark.textContent?.trim() !== '';
          return isBeside && isLarge && hasName ? [] : [`${text.textContent?.slice(-40)} · ${mark.textContent}`];
        }),
      );
      expect.soft(faults, `${route} at ${width} px`).toEqual([]);
    }
});

test('every mark of every page has its note, and every note its mark', async ({ request }) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const idsIn = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, id]) => id))].sort();
    expect.soft(idsIn(/popovertarget="([^"]+)"/g), address).toEqual(idsIn(/ popover="auto" id="([^"]+)"/g));
  }
});
