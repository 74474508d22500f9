import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { pages } from '../routes.ts';
import { awake, open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const groups = 6;

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

/** What the checker finds on the page, or on a part of it, one line each. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Evaluated by the browser's debugger, past the content security policy of the site.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    async ([context, runOnly]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
      };
      return axe.run(context, { runOnly, resultTypes: ['violations'] });
    },
    [part, tags] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Ends movements at once: a colour that is still changing is measured as neither the old nor the new one. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Checks the page in both palettes at both widths. */
async function expectNone(page: Page, what: string, part?: string): Promise<void> {
  await still(page);
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      expect.soft(await violations(page, part), `${what}, ${theme}, ${viewport.width} pixels`).toEqual([]);
    }
  }
}

for (let group = 0; group < groups; group++) {
  test(`pages keep WCAG 2.2 AA, light and dark, wide and narrow (${group + 1} of ${groups})`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const route of pages.filter((_, n) => n % groups === group)) {
      await page.setViewportSize(wide);
      await open(page, `${route}?docusaurus-theme=dark`);
      await expectNone(page, route);
    }
  });
}

test('the not-found page keeps WCAG 2.2 AA', async ({ page }) => {
  await open(page, '/nope?docusaurus-theme=dark');
  await expectNone(page, '/nope');
});

test('the search box and the sliding menu keep WCAG 2.2 AA', async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, '/api/items/add');
  await page.locator('.DocSearch-Button').click();
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  // Around the box the library puts an element of its own, a button by role, that closes it.
  await expectNone(page, 'search box', '.DocSearch-Modal');
  await page.setViewportSize(phone);
  await page.goto('/api/items/add');
  await awake(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await still(page);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    expect.soft(await violations(page), `menu, ${theme}`).toEqual([]);
  }
});
