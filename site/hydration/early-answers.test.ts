import { expect, it } from 'vitest';
import { answer } from './early-answers.ts';
import { openPage } from './testing/open-page.ts';

const announcement = '<div class="theme-announcement-bar"><button>Close</button></div>';

it('a press of the announcement’s button closes it, for later visits too', () => {
  const { find } = openPage(announcement);
  const undo = answer(find('button'));
  const closed = () => document.documentElement.getAttribute('data-announcement-bar-initially-dismissed');
  expect(closed()).toBe('true');
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
  expect(localStorage.getItem('docusaurus.announcement.id')).toBe('spring');
  undo();
  expect(closed()).toBe('false');
});

it('without storage the announcement is closed all the same', () => {
  const { find } = openPage(announcement);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
  answer(find('button'));
  expect(document.documentElement.getAttribute('data-announcement-bar-initially-dismissed')).toBe('true');
});

const group = (control: string) => `
  <ul class="menu__list"><li class="menu__list-item menu__list-item--collapsed">${control}
    <ul class="menu__list" id="inner" hidden><li class="menu__list-item">Items</li></ul></li></ul>`;

it.each([
  '<div><a href="/api/">API</a><button class="menu__caret" aria-expanded="false">+</button></div>',
  '<a class="menu__link menu__link--sublist" role="button" aria-expanded="false">API</a>',
])('a group of the menu unfolds and folds by %s', (control) => {
  const { find } = openPage(group(control));
  const button = find('.menu__caret, .menu__link--sublist');
  const state = () => [
    find('#inner').hidden,
    button.getAttribute('aria-expanded'),
    find('.menu__list-item').classList.contains('menu__list-item--collapsed'),
  ];
  const undo = answer(button);
  expect(state()).toEqual([false, 'true', false]);
  undo();
  expect(state()).toEqual([true, 'false', true]);
});

it('the contents of a page on a phone unfold and fold', () => {
  const { find } = openPage(
    '<div class="theme-doc-toc-mobile"><button aria-expanded="false">On this page</button><div class="tocContent_x" hidden>…</div></div>',
  );
  const undo = answer(find('button'));
  expect(find('.tocContent_x').hidden).toBe(false);
  expect(find('button').getAttribute('aria-expanded')).toBe('true');
  undo();
  expect(find('.tocContent_x').hidden).toBe(true);
});

/** What moved, and how, when a group of the given height was unfolded and folded again. */
async function movements(height: number, reduced: boolean) {
  const { find, pass } = openPage(group('<button class="menu__caret" aria-expanded="false">+</button>'));
  const moved: unknown[] = [];
  const inner = find('#inner');
  Object.defineProperty(inner, 'scrollHeight', { value: height });
  inner.animate = (...how) => moved.push(how) as never; // nobody looks at the animation
  globalThis.matchMedia = (query) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }) as never;
  answer(find('button'));
  const first = inner.style.height;
  await pass(50);
  expect(inner.style.height).toBe('');
  const unfolding = [...moved];
  answer(find('button'));
  await pass(50);
  expect(moved).toEqual(unfolding);
  return { first, moved };
}

it('what unfolds shows its first line and grows to its height, and what folds is gone at once', async () => {
  expect(await movements(360, false)).toEqual({
    first: '2.25rem',
    moved: [
      [
        [
          { height: '2.25rem', overflow: 'hidden' },
          { height: '360px', overflow: 'hidden' },
        ],
        { duration: 327, easing: 'ease-in-out' },
      ],
    ],
  });
});

it('nothing grows for readers who asked for less motion', async () => {
  expect(await movements(360, true)).toEqual({ first: '', moved: [] });
});

it('what only the application can answer is marked as pressed until it does', () => {
  const { find } = openPage('<div><button id="send">Send</button><ul class="menu__list" hidden></ul></div>');
  const undo = answer(find('#send'));
  expect(find('#send').hasAttribute('aria-busy')).toBe(true);
  expect(find('ul').hidden).toBe(true);
  undo();
  expect(find('#send').hasAttribute('aria-busy')).toBe(false);
});

it('a group whose list is not there, and contents without a place, wait for the application', () => {
  const { find } = openPage(`<button class="menu__caret">+</button>
    <div class="theme-doc-toc-mobile"><button>On this page</button></div>`);
  for (const selector of ['.menu__caret', '.theme-doc-toc-mobile > button']) {
    answer(find(selector));
    expect(find(selector).hasAttribute('aria-busy')).toBe(true);
  }
});

it('the buttons of a phone’s menu open it, close it and lead back to its first level', () => {
  const { find } = openPage(`<nav class="navbar"><button class="navbar__toggle">Menu</button>
    <div class="navbar-sidebar__backdrop"></div><button class="navbar-sidebar__close">Close</button>
    <div class="navbar-sidebar__items"><div></div><div><button class="navbar-sidebar__back">Back</button></div></div></nav>
    <aside><ul class="theme-doc-sidebar-menu"></ul></aside>`);
  const isOpen = () => find('.navbar').classList.contains('navbar-sidebar--show');
  const isSecond = () => find('.navbar-sidebar__items').classList.contains('navbar-sidebar__items--show-secondary');
  answer(find('.navbar__toggle'));
  expect([isOpen(), isSecond()]).toEqual([true, true]);
  answer(find('.navbar-sidebar__back'));
  expect([isOpen(), isSecond()]).toEqual([true, false]);
  answer(find('.navbar-sidebar__close'))();
  expect(isOpen()).toBe(true);
  answer(find('.navbar-sidebar__backdrop'));
  expect(isOpen()).toBe(false);
});
