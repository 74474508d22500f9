import { expect, it } from 'vitest';
import { isSearchFrameOpen, openSearchFrame } from './early-search.ts';
import { openPage } from './testing/open-page.ts';

const bar = '<button class="DocSearch-Button">Search</button><main>Text</main>';
const input = (find: (selector: string) => HTMLElement) => find('.DocSearch-Input') as HTMLInputElement;

it('the frame comes with the letters that opened it, and takes the next ones', () => {
  const { find, count } = openPage(bar);
  expect(isSearchFrameOpen()).toBe(false);
  openSearchFrame('it');
  expect(isSearchFrameOpen()).toBe(true);
  expect(input(find).value).toBe('it');
  expect(document.activeElement).toBe(input(find));
  expect(document.body.classList.contains('DocSearch--active')).toBe(true);
  openSearchFrame('em');
  expect(input(find).value).toBe('item');
  expect(count('[data-search-frame]')).toBe(1);
});

it('the frame stands behind the page, as the box will, and its empty box says what can be searched', () => {
  const { find } = openPage(bar);
  openSearchFrame('');
  expect(document.body.lastElementChild).toBe(find('[data-search-frame]'));
  expect(input(find).placeholder).toBe('Search "all" pages');
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Search');
});

it('below the field the frame says that the box is on its way, and its field has no cross of the browser', () => {
  const { find } = openPage(bar);
  openSearchFrame('');
  expect(find('[role="dialog"] [role="status"]').textContent).toBe('Loading…');
  expect(input(find).type).toBe('text');
});

const ways: readonly [string, (page: ReturnType<typeof openPage>) => Event][] = [
  ['Escape', ({ key }) => key('.DocSearch-Input', 'Escape')],
  ['Control and k', ({ key }) => key('.DocSearch-Input', 'k', { ctrlKey: true })],
  ['Command and k', ({ key }) => key('.DocSearch-Input', 'k', { metaKey: true })],
  ['its button', ({ click }) => click('.DocSearch-Cancel')],
  ['a press beside it', ({ click }) => click('.DocSearch-Container')],
];

it.each(ways)('%s closes the frame, gives the focus back and tells the application', (_, close) => {
  const page = openPage(bar);
  let told = 0;
  document.addEventListener('search-frame-closed', () => {
    told += 1;
  });
  openSearchFrame('x');
  const event = close(page);
  expect(isSearchFrameOpen()).toBe(false);
  expect(document.body.classList.contains('DocSearch--active')).toBe(false);
  expect(document.activeElement).toBe(page.find('.DocSearch-Button'));
  expect(told).toBe(1);
  expect(event.defaultPrevented).toBe(event.type === 'keydown');
});

it('a key that closes the frame does nothing else on the page', () => {
  const { key } = openPage(bar);
  const heard: string[] = [];
  document.body.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key)); // by its name
  openSearchFrame('');
  key('.DocSearch-Input', 'a');
  key('.DocSearch-Input', 'Escape');
  expect(heard).toEqual(['a']);
});

it('letters, a press inside and a plain k leave the frame open', () => {
  const { key, click } = openPage(bar);
  openSearchFrame('');
  expect(key('.DocSearch-Input', 'k').defaultPrevented).toBe(false);
  expect(key('.DocSearch-Input', 'a', { ctrlKey: true }).defaultPrevented).toBe(false);
  click('.DocSearch-Input');
  click('.DocSearch-SearchBar');
  expect(isSearchFrameOpen()).toBe(true);
});

it('Enter waits for the box itself: the form is not sent', () => {
  const { find } = openPage(bar);
  openSearchFrame('item');
  const event = new Event('submit', { cancelable: true, bubbles: true });
  find('form').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('a frame without a field is left alone', () => {
  openPage('<div data-search-frame></div>');
  openSearchFrame('x');
  expect(isSearchFrameOpen()).toBe(true);
});
