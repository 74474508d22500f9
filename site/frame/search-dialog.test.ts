import { expect, it } from 'vitest';
import { openPage, type TestPage } from '../hydration/testing/open-page.ts';
import { attendSearch } from './search-dialog.ts';

const bar = '<button class="DocSearch-Button">Search</button><main>Text<input id="field"></main>';
const box = '.DocSearch-Container';
const input = ({ find }: TestPage) => find('.DocSearch-Input') as HTMLInputElement;

function open(body = bar): TestPage {
  const page = openPage(body);
  attendSearch();
  return page;
}

it('a press of the button opens the box, whose field has the focus and says what can be searched', () => {
  const page = open();
  const heard: string[] = [];
  for (const type of ['dialog-opened', 'search-closed']) document.addEventListener(type, () => heard.push(type));
  expect(page.click('.DocSearch-Button').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(input(page));
  expect(input(page).placeholder).toBe('Search "all" pages');
  expect(page.find(`${box} [role="status"]`).textContent).toBe('Loading…');
  expect(document.body.classList.contains('DocSearch--active')).toBe(true);
  expect(heard).toEqual(['dialog-opened']);
});

it('a link that is a way into the search opens it, unless it is to open a tab', () => {
  const page = open(`${bar}<a href="/search" data-control="search"><b>Search</b></a>`);
  page.click('b', { ctrlKey: true });
  expect(page.count(box)).toBe(0);
  page.click('b');
  expect(page.count(box)).toBe(1);
});

it.each([
  ['Control and k', 'k', { ctrlKey: true }, ''],
  ['Command and K', 'K', { metaKey: true }, ''],
  ['a slash', '/', {}, ''],
])('%s opens the box', (_, key, how, typed) => {
  const page = open();
  expect(page.key('main', key, how).defaultPrevented).toBe(true);
  expect(input(page).value).toBe(typed);
});

it('a character typed on the button opens the box with it', () => {
  const page = open();
  page.key('.DocSearch-Button', 'q');
  expect(input(page).value).toBe('q');
});

it.each([
  ['/', { ctrlKey: true }],
  ['/', { metaKey: true }],
  ['/', { altKey: true }],
  ['k', {}],
  ['a', { ctrlKey: true }],
])('%s with %j does not', (key, how) => {
  const page = open();
  expect(page.key('main', key, how).defaultPrevented).toBe(false);
  expect(page.count(box)).toBe(0);
});

it('keys on the button that write nothing leave it alone', () => {
  const page = open();
  for (const key of ['Tab', 'Enter', ' ', 'xy']) page.key('.DocSearch-Button', key);
  page.key('.DocSearch-Button', 'a', { altKey: true });
  page.key('main', 'a');
  expect(page.count(box)).toBe(0);
});

it('the shortcut opens the box from a field, where a slash is a sign of the text', () => {
  const page = open(`${bar}<textarea></textarea><select></select><div contenteditable="true"></div>`);
  for (const field of ['#field', 'textarea', 'select', '[contenteditable]'])
    expect(page.key(field, '/').defaultPrevented, field).toBe(false);
  expect(page.count(box)).toBe(0);
  page.key('#field', 'k', { ctrlKey: true });
  expect(page.count(box)).toBe(1);
});

it.each(['#field', 'x-widget'])('a slash typed in %s is a letter', (field) => {
  const page = open(`${bar}<x-widget></x-widget>`);
  expect(page.key(field, '/').defaultPrevented).toBe(false);
  expect(page.count(box)).toBe(0);
});

it('a slash typed in a field of a shadow root is a letter', () => {
  const page = open(`${bar}<div id="host"></div>`);
  const root = page.find('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<input>';
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, composed: true });
  root.querySelector('input')?.dispatchEvent(event);
  expect(page.count(box)).toBe(0);
});

it.each<[string, (page: TestPage) => Event]>([
  ['Escape', ({ key }) => key('.DocSearch-Input', 'Escape')],
  ['Control and k', ({ key }) => key('.DocSearch-Input', 'k', { ctrlKey: true })],
  ['Command and k', ({ key }) => key('.DocSearch-Input', 'k', { metaKey: true })],
  ['its button', ({ click }) => click('.DocSearch-Cancel')],
  ['a press beside it', ({ click }) => click(box)],
])('%s closes the box, and gives the focus back', (_, close) => {
  const page = open();
  page.click('.DocSearch-Button');
  close(page);
  expect(page.count(box)).toBe(0);
  expect(document.body.classList.contains('DocSearch--active')).toBe(false);
  expect(document.activeElement).toBe(page.find('.DocSearch-Button'));
});

it('letters, a press inside, and keys of an input method leave the box open', () => {
  const page = open();
  page.click('.DocSearch-Button');
  expect(page.key('.DocSearch-Input', 'k').defaultPrevented).toBe(false);
  page.key('.DocSearch-Input', 'Escape', { isComposing: true });
  page.click('.DocSearch-SearchBar');
  expect(page.count(box)).toBe(1);
});

it('a box that is opened again is a new one', () => {
  const page = open();
  page.click('.DocSearch-Button');
  input(page).value = 'item';
  page.key('.DocSearch-Input', 'Escape');
  page.click('.DocSearch-Button');
  expect(page.count(box)).toBe(1);
  expect(input(page).value).toBe('');
});

it('a box begins with what is selected on the page, as far as a query goes', () => {
  const page = open();
  Object.defineProperty(document, 'getSelection', { value: () => 'item '.repeat(1000), configurable: true });
  page.click('.DocSearch-Button');
  expect(input(page).value).toBe('item '.repeat(20).slice(0, 64));
});
