import { expect, it } from 'vitest';
import { closeMenu, isMenuOpen, openMenu, showFirstLevel } from './early-menu.ts';
import { openPage } from './testing/open-page.ts';

const bar = `<nav class="navbar"><button class="navbar__toggle" aria-expanded="false">Menu</button>
  <div class="navbar-sidebar"><button class="navbar-sidebar__close">Close</button>
  <div class="navbar-sidebar__items"><div id="first">Links</div><div id="second"></div></div></div></nav>`;
const sidebar = '<aside><ul class="theme-doc-sidebar-menu"><li>Items</li></ul></aside>';
const withoutSecond = bar.replace('<div id="second"></div>', '');

it('the menu opens with the sidebar of the page in view, and takes the focus', async () => {
  const { find, count, pass } = openPage(bar + sidebar, { width: 390 });
  expect(isMenuOpen()).toBe(false);
  openMenu();
  expect(isMenuOpen()).toBe(true);
  expect(find('#second').textContent).toBe('Items');
  expect(count('.theme-doc-sidebar-menu')).toBe(2); // a copy: that of the page stays
  expect(find('.navbar-sidebar__items').classList.contains('navbar-sidebar__items--show-secondary')).toBe(true);
  expect([find('#first').inert, find('#second').inert]).toEqual([true, false]);
  expect(find('.navbar__toggle').getAttribute('aria-expanded')).toBe('true');
  expect(document.body.style.overflow).toBe('hidden');
  await pass(20);
  expect(document.activeElement).toBe(find('.navbar-sidebar__close'));
});

it('while the menu is open, the page behind it is out of reach, from the frame after the one that shows it', async () => {
  const { find, pass } = openPage(
    `<div id="__docusaurus">${bar.replace('<button', '<div class="navbar__inner"></div><button')}<main></main></div>`,
    {
      width: 390,
    },
  );
  const fenced = () => ['main', '.navbar__inner', '.navbar'].map((each) => find(each).inert);
  const close = openMenu();
  expect(fenced()).toEqual([false, false, false]);
  await pass(16);
  expect(fenced()).toEqual([true, true, false]);
  close();
  expect(fenced()).toEqual([false, false, false]);
  openMenu()(); // closed before it was seen
  await pass(100);
  expect(fenced()).toEqual([false, false, false]);
});

it('on a page without a sidebar the menu opens with the links of the top bar', () => {
  const { find } = openPage(bar, { width: 390 });
  openMenu();
  expect(find('.navbar-sidebar__items').classList.contains('navbar-sidebar__items--show-secondary')).toBe(false);
  expect([find('#first').inert, find('#second').inert]).toEqual([false, true]);
});

it('opened again, or live, the menu gets no second copy of the sidebar', () => {
  const { count, find } = openPage(bar + sidebar, { width: 390 });
  openMenu()();
  openMenu();
  expect(count('#second .theme-doc-sidebar-menu')).toBe(1);
  find('aside').remove();
  openMenu();
  expect([find('#first').inert, find('#second').inert]).toEqual([true, false]);
});

it('a menu that has one level opens with it', () => {
  const { find } = openPage(withoutSecond + sidebar, { width: 390 });
  openMenu();
  expect(isMenuOpen()).toBe(true);
  expect(find('#first').inert).toBe(false);
});

it('what slides in is asked to take the focus until it can', async () => {
  const { find, pass } = openPage(bar, { width: 390 });
  const close = find('.navbar-sidebar__close');
  close.hidden = true;
  const focus = close.focus.bind(close);
  let asked = 0;
  close.focus = () => {
    asked += 1;
    if (asked === 3) focus();
  };
  openMenu();
  await pass(200);
  expect(asked).toBe(3);
  expect(document.activeElement).toBe(close);
});

it('a menu that was closed meanwhile does not take the focus any more', async () => {
  const { find, pass } = openPage(bar, { width: 390 });
  const close = find('.navbar-sidebar__close');
  let asked = 0;
  close.focus = () => {
    asked += 1;
  };
  openMenu();
  closeMenu();
  await pass(200);
  expect(asked).toBeLessThan(3);
  expect(document.activeElement).toBe(find('.navbar__toggle'));
});

it('the menu closes, gives the focus back to its button and lets the page scroll', () => {
  const { find } = openPage(bar + sidebar, { width: 390 });
  openMenu();
  const undo = closeMenu();
  expect(isMenuOpen()).toBe(false);
  expect(find('.navbar__toggle').getAttribute('aria-expanded')).toBe('false');
  expect(document.body.style.overflow).toBe('visible');
  expect(document.activeElement).toBe(find('.navbar__toggle'));
  undo();
  expect(isMenuOpen()).toBe(true);
});

it('opening can be taken back', () => {
  openPage(bar + sidebar, { width: 390 });
  openMenu()();
  expect(isMenuOpen()).toBe(false);
});

it('the way back leads to the links of the top bar, and can be taken back', () => {
  const { find } = openPage(bar + sidebar, { width: 390 });
  openMenu();
  const undo = showFirstLevel();
  const levels = find('.navbar-sidebar__items');
  expect(levels.classList.contains('navbar-sidebar__items--show-secondary')).toBe(false);
  expect([find('#first').inert, find('#second').inert]).toEqual([false, true]);
  undo();
  expect(levels.classList.contains('navbar-sidebar__items--show-secondary')).toBe(true);
  expect([find('#first').inert, find('#second').inert]).toEqual([true, false]);
});

it('a window that becomes wide closes the menu once', () => {
  openPage(bar + sidebar, { width: 390 });
  let widen: () => void = () => undefined;
  const asked: unknown[] = [];
  globalThis.matchMedia = (query) =>
    ({
      addEventListener: (type: string, act: () => void, how: object) => {
        asked.push(query, type, how);
        widen = act;
      },
    }) as never; // what is used of it
  openMenu();
  widen();
  expect(isMenuOpen()).toBe(false);
  expect(asked).toEqual(['(width > 996px)', 'change', { once: true }]);
});

it('a page without a bar has no menu, and nothing fails', () => {
  openPage('<main></main>');
  openMenu();
  closeMenu();
  showFirstLevel();
  expect(isMenuOpen()).toBe(false);
});
