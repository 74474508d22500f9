import { expect, it } from 'vitest';
import { showPlace } from './show-place.ts';
import { openPage } from './testing/open-page.ts';

/** How far the sidebar is scrolled when its entry ends at the given height; the sidebar itself ends at 800. */
function scrolledFor(bottom: number, body: string): number {
  const { find } = openPage(body);
  const menu = find('.menu');
  menu.scrollTop = 5;
  Object.defineProperty(menu, 'clientHeight', { value: 700 });
  menu.getBoundingClientRect = () => ({ bottom: 800 }) as DOMRect; // what is read of it
  for (const entry of document.querySelectorAll('a')) entry.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  showPlace();
  return menu.scrollTop;
}

const sidebar = '<aside><nav class="menu"><a href="/">One</a><a aria-current="page" href="/two">Two</a></nav></aside>';

it('an entry below the view comes to the middle of the sidebar', () => {
  expect(scrolledFor(1000, sidebar)).toBe(5 + 200 + 350);
});

it('an entry in view leaves the sidebar where it is', () => {
  expect([scrolledFor(800, sidebar), scrolledFor(300, sidebar)]).toEqual([5, 5]);
});

it('a sidebar without an entry of this page, and a page without a sidebar, stay as they are', () => {
  expect(scrolledFor(1000, sidebar.replace('aria-current="page" ', ''))).toBe(5);
  expect(scrolledFor(1000, '<nav class="menu"><a aria-current="page" href="/">Top bar</a></nav>')).toBe(5);
  openPage('<main></main>');
  expect(showPlace).not.toThrow();
});
