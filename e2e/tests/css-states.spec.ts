import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOfSettings } from '../../site/post-build/css-safelist.ts';
import { awake } from '../support/awake.ts';
import { stateRules } from '../support/css-states.ts';
import { rootOf } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Pages that hold, between them, what states are about; short ones, for every state styles the page anew. */
const visits = [
  { address: '/', width: 1280 },
  { address: '/api/categories/', width: 1280 },
  { address: '/template/apps/label_app', width: 1280 },
  { address: '/api/categories/', width: 390 },
] as const;

/**
 * Rules that no element of these pages can show by itself: they hold for what scripts insert. Tests that open the part
 * in question compare it in `css.spec.ts`.
 */
const inserted = /DocSearch|nprogress|alert|spinner|loadingRing|\.token/i;

/** What scripts set on elements that are there: attributes, and the classes by which things open, hide and are marked. */
const isState = /\[|--(?:collapsed|show|active|expanded)|(?:Expanded|Show|Hidden)_/;

/**
 * Rules that change no computed style of these pages: others say the same, the part is in no page, or they are about
 * content far below or about movements, which `hydration.spec.ts` and `early-answers.spec.ts` look at.
 */
const silent = /sublist::after|rtl|type="checkbox"|data-piecewise|aria-expanded|\[open\]|data-dismissed/;

/** Rules of what the configuration alone puts on pages. */
const ofSettings = new RegExp(`\\.(?:${classesOfSettings.join('|')})(?![\\w-])`);

const files = (folder: string, ending: string) =>
  readdirSync(join(rootOf('site'), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(rootOf('site'), folder, name), 'utf8'));

/** A page as it was built. */
const built = (folder: string) => readFileSync(join(rootOf('site'), folder, 'index.html'), 'utf8');

/** Text of the scripts that the pages hold themselves. */
const inlineScripts = () => (built('').match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? []).join('\n');

/** The same without the classes that pages are built with: the loader looks for them, and sets none. */
function withoutBuiltClasses(scripts: string): string {
  const pages = ['', 'api/items/add', 'template/syntax/item'].map(built).join('\n');
  const classes = new Set([...pages.matchAll(/ class="?([^">]+)/g)].flatMap(([, list = '']) => list.split(' ')));
  return scripts.replaceAll(/[\w-]+/g, (word) => (classes.has(word) ? '' : word));
}

/** Puts the styles of all pages in the place of those of this kind of page, so that none of these stands in for a lost one. */
async function loadWholeStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ofKind = document.querySelector<HTMLLinkElement>('link[data-whole]');
    const whole = document.createElement('link');
    whole.rel = 'stylesheet';
    whole.href = ofKind?.getAttribute('data-whole') ?? '';
    const loaded = new Promise((resolve) => whole.addEventListener('load', resolve));
    ofKind?.after(whole);
    await loaded;
    if (ofKind) ofKind.disabled = true;
  });
}

test('every state that a script can set looks as it does without pruning, before anybody touched the page', async ({
  page,
}) => {
  const whole = files('.deploy/unpruned-css', '.css').join('\n');
  const ofLoader = withoutBuiltClasses(inlineScripts());
  const named = [...files('assets/js', '.js'), inlineScripts()].join('\n');
  const early = new Set<string>();
  const seen = new Set<string>();
  const unseen = new Set<string>();
  for (const { address, width } of visits) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
    for (const { selector, isKept } of await stateRules(page, whole, ofLoader, early)) {
      if (ofSettings.test(selector)) continue;
      expect.soft(isKept, `${address} at ${width} px, before the application: ${selector}`).toBe(true);
      early.add(selector);
    }
    await loadWholeStyles(page);
    for (const rule of await stateRules(page, whole, named, seen)) {
      if (ofSettings.test(rule.selector)) continue;
      expect.soft(rule.isKept, `${address} at ${width} px: ${rule.selector}`).toBe(true);
      (rule.isSeen ? seen : unseen).add(rule.selector);
    }
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  }
  for (const { address } of visits) {
    await page.goto(address);
    await awake(page);
    await expect(page.locator(classesOfSettings.map((name) => `.${name}`).join(', '))).toHaveCount(0);
  }
  expect([...seen].join('\n')).toContain('data-announcement-bar-initially-dismissed');
  expect(seen.size, 'states').toBeGreaterThan(30);
  expect(early.size, 'states that the loader sets').toBeGreaterThan(10);
  // To lose any of these rules is noticed: planted one by one, each loss changes a computed style somewhere.
  const missed = [...unseen].filter((selector) => isState.test(selector) && !seen.has(selector));
  expect(missed.filter((selector) => !inserted.test(selector) && !silent.test(selector))).toEqual([]);
});
