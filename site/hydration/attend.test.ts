import { expect, it } from 'vitest';
import { attend } from './attend.ts';
import { openPage, type TestPage } from './testing/open-page.ts';

const scripts = ['/shop/assets/js/runtime.1.js', '/shop/assets/js/react.2.js', '/shop/assets/js/main.3.js'];
const menu = '<nav class="navbar"><div class="navbar-sidebar"></div></nav>';
const body = `${menu}<main><button id="send">Send</button><details><p id="more">More</p></details>
  <div data-frame="" id="frame"><noscript>&lt;iframe&gt;&lt;/iframe&gt;</noscript></div></main>`;

/** A page that the loader attends to, as far as the browser has parsed it. */
function attended(how: Parameters<typeof openPage>[1] = {}, readyState = 'complete'): TestPage {
  const page = openPage(body, how);
  Object.defineProperty(document, 'readyState', { get: () => readyState, configurable: true });
  window.applicationScripts = scripts;
  attend();
  return page;
}
const running = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const gesture = async ({ find, pass }: TestPage) => {
  find('main').dispatchEvent(new Event('keydown', { bubbles: true }));
  await pass(16);
};

it('no script of the application runs before a gesture; after it all do, in their order', async () => {
  const page = attended();
  page.tell('load');
  await page.pass(10_000);
  expect(running()).toEqual([]);
  await gesture(page);
  expect(running()).toEqual(scripts);
  expect([...document.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false, false]);
  await gesture(page);
  expect(running()).toEqual(scripts);
});

it('scripts of the page’s route come first, from the folder of the others', async () => {
  const page = attended({ root: { 'data-route-scripts': 'a1 b2' } });
  await gesture(page);
  expect(running()).toEqual(['/shop/assets/js/a1.js', '/shop/assets/js/b2.js', ...scripts]);
});

it('a page without scripts of the application has its route’s at the root', async () => {
  const page = attended({ root: { 'data-route-scripts': 'a1' } });
  window.applicationScripts = [];
  await gesture(page);
  expect(running()).toEqual(['/a1.js']);
});

it.each([
  [{ url: 'https://shop.example/search?q=stock', root: { class: 'search-page-wrapper' } }],
  [{ url: 'https://shop.example/no/such/page', root: { class: 'docs-wrapper not-found-page' } }],
  [{ url: 'https://shop.example/404.html' }],
  [{ url: 'https://shop.example/template/syntax/item#run=abc' }],
])('a page that means little without script runs the application at once: %j', (how) => {
  attended(how);
  expect(running()).toEqual(scripts);
});

it.each(['https://shop.example/template/html.html/', 'https://shop.example/template/syntax/item#test-run=abc'])(
  '%s is a page like any other',
  (url) => {
    attended({ url });
    expect(running()).toEqual([]);
  },
);

it('while the page is being parsed its scripts wait for the end of it', async () => {
  const page = attended({ url: 'https://shop.example/404.html' }, 'loading');
  expect(running()).toEqual([]);
  page.tell('DOMContentLoaded');
  expect(running()).toEqual(scripts);
});

it('a long page is laid out as a whole on a gesture', async () => {
  const page = attended();
  const isWaiting = () => document.documentElement.hasAttribute('data-piecewise');
  expect(isWaiting()).toBe(true);
  await gesture(page);
  expect(isWaiting()).toBe(false);
});

it('before a key scrolls to the end of a long page, all of it is laid out', () => {
  attended();
  const isWaiting = () => document.documentElement.hasAttribute('data-piecewise');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
  expect(isWaiting()).toBe(true);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  expect(isWaiting()).toBe(false);
});

it('idle time fetches the half that is not in the cache, until the application runs', async () => {
  const ahead = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const page = attended();
  page.tell('load');
  await page.pass(1_000);
  expect(ahead()).toEqual([scripts[0], scripts[2]]);
  const started = attended();
  await gesture(started);
  started.tell('load');
  await started.pass(1_000);
  expect(ahead()).toEqual([]);
});

it('a fragment opens what its target lies in, at first and when it changes', () => {
  const page = attended({ url: 'https://shop.example/api/#more' });
  const fold = page.find('details') as HTMLDetailsElement; // by its name
  expect(fold.open).toBe(false); // the element may not be there yet
  page.tell('DOMContentLoaded');
  expect(fold.open).toBe(true);
  fold.open = false;
  page.tell('hashchange');
  expect(fold.open).toBe(true);
});

it('frames wait until they come near, and the entry of the page comes into view', () => {
  const page = attended();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<aside><div class="menu"><a aria-current="page">Add</a></div></aside>',
  );
  page.find('.menu a').getBoundingClientRect = () => ({ bottom: 300 }) as DOMRect; // what is read of it
  page.tell('DOMContentLoaded');
  expect(page.watched).toContain(page.find('#frame'));
  expect(page.find('.menu').scrollTop).toBeGreaterThan(0);
});

it('what was pressed before is given to the application once, when it answers', async () => {
  const page = attended();
  let pressed = 0;
  page.find('#send').addEventListener('click', () => {
    pressed += 1;
  });
  page.click('#send');
  document.documentElement.setAttribute('data-has-hydrated', 'false');
  await page.pass(1_000);
  expect(pressed).toBe(0);
  for (const value of ['true', 'true']) {
    document.documentElement.setAttribute('data-has-hydrated', value);
    await page.pass(1_000);
  }
  expect(pressed).toBe(1);
});

it('when a script does not arrive, what works without the application does', async () => {
  const page = attended({ root: { 'data-route-scripts': 'a1' } });
  let pressed = 0;
  page.find('#send').addEventListener('click', () => {
    pressed += 1;
  });
  page.click('#send');
  await gesture(page);
  const fail = (src: string) => page.find(`script[src$="${src}"]`).dispatchEvent(new Event('error'));
  fail('a1.js'); // the application asks for it again
  expect(pressed).toBe(0);
  for (const src of ['runtime.1.js', 'main.3.js']) fail(src);
  expect(pressed).toBe(1); // given once, however many failed
  const said = document.querySelectorAll('[role="alert"]');
  expect([...said].map(({ textContent }) => textContent)).toEqual(['The scripts of this page did not arrive. Retry']);
});

/** Whether the home page finds something in the place of the application. @param head With the style sheet, or without. */
function vouched(head: string): boolean {
  openPage(body, { head });
  window.applicationScripts = scripts;
  attend();
  return window.docusaurus !== undefined;
}

it('a style sheet that arrived vouches for the base URL, in the place of the application', () => {
  expect(vouched('<style>:root { --shop-ink: #000 }</style>')).toBe(true);
  expect([window.docusaurus.prefetch('/'), window.docusaurus.preload('/')]).toEqual([false, false]);
  expect(vouched('<link rel="stylesheet" href="/missing.css">')).toBe(false);
});

it('an application that is there vouches for itself', () => {
  openPage('');
  window.applicationScripts = scripts;
  const own = { prefetch: () => true as never, preload: () => true as never };
  window.docusaurus = own;
  attend();
  expect(window.docusaurus).toBe(own);
});
