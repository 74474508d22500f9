import { expect, it } from 'vitest';
import { holdInput } from './hold-input.ts';
import { openPage, type TestPage } from './testing/open-page.ts';

const body = `
  <nav class="navbar"><button class="navbar__toggle">Menu</button><button class="DocSearch-Button">Search</button>
    <div class="dropdown"><a class="navbar__link" href="#">Language</a></div>
    <div class="navbar-sidebar"><button class="navbar-sidebar__close">Close</button></div></nav>
  <main><p>Text <a id="plain" href="/api/">link</a> <a id="asks" data-control="search" href="/search">Search</a></p>
    <button id="send"><span>Send</span></button><button id="copy">Copy</button><input id="title"></main>`;

/** What reaches the application: what its own listeners, below the window, would hear. */
function heard({ find }: TestPage): string[] {
  const names: string[] = [];
  find('main').addEventListener('click', ({ target }) => names.push((target as Element).id)); // of a page
  find('main').addEventListener('keydown', ({ key }) => names.push(key));
  return names;
}

it('a press is kept from the browser and the application, and given to it in order when it answers', () => {
  const page = openPage(body);
  const names = heard(page);
  const handOver = holdInput();
  expect(page.click('#copy').defaultPrevented).toBe(true);
  page.click('#send span');
  expect(names).toEqual([]);
  expect(page.find('#send').hasAttribute('aria-busy')).toBe(true);
  handOver();
  expect(names).toEqual(['copy', 'send']);
  expect(page.find('#send').hasAttribute('aria-busy')).toBe(false);
  expect(page.click('#send').defaultPrevented).toBe(false);
  expect(names).toEqual(['copy', 'send', 'send']);
});

it('links navigate by themselves, and so do presses with a key or another button', () => {
  const page = openPage(body);
  const names = heard(page);
  holdInput();
  expect(page.click('#plain').defaultPrevented).toBe(false);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(page.click('#send', how).defaultPrevented).toBe(false);
  expect(names).toEqual(['plain', 'send', 'send', 'send', 'send']);
});

it('answers are taken back in reverse before the application gives its own', () => {
  const page = openPage(body);
  const handOver = holdInput();
  page.click('.navbar__toggle');
  expect(page.find('.navbar').classList.contains('navbar-sidebar--show')).toBe(true);
  page.click('.navbar-sidebar__close');
  expect(page.find('.navbar').classList.contains('navbar-sidebar--show')).toBe(false);
  const states: boolean[] = [];
  page.find('.navbar').addEventListener('click', () => {
    states.push(page.find('.navbar').classList.contains('navbar-sidebar--show'));
  });
  handOver();
  expect(states).toEqual([false, false]); // as the application, which answers nothing here, finds it
});

it('a control that has the focus has it again after the hand-over; others get none', () => {
  const page = openPage(body);
  const handOver = holdInput();
  page.find('#send').focus();
  page.click('#send');
  page.find('#send').blur();
  page.click('#copy');
  handOver();
  expect(document.activeElement).toBe(page.find('#send'));
});

it('a press that did not move the focus, as in some browsers, does not move it later', () => {
  const page = openPage(body);
  const handOver = holdInput();
  page.click('#copy');
  handOver();
  expect(document.activeElement).toBe(document.body);
});

it('the focus stays where the reader has moved it meanwhile', () => {
  const page = openPage(body);
  const handOver = holdInput();
  page.find('#send').focus();
  page.click('#send');
  page.find('#title').focus();
  handOver();
  expect(document.activeElement).toBe(page.find('#title'));
});

it('a control that the application has replaced is pressed in its place', () => {
  const page = openPage(body);
  const names = heard(page);
  const handOver = holdInput();
  page.click('#send');
  page.find('#send').outerHTML = '<button id="live">Send</button>';
  handOver();
  expect(names).toEqual(['live']);
});

it('a control that is gone, or no longer shown, is not pressed', () => {
  const page = openPage(body);
  const names = heard(page);
  const handOver = holdInput();
  page.click('#copy');
  page.click('#send');
  page.find('#copy').checkVisibility = () => false;
  for (const selector of ['#title', '#send']) page.find(selector).remove();
  handOver();
  expect(names).toEqual([]);
});

it.each(['.DocSearch-Button', '#asks'])('a press of %s opens the frame of the search box', (selector) => {
  const page = openPage(body);
  const names = heard(page);
  holdInput();
  expect(page.click(selector).defaultPrevented).toBe(true);
  expect(page.count('[data-search-frame]')).toBe(1);
  expect(names).toEqual([]);
});

it('the box takes the place of its frame at the hand-over, and of none that was closed', () => {
  const page = openPage(body);
  let opened = 0;
  page.find('.DocSearch-Button').addEventListener('click', () => {
    opened += 1;
  });
  const handOver = holdInput();
  page.click('.DocSearch-Button');
  handOver();
  expect(opened).toBe(1);
  const other = openPage(body);
  let openedThere = 0;
  other.find('.DocSearch-Button').addEventListener('click', () => {
    openedThere += 1;
  });
  const handOverThere = holdInput();
  other.click('.DocSearch-Button');
  other.click('.DocSearch-Cancel');
  handOverThere();
  expect(openedThere).toBe(0);
});

it('presses inside the frame are its own', () => {
  const page = openPage(body);
  holdInput();
  page.click('.DocSearch-Button');
  expect(page.click('.DocSearch-Input').defaultPrevented).toBe(false);
  expect(page.click('.DocSearch-Cancel').defaultPrevented).toBe(false);
  expect(page.count('[data-search-frame]')).toBe(0);
});

