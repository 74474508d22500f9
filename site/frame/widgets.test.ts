import { expect, it } from 'vitest';
import { openPage } from '../hydration/testing/open-page.ts';
import { attendAnnouncement } from './announcement.ts';
import { attendContents } from './contents.ts';
import { attendDropdowns } from './dropdowns.ts';

const contents =
  '<details class="theme-doc-toc-mobile" open><summary>On this page</summary><div><a href="#a">A</a></div></details><p>Text</p>';
const isOpen = () => document.querySelector('details')?.open;

it('a press beside the contents of a phone, and a choice in them, closes them', () => {
  const page = openPage(contents);
  attendContents();
  page.click('summary');
  const details = page.find('details') as HTMLDetailsElement;
  details.open = true;
  page.click('p');
  expect(isOpen()).toBe(false);
  details.open = true;
  page.click('a');
  expect(isOpen()).toBe(false);
});

it('Escape closes them and gives the focus back', () => {
  const page = openPage(contents);
  attendContents();
  page.key('p', 'a');
  expect(isOpen()).toBe(true);
  page.key('p', 'Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(page.find('summary'));
});

const bar = '<div class="theme-announcement-bar"><a href="/">News</a><button>Close</button></div>';

it('the announcement is closed, and stored as closed', () => {
  const page = openPage(bar);
  attendAnnouncement('spring');
  page.click('.theme-announcement-bar a');
  expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBeUndefined();
  page.click('.theme-announcement-bar button');
  expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true');
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
  expect(localStorage.getItem('docusaurus.announcement.id')).toBe('spring');
});

it('without storage the announcement is closed for this page', () => {
  const page = openPage(bar);
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('denied');
    },
    configurable: true,
  });
  attendAnnouncement('spring');
  page.click('.theme-announcement-bar button');
  expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true');
});

const list = `<nav class="navbar"><div class="dropdown"><a class="navbar__link" href="#" aria-expanded="false">Language</a>
  <ul><li><a id="en" href="/">English</a></li><li><a id="fr" href="/fr/">Français</a></li></ul></div></nav><p>Text</p>`;
const shown = () => document.querySelectorAll('.dropdown--show').length;

it('Enter opens and closes a list of the bar, arrows go through its links', () => {
  const page = openPage(list);
  attendDropdowns();
  expect(page.key('.navbar__link', 'Enter').defaultPrevented).toBe(true);
  expect([shown(), page.find('.navbar__link').getAttribute('aria-expanded')]).toEqual([1, 'true']);
  page.key('.navbar__link', 'Enter');
  expect([shown(), page.find('.navbar__link').getAttribute('aria-expanded')]).toEqual([0, 'false']);
  page.key('.navbar__link', 'ArrowDown');
  expect(document.activeElement).toBe(page.find('#en'));
  page.key('#en', 'ArrowDown');
  page.key('#fr', 'ArrowUp');
  expect(document.activeElement).toBe(page.find('#en'));
  expect(page.key('#en', 'a').defaultPrevented).toBe(false);
});

it('Escape closes the list and gives the focus back to its item', () => {
  const page = openPage(list);
  attendDropdowns();
  page.key('.navbar__link', 'ArrowDown');
  page.key('#en', 'Escape');
  expect(shown()).toBe(0);
  expect(document.activeElement).toBe(page.find('.navbar__link'));
});

it('a press or a focus elsewhere closes the list', () => {
  const page = openPage(list);
  attendDropdowns();
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    page.key('.navbar__link', 'Enter');
    page.find('p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(shown(), type).toBe(0);
  }
});

it('a press of its item does not leave the page', () => {
  const page = openPage(list);
  attendDropdowns();
  expect(page.click('.navbar__link').defaultPrevented).toBe(true);
  expect(page.click('#en').defaultPrevented).toBe(false);
});
