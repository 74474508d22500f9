import { resolve } from 'node:path';
import { type Listening, serveSite } from '@shop-docs/server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { type Reader, readerIn, stays } from './reader.ts';

const build = resolve(import.meta.dirname, '../..', process.env.E2E_BUILD ?? 'site/build');
const states = ['untouched', 'awake'] as const;

/** What the console says of a page that the server does not know; the reader has asked for it. */
const isMissingPage = (text: string) => /404 \(Not Found\)/.test(text);

const isAtTop = 'scrollY === 0';
const isOn = (path: string) => `location.pathname.replace(/\\/$/, '') === ${JSON.stringify(path.replace(/\/$/, ''))}`;
/** What a contents entry leads to is below the bar at the top, in the upper part of the window. */
const isReached = (id: string) =>
  `(() => { const { top } = document.getElementById(${JSON.stringify(id)}).getBoundingClientRect(); return top > 0 && top < 200; })()`;
/** What stands at the upper edge of the window, and how far below or above it. */
const placeOf = `(() => {
  const heading = [...document.querySelectorAll('main h2[id], main h3[id]')].findLast((each) => each.getBoundingClientRect().top < 60);
  return [heading?.id, Math.round(heading?.getBoundingClientRect().top / 4)];
})()`;
/** All of the page is laid out, and nothing moves any more. */
const isStill = `!('piecewise' in document.documentElement.dataset) && ${stays('[scrollY, document.body.scrollHeight]')}`;

/**
 * One way through the site, the same in every browser.
 * @param kind Name of the browser.
 * @param start Starts it; undefined where the machine has none: the journey is skipped, and says so.
 */