it('the shortcut that opened the frame closes it', () => {
  const page = openPage(body);
  holdInput();
  page.key('main', 'k', { ctrlKey: true });
  page.key('.DocSearch-Input', 'k', { ctrlKey: true });
  expect(page.count('[data-search-frame]')).toBe(0);
});

it('a key that is told to no element, and presses beside contents that are not there, do nothing', () => {
  openPage('<p>Text</p>');
  holdInput();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  document.body.click();
  expect(document.body.innerHTML).toBe('<p>Text</p>');
});

it.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  ['K', { ctrlKey: true }],
])('%s with %j opens the search', (key, how) => {
  const page = openPage(body);
  const names = heard(page);
  holdInput();
  expect(page.key('main', key, how).defaultPrevented).toBe(true);
  expect((page.find('.DocSearch-Input') as HTMLInputElement).value).toBe('');
  expect(names).toEqual([]);
});

it.each([
  ['/', { ctrlKey: true }],
  ['/', { metaKey: true }],
  ['/', { altKey: true }],
  ['k', {}],
  ['a', { ctrlKey: true }],
])('%s with %j does not', (key, how) => {
  const page = openPage(body);
  const names = heard(page);
  holdInput();
  expect(page.key('main', key, how).defaultPrevented).toBe(false);
  expect(page.count('[data-search-frame]')).toBe(0);
  expect(names).toEqual([key]);
});

it('a slash in a field is a sign of its text, and the shortcut is one there, too', () => {
  const page = openPage(`${body}<textarea></textarea><select></select><div contenteditable="true"></div>`);
  holdInput();
  for (const field of ['#title', 'textarea', 'select', '[contenteditable]'])
    expect(page.key(field, '/').defaultPrevented, field).toBe(false);
  expect(page.count('[data-search-frame]')).toBe(0);
  page.key('#title', 'k', { ctrlKey: true });
  expect(page.count('[data-search-frame]')).toBe(1);
});

it('a letter on the search button is the first one of the query', () => {
  const page = openPage(body);
  holdInput();
  for (const key of ['Tab', 'Enter', ' ', 'xy']) page.key('.DocSearch-Button', key);
  page.key('.DocSearch-Button', 'a', { altKey: true });
  page.key('#copy', 'a');
  expect(page.count('[data-search-frame]')).toBe(0);
  expect(page.key('.DocSearch-Button', '在').defaultPrevented).toBe(true);
  expect((page.find('.DocSearch-Input') as HTMLInputElement).value).toBe('在');
  expect(page.key('.DocSearch-Input', '/').defaultPrevented).toBe(false);
});

it('Escape closes an open menu, and nothing else', () => {
  const page = openPage(body);
  holdInput();
  page.key('main', 'Escape');
  expect(page.find('.navbar').classList.contains('navbar-sidebar--show')).toBe(false);
  page.click('.navbar__toggle');
  page.key('main', 'a');
  expect(page.find('.navbar').classList.contains('navbar-sidebar--show')).toBe(true);
  page.key('main', 'Escape');
  expect(page.find('.navbar').classList.contains('navbar-sidebar--show')).toBe(false);
});

it('Enter opens the list of a link in the bar, and is told to the application', () => {
  const page = openPage(body);
  const list = page.find('.dropdown');
  const keys: string[] = [];
  list.addEventListener('keydown', (event) => {
    keys.push(event.key);
    expect([event.bubbles, event.cancelable]).toEqual([true, true]);
  });
  const handOver = holdInput();
  page.key('.dropdown > a', 'a');
  expect(keys).toEqual(['a']);
  expect(page.key('.dropdown > a', 'Enter').defaultPrevented).toBe(true);
  expect(list.classList.contains('dropdown--show')).toBe(true);
  handOver();
  expect(list.classList.contains('dropdown--show')).toBe(false);
  expect(keys).toEqual(['a', 'Enter']);
  expect(page.key('#send', 'Enter').defaultPrevented).toBe(false);
});

it('Enter elsewhere is the browser’s', () => {
  const page = openPage(body);
  holdInput();
  expect(page.key('#send', 'Enter').defaultPrevented).toBe(false);
});

it('a press of anything else closes the open contents of a phone', () => {
  const contents = (expanded: boolean) =>
    `<div class="theme-doc-toc-mobile"><button aria-expanded="${expanded}">On this page</button><div class="tocContent_x">…</div></div>`;
  const page = openPage(body + contents(true));
  holdInput();
  expect(page.click('p').defaultPrevented).toBe(false);
  expect(page.find('.tocContent_x').hidden).toBe(true);
  page.click('p');
  expect(page.find('.tocContent_x').hidden).toBe(true);
  const closed = openPage(body + contents(false));
  holdInput();
  closed.click('p');
  expect(closed.find('.tocContent_x').hidden).toBe(false); // as it was
});

it('the application may ask for the frame with what was typed', () => {
  const page = openPage(body);
  holdInput();
  document.dispatchEvent(new CustomEvent('open-search-frame', { detail: 'item' }));
  expect((page.find('.DocSearch-Input') as HTMLInputElement).value).toBe('item');
});

it('after the hand-over keys are the application’s', () => {
  const page = openPage(body);
  const names = heard(page);
  holdInput()();
  expect(page.key('main', '/').defaultPrevented).toBe(false);
  expect(names).toEqual(['/']);
});

it('what has taken the place of a pressed control, and is none, is not pressed', () => {
  const page = openPage('<main><button>Send</button></main>');
  const handOver = holdInput();
  page.click('button');
  page.find('main').innerHTML = '<form>Values</form>';
  const pressed: string[] = [];
  page.find('form').addEventListener('click', () => pressed.push('form'));
  handOver();
  expect(pressed).toEqual([]);
});
