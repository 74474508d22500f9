import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The two widths at which pages are checked. */
export const wide = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** What the checker finds on the page, or on a part of it, one line each. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
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
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Checks the page in both palettes at both widths. */
export async function expectNone(page: Page, what: string, part?: string): Promise<void> {
  await still(page);
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      expect.soft(await violations(page, part), `${what}, ${theme}, ${viewport.width} pixels`).toEqual([]);
    }
  }
}