export function journeyIn(kind: string, start: (() => Promise<Browser>) | undefined): void {
  if (!start) console.log(`The journey in ${kind} is skipped: this machine has no ${kind} that it could start.`);

  describe.skipIf(!start)(`a reader in ${kind}`, () => {
    let site: Listening;
    let reader: Reader;

    beforeAll(async () => {
      site = await serveSite(build, { port: 0 });
      if (!start) return;
      const browser = await start();
      console.log(`The journey runs in ${browser.name}.`);
      reader = readerIn(browser, site.url);
    });
    /** Reads on to some place of a page. @returns An expression for: the reader is there. */
    async function readTo(y: number): Promise<string> {
      await reader.until('all of the page', isStill);
      await reader.browser.look(`scrollTo(0, ${y})`);
      await reader.until('stillness', isStill);
      const place = JSON.stringify(await reader.browser.look(placeOf));
      return `scrollY > ${y / 2} && JSON.stringify(${placeOf}) === ${JSON.stringify(place)}`;
    }

    afterEach(async () => {
      const errors = await reader.browser.errors();
      expect(errors.filter((text) => !isMissingPage(text))).toEqual([]);
    });
    afterAll(async () => {
      await reader?.browser.close();
      await site?.stop(0);
    });

    test('sends the first call on the home page, which nobody has touched', async () => {
      await reader.open('/');
      await reader.until('no application before a gesture', `document.documentElement.dataset.hasHydrated === 'false'`);
      await reader.press('[aria-label="The sample shop, live"] button[type="submit"]');
      await reader.see('[aria-label="The sample shop, live"] p', 'Now send a stock of 5');
    });

    test.each(states)('searches by keys, opens a hit, and comes back to the reading place: %s', async (state) => {
      await reader.open('/template/syntax/item', state);
      const isBack = await readTo(2450);
      await reader.browser.type('/');
      await reader.until('the box to have the focus', `document.activeElement.matches('input')`);
      await reader.browser.type('set the stock');
      await reader.see('[role="dialog"] a, dialog[open] a, .DocSearch-Modal a', 'Set the stock');
      await reader.browser.key('Enter');
      await reader.until('the page of the hit', isOn('/api/items/edit_stock'));
      await reader.see('h1', 'Set the stock');
      await reader.browser.back();
      await reader.until('the page before', isOn('/template/syntax/item'));
      await reader.see('h1', 'Items');
      await reader.until('the reading place', isBack);
    });

    test('changes the page by a link, comes back to the reading place, and goes on', async () => {
      await reader.open('/template/guideline/check_list', 'awake');
      const isBack = await readTo(3000);
      await reader.browser.look(`document.querySelector('.pagination-nav a').click()`);
      await reader.until('the next page, at its top', `!(${isOn('/template/guideline/check_list')}) && ${isAtTop}`);
      await reader.browser.back();
      await reader.until('the reading place', `${isOn('/template/guideline/check_list')} && ${isBack}`);
      await reader.browser.forward();
      await reader.until('the next page, at its top', `!(${isOn('/template/guideline/check_list')}) && ${isAtTop}`);
    });

    test.each(states)('goes to a place of the page by its contents: %s', async (state) => {
      await reader.open('/api/items/add', state);
      await reader.press('.table-of-contents a[href="#errors"]');
      await reader.until('the place, and stillness', isReached('errors'));
      await reader.until('stillness', isStill);
      await reader.until('the place', isReached('errors'));
    });

    test('arrives at a place by the address, and by a new one', async () => {
      await reader.open('/api/#errors');
      await reader.until('the place', isReached('errors'));
      await reader.open('/api/items/add');
      await reader.browser.look(`(location.hash = '#errors')`);
      await reader.until('stillness', isStill);
      await reader.until('the place', isReached('errors'));
    });

    test.each(states)('reads the call in another language: %s', async (state) => {
      await reader.open('/api/items/add', state);
      await reader.press('[data-rail] label', 'Python');
      await reader.see('[data-rail] pre', 'import ');
    });

    test.each(states)('edits an example and sees what becomes of it: %s', async (state) => {
      await reader.open('/template/syntax/item', state);
      await reader.press('[data-example] button', 'Edit and run');
      await reader.press('[data-example] textarea');
      await reader.browser.type('Written by a reader ');
      await reader.until(
        'the result to show it',
        `[...document.querySelectorAll('[data-example] iframe')].some(({ srcdoc }) => srcdoc.includes('Written by a reader'))`,
      );
    });

    test('has a theme checked', async () => {
      await reader.open('/template/guideline/check_list');
      await reader.press('textarea[placeholder^="Paste the whole theme"]');
      await reader.browser.type('<p>{ItemTitel}</p>');
      await reader.press('button', 'Check the theme');
      await reader.see('main li, main p, main td', '{ItemTitle}');
      await reader.see('main', 'ItemTitel}');
    });

    test('finds a page of no address, and results of a search', async () => {
      await reader.open('/no/such/page');
      await reader.see('h1', 'Page Not Found');
      await reader.open('/search?q=stock');
      await reader.see('main h2 a, main article a', 'stock');
    });

    test('closes the announcement for good', async () => {
      await reader.open('/');
      await reader.press('.theme-announcement-bar button');
      const isGone = `!document.querySelector('.theme-announcement-bar')?.checkVisibility()`;
      await reader.until('no announcement', isGone);
      await reader.open('/api/');
      await reader.until('no announcement', isGone);
    });

    test.each(states)('reads on a phone: menu and first call: %s', async (state) => {
      await reader.browser.resize(390, 844);
      await reader.open('/api/users/me', state);
      await reader.press('.navbar__toggle');
      await reader.see('.navbar-sidebar__close');
      await reader.until('the page to stay', `getComputedStyle(document.body).overflow === 'hidden'`);
      await reader.press('.navbar-sidebar__close');
      await reader.until('the page to scroll', `getComputedStyle(document.body).overflow !== 'hidden'`);
      await reader.open('/api/users/me#try-it', 'untouched');
      await reader.press('[data-rail] button', 'Send');
      await reader.see('[data-rail] h2', 'Call the sandbox shop');
      await reader.see('[data-rail] button', 'Edit values');
      await reader.see('[data-rail]', '200');
    });
  });
}
