import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '../support/awake.ts';
import { rootOf } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Opens a page, and waits until the styles of all pages are there, which come after the application. */
async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForFunction(() => {
    const ofKind = document.querySelector('link[data-whole]');
    return !ofKind || document.querySelector<HTMLLinkElement>('link[data-whole] + link')?.sheet;
  });
}

/**
 * What looks different without pruning. A page that changes by itself between two looks, such as by a menu on its way or
 * by results that come near, is looked at again: a rule that is lost is missing each time.
 */
async function differences(page: Page, looks = 5): Promise<string[]> {
  const found = await compare(page);
  return found.length === 0 || looks === 1 ? found : differences(page, looks - 1);
}

/**
 * How elements look, by every property that a rule of the page sets: one line per difference between the two style
 * sheets. A lost rule shows in the properties that it set; what follows from them, such as a width, needs no look.
 */
async function compare(page: Page): Promise<string[]> {
  return page.evaluate(async (folded) => {
    // Before the application: the sheet of this kind of page. With it: that of all pages, right behind it.
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
      /\/styles[\w-]*\.[0-9a-f]{8}\.css$/.test(href),
    );
    const last = links.at(-1);
    if (!last) throw new Error('Unexpected page without style sheet, expected /assets/css/styles*.css');
    // What is folded away has no look, and its transitions never end. One element stays folded, to compare that too.
    for (const each of [...document.querySelectorAll('details')].slice(1)) each.open = true;
    const isFolded = (each: Element | null | undefined) => each?.closest('details:not([open]) > :not(summary)') != null;
    const parts = [null, '::before', '::after', '::marker', '::placeholder'];
    const seen = new Map<string, number>();
    const elements = [...document.querySelectorAll('*')].filter((each) => {
      if (each.closest('head, svg > *') || isFolded(each)) return false;
      const kind = [each, each.parentElement].map((one) => `${one?.tagName}.${one?.getAttribute('class')}`).join();
      const count = seen.get(kind) ?? 0;
      seen.set(kind, count + 1);
      return count < 2; // two of a kind stand for all
    });
    const former = document.createElement('style');
    former.textContent = folded;
    const properties = () => {
      const names = new Set<string>();
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
          if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
        }
      };
      for (const { cssRules } of document.styleSheets) collect(cssRules);
      return [...names].filter((name) => !name.startsWith('--'));
    };
    const look = (names: readonly string[]) =>
      elements.map((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part);
          if (part && part !== '::placeholder' && part !== '::marker' && style.content === 'none') return '';
          if (part === '::placeholder' && !element.matches('input, textarea')) return '';
          if (part === '::marker' && style.display !== 'list-item' && !element.matches('li, summary')) return '';
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
        }),
      );
    const settle = async () => {
      for (let quiet = 0; quiet < 2; ) {
        await new Promise((done) => requestAnimationFrame(done)); // transitions of children start after those of parents
        const moving = document
          .getAnimations()
          .filter((each) => each instanceof CSSTransition && !isFolded((each.effect as KeyframeEffect).target)); // as all transitions
        quiet = moving.length > 0 ? 0 : quiet + 1;
        await Promise.all(moving.map((each) => each.finished.catch(() => null)));
      }
    };
    await settle();
    for (const each of document.getAnimations()) each.pause(); // a spinner never settles
    last.after(former);
    const names = properties();
    former.disabled = true;
    const pruned = look(names);
    former.disabled = false;
    for (const each of links) each.disabled = true;
    await settle();
    const whole = look(names);
    for (const each of links) each.disabled = false;
    former.remove();
    const found: string[] = [];
    elements.forEach((element, index) => {
      parts.forEach((part, which) => {
        const before = whole[index]?.[which]?.split('\n') ?? [];
        const after = new Set(pruned[index]?.[which]?.split('\n') ?? []);
        const lost = before.filter((line) => !after.has(line));
        if (lost.length > 0 || before.length < after.size)
          found.push(
            `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${part ?? ''}: ${lost.slice(0, 5).join('; ')}`,
          );
      });
    });
    return found.slice(0, 20);
  }, unpruned());
}

let former: string | undefined;

/** The style sheet as it was before pruning; finishing the site keeps it beside the public files. */
function unpruned(): string {
  const folder = join(rootOf('site'), '.deploy/unpruned-css');
  const [newest] = readdirSync(join(rootOf('site'), 'assets/css')).filter((name) => name.startsWith('styles.'));
  former ??= readFileSync(join(folder, newest ?? ''), 'utf8');
  return former;
}

const kinds = {
  home: '/',
  operation: '/api/items/add',
  overview: '/api/',
  flow: '/api/oauth/authorize',
  'tag page': '/template/syntax/item',
  'app page': '/template/apps/sale_app',
  guide: '/template/guideline/design-guideline',
  checklist: '/template/guideline/check_list',
  editor: '/template/guideline/editor',
  questions: '/template/faq/',
  search: '/search?q=stock',
  'not found': '/no/such/page',
};

for (const [kind, address] of Object.entries(kinds)) {
  test(`pruning changes nothing: ${kind}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
    if (kind === 'search') await expect(page.locator('main article').first()).toBeVisible(); // it searches by itself
    expect.soft(await differences(page), 'as served').toEqual([]);
    await openWhole(page, address);
    expect.soft(await differences(page), 'awake').toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect.soft(await differences(page), 'dark').toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await differences(page), 'printed').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await differences(page), 'on a phone').toEqual([]);
  });
}

test('pruning changes nothing: search box open, with results and without', async ({ page }) => {
  await openWhole(page, '/api/items/add');
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Input');
  await input.fill('stock');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect.soft(await differences(page), 'results').toEqual([]);
  await input.fill('qqqqqqxxxx');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  expect.soft(await differences(page), 'no results').toEqual([]);
  await input.fill('');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect.soft(await differences(page), 'start screen, dark').toEqual([]);
});

test('pruning changes nothing: mobile menu, contents and sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, '/template/syntax/item');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect.soft(await differences(page), 'menu').toEqual([]);
  await page.locator('.navbar-sidebar__close').click();
  await page.locator('.theme-doc-toc-mobile > summary').click();
  expect.soft(await differences(page), 'contents').toEqual([]);
});

test('pruning changes nothing: sidebar folded, page scrolled, address with a fragment', async ({ page }) => {
  await openWhole(page, '/template/syntax/item');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(640, 400); // the sidebar scrolls by itself
  await page.mouse.wheel(0, 3000);
  await expect.poll(scrolled).toBe(3000); // two turns of the wheel within one frame are one scroll
  await page.mouse.wheel(0, -300);
  await expect(page.locator('[class*="backToTopButtonShow"]')).toBeVisible();
  expect.soft(await differences(page), 'scrolled').toEqual([]);
  await page.locator('aside .menu__caret, aside .menu__link--sublist-caret').first().click();
  expect.soft(await differences(page), 'category').toEqual([]);
  await page.locator('.theme-doc-toc-desktop .table-of-contents__link').nth(1).click();
  await page.waitForTimeout(400);
  expect.soft(await differences(page), 'fragment').toEqual([]);
});

test('pruning changes nothing: each part that opens on demand', async ({ page }) => {
  await openWhole(page, '/api/items/add');
  await page.getByRole('button', { name: 'Edit values' }).click();
  await expect(page.getByRole('button', { name: 'Edit values' })).toBeHidden();
  expect.soft(await differences(page), 'call').toEqual([]);
  await openWhole(page, '/template/apps/sale_app');
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  await expect(page.locator('textarea').first()).toBeVisible();
  expect.soft(await differences(page), 'example').toEqual([]);
});
