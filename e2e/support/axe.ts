import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What axe checks for WCAG 2.2 AA. */
export const everyRule: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that see colours: the others find the same in the other palette. */
export const colourRules: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The two widths at which pages are checked. */
export const wide = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** What the checker finds on the page, or on a part of it, one line each. */
export async function violations(page: Page, part = 'html', rules = everyRule): Promise<string[]> {
  // Evaluated by the browser's debugger, past the content security policy of the site.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    async ([context, runOnly]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
      };
      // Frames show templates, without script: axe could only wait for an answer from them. Fetching style sheets ahead
      // serves rules about sound and orientation, which have nothing to look at here.
      return axe.run(context, { runOnly, resultTypes: ['violations'], iframes: false, preload: false });
    },
    [part, rules] as const,
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

/**
 * Lays bars that stay in view into the flow of the page: what they cover by chance, where the page happens to be
 * scrolled to, would count as too small a target. So would what the bar covers that has just moved out of view.
 */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.body.querySelectorAll<HTMLElement>('*'))
      if (/sticky|fixed/.test(getComputedStyle(each).position) && each.checkVisibility({ visibilityProperty: true })) {
        // Relative: what it holds keeps its place in it.
        each.style.setProperty('position', 'relative', 'important');
        each.style.setProperty('inset', 'auto', 'important');
        each.style.setProperty('transform', 'none', 'important');
      }
  });
}

/** Moves a part of the page below the bar at the top, for the same reason. */
async function uncover(page: Page, part: string): Promise<void> {
  await page.locator(part).evaluate((element) => {
    const top = element.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - 100, behavior: 'instant' });
  });
}

type Palette = 'light' | 'dark';

/** A page of which another page of the same kind is checked in every view. */
interface Once {
  /** Looked at once per width, each in another palette; or in a wide window alone, in the palette that is named. */
  readonly once?: boolean | Palette;
}

/**
 * Checks the page, or a part of it, in both palettes at both widths: with all rules once per width, with those of colours
 * in each view.
 */
export async function expectNone(page: Page, what: string, part?: string, { once = false }: Once = {}): Promise<void> {
  await still(page);
  const named = typeof once === 'string' ? once : undefined;
  const views = [
    { viewport: wide, palettes: named ? [named] : (['dark', 'light'] as const) },
    { viewport: phone, palettes: ['light', 'dark'] as const },
  ];
  for (const { viewport, palettes } of named ? views.slice(0, 1) : views) {
    await page.setViewportSize(viewport);
    if (part) await uncover(page, part);
    else await unstick(page);
    for (const theme of once ? palettes.slice(0, 1) : palettes) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      const rules = theme === palettes[0] ? everyRule : colourRules;
      expect.soft(await violations(page, part, rules), `${what}, ${theme}, ${viewport.width} pixels`).toEqual([]);
    }
  }
}
