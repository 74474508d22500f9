import { expect, it } from 'vitest';
import { openPage, type TestPage } from '../hydration/testing/open-page.ts';
import { attendMenu } from './menu.ts';

const levels = `<div class="navbar-sidebar__items"><div><a id="first" href="/api/">API</a></div>
  <div><button class="navbar-sidebar__back">Back</button><div data-menu-sidebar></div></div></div>`;
const menu = `<nav class="navbar"><button class="navbar__toggle" aria-expanded="false">Menu</button>
  <dialog class="navbar-sidebar"><button class="navbar-sidebar__close">Close</button>${levels}</dialog></nav>`;
const sidebar =
  '<aside><ul class="theme-doc-sidebar-menu"><li><a id="own" href="/api/items/add">Add</a></li></ul></aside>';

function open(body: string): TestPage {
  const page = openPage(body, { width: 390 });
  attendMenu();
  page.click('.navbar__toggle');
  return page;
}

const isOpen = ({ find }: TestPage) => (find('dialog') as HTMLDialogElement).open;
const state = (page: TestPage) => [
  isOpen(page),
  page.find('.navbar__toggle').getAttribute('aria-expanded'),
  document.body.style.overflow,
];
const isOnSecond = ({ find }: TestPage) => find('.navbar-sidebar__items').className.includes('show-secondary');

it('a page with a sidebar shows a copy of it, and the first level is out of reach', () => {
  const page = open(menu + sidebar);
  expect(state(page)).toEqual([true, 'true', 'hidden']);
  expect(page.count('dialog #own')).toBe(1);
  expect(page.count('aside #own')).toBe(1);
  expect(isOnSecond(page)).toBe(true);
  expect([...page.find('.navbar-sidebar__items').children].map((level) => (level as HTMLElement).inert)).toEqual([
    true,
    false,
  ]);
});

it('a button leads back to the first level, which other pages begin with', () => {
  const page = open(menu + sidebar);
  page.click('.navbar-sidebar__back');
  expect(isOnSecond(page)).toBe(false);
  expect(isOnSecond(open(menu))).toBe(false);
});

it('a copy of the sidebar is taken anew each time', () => {
  const page = open(menu + sidebar);
  page.click('.navbar-sidebar__close');
  page.find('aside #own').textContent = 'Edit';
  page.click('.navbar__toggle');
  expect(page.find('dialog #own').textContent).toBe('Edit');
  page.find('aside').remove();
  page.click('.navbar-sidebar__close');
  page.click('.navbar__toggle');
  expect(page.count('dialog #own')).toBe(0);
});

it.each(['.navbar-sidebar__close', 'dialog', '#first'])(
  'a press of %s closes it, and the page scrolls again',
  (pressed) => {
    const page = open(menu + sidebar);
    const event = page.click(pressed);
    expect(isOpen(page)).toBe(false);
    expect(event.defaultPrevented).toBe(pressed !== '#first'); // the link is followed
    expect(state(page)).toEqual([false, 'false', 'visible']);
  },
);

it('a press inside that is no link leaves it open', () => {
  const page = open(menu);
  expect(page.click('.navbar-sidebar__items').defaultPrevented).toBe(false);
  expect(isOpen(page)).toBe(true);
});

it('a page without a menu is left alone', () => {
  expect(() => open('<button class="navbar__toggle">Menu</button>')).not.toThrow();
});
