import { expect, it } from 'vitest';
import { keepPresses, whenLive } from './presses.ts';
import { openPage, type TestPage } from './testing/open-page.ts';

const body = `
  <main><p>Text <a id="plain" href="/api/">link</a></p>
    <button id="send"><span>Send</span></button><button id="copy">Copy</button><input id="title">
    <button id="note" popovertarget="x">Note</button><p role="alert"><button id="retry">Retry</button></p></main><dialog><button id="close">Close</button></dialog>`;

/** What reaches the application: what its own listeners, below the window, would hear. */
function heard({ find }: TestPage): string[] {
  const names: string[] = [];
  find('main').addEventListener('click', ({ target }) => names.push((target as Element).id)); // of a page
  return names;
}

it('a press is kept from the browser and the application, is seen to wait, and is given to it in order', () => {
  const page = openPage(body);
  const names = heard(page);
  const give = keepPresses();
  expect(page.click('#copy').defaultPrevented).toBe(true);
  page.click('#send span');
  expect(names).toEqual([]);
  expect(page.find('#send').hasAttribute('aria-busy')).toBe(true);
  give();
  expect(names).toEqual(['copy', 'send']);
  expect(page.find('#send').hasAttribute('aria-busy')).toBe(false);
  expect(page.click('#send').defaultPrevented).toBe(false);
  expect(names).toEqual(['copy', 'send', 'send']);
});

it('links, notes, dialogs of the page, notices that scripts failed, and presses with a key or another button are not kept', () => {
  const page = openPage(body);
  const names = heard(page);
  keepPresses();
  for (const selector of ['#plain', '#note', '#close', '#retry'])
    expect(page.click(selector).defaultPrevented).toBe(false);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(page.click('#send', how).defaultPrevented).toBe(false);
  expect(names).toEqual(['plain', 'note', 'retry', 'send', 'send', 'send', 'send']);
});

it('a control that has the focus has it again; others get none', () => {
  const page = openPage(body);
  const give = keepPresses();
  page.find('#send').focus();
  page.click('#send');
  page.find('#send').blur();
  page.click('#copy');
  give();
  expect(document.activeElement).toBe(page.find('#send'));
});

it('a press that did not move the focus, as in some browsers, does not move it later', () => {
  const page = openPage(body);
  const give = keepPresses();
  page.click('#copy');
  give();
  expect(document.activeElement).toBe(document.body);
});

it('the focus stays where the reader has moved it meanwhile', () => {
  const page = openPage(body);
  const give = keepPresses();
  page.find('#send').focus();
  page.click('#send');
  page.find('#title').focus();
  give();
  expect(document.activeElement).toBe(page.find('#title'));
});

it('a control that the application has replaced is pressed in its place', () => {
  const page = openPage(body);
  const names = heard(page);
  const give = keepPresses();
  page.click('#send');
  page.find('#send').outerHTML = '<button id="live">Send</button>';
  give();
  expect(names).toEqual(['live']);
});

it('a control that is gone, or no longer shown, is not pressed', () => {
  const page = openPage(body);
  const names = heard(page);
  const give = keepPresses();
  page.click('#copy');
  page.click('#send');
  page.find('#copy').checkVisibility = () => false;
  for (const selector of ['#title', '#note', '#send']) page.find(selector).remove();
  give();
  expect(names).toEqual([]);
});

it('a control that another one stands in the place of is not pressed', () => {
  const page = openPage(body);
  const names = heard(page);
  const give = keepPresses();
  page.click('#send');
  page.find('#send').outerHTML = '<p id="text">Sent</p>';
  give();
  expect(names).toEqual([]);
});

it('what waits for the application comes in its order, once it answers', async () => {
  const { pass } = openPage('<nav></nav>', { root: { 'data-has-hydrated': 'false' } });
  const order: string[] = [];
  whenLive(() => order.push('presses'));
  whenLive(() => order.push('opens by itself'));
  whenLive(() => order.push('forgotten'))();
  await pass(100);
  expect(order).toEqual([]);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await pass(100);
  expect(order).toEqual(['presses', 'opens by itself']);
  whenLive(() => order.push('at once'));
  expect(order.at(-1)).toBe('at once');
});
