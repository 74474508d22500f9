import { describe, expect, it } from 'vitest';
import { show, showWhenNear } from './frames.ts';
import { openPage } from './testing/open-page.ts';

const holder = (id: string, kind = '', frame = '<iframe srcdoc="Hello"></iframe>') =>
  `<div id="${id}" data-frame="${kind}"><noscript>${frame.replaceAll('<', '&lt;')}</noscript></div>`;

/** Gives a frame a document of the given height. */
function fill(frame: Element, height: number): string[] {
  const written: string[] = [];
  const documentElement = { getBoundingClientRect: () => ({ height }) };
  const contentDocument = {
    documentElement,
    write: (text: string) => written.push(text),
    close: () => written.push('end'),
  };
  Object.defineProperty(frame, 'contentDocument', { value: contentDocument, configurable: true });
  return written;
}

describe('a frame that is shown', () => {
  it('stands where the page has it for readers without script', () => {
    const { find, count } = openPage(holder('one'));
    show(find('#one'));
    expect(find('#one iframe').getAttribute('srcdoc')).toBe('Hello');
    show(find('#one'));
    expect(count('iframe')).toBe(1);
  });

  it('gets the height of what it shows', () => {
    const { find } = openPage(holder('one'));
    show(find('#one'));
    fill(find('iframe'), 120.2);
    find('iframe').dispatchEvent(new Event('load'));
    expect(find('iframe').getAttribute('height')).toBe('121');
  });

  it('keeps its height where that is fixed', () => {
    const { find } = openPage(holder('one', 'fixed'));
    show(find('#one'));
    fill(find('iframe'), 120);
    find('iframe').dispatchEvent(new Event('load'));
    expect(find('iframe').hasAttribute('height')).toBe(false);
  });

  it('is left as it is while it cannot be looked into, and so are pictures that load beside it', () => {
    const { find } = openPage(holder('one', '', '<iframe></iframe><img alt="">'));
    show(find('#one'));
    Object.defineProperty(find('iframe'), 'contentDocument', { value: null });
    Object.defineProperty(find('img'), 'contentDocument', { value: document });
    const failures: unknown[] = [];
    globalThis.addEventListener('error', ({ error }) => failures.push(error));
    for (const selector of ['iframe', 'img']) find(selector).dispatchEvent(new Event('load'));
    expect([find('iframe').hasAttribute('height'), find('img').hasAttribute('height')]).toEqual([false, false]);
    expect(failures).toEqual([]);
  });

  it('needs something to show', () => {
    const { find } = openPage('<div id="one" data-frame><b>There</b></div>');
    show(find('#one'));
    expect(find('#one').innerHTML).toBe('<b>There</b>');
  });
});

it('frames come when they come near the view, one per idle time, and on paper all at once', async () => {
  const { find, count, watched, comeNear, pass, tell } = openPage(
    `${holder('near')}${holder('far')}${holder('live', '', '<iframe srcdoc="Live"></iframe>')}${holder('empty', '', 'Nothing')}
    <div data-frame><iframe id="built"></iframe></div><div data-frame="fixed"><iframe id="fixed"></iframe></div>`,
  );
  for (const id of ['near', 'far', 'live', 'empty']) showWhenNear(find(`#${id}`));
  showWhenNear(find('#near')); // the application asks, too
  expect([...watched].map(({ id }) => id)).toEqual(['near', 'far', 'live', 'empty']);
  comeNear(find('#near'), false);
  await pass(1);
  expect(count('#near iframe')).toBe(0);
  comeNear(find('#near'));
  expect(count('#near iframe')).toBe(0);
  await pass(1);
  expect(count('#near iframe')).toBe(1);
  expect([...watched].map(({ id }) => id)).toEqual(['far', 'live', 'empty']);
  show(find('#live'));

  fill(find('#built'), 80);
  fill(find('#fixed'), 90);
  fill(find('#near iframe'), 70);
  fill(find('#live iframe'), 60);
  tell('beforeprint');
  expect(find('#built').getAttribute('height')).toBe('80');
  expect(find('#near iframe').getAttribute('height')).toBe('70');
  expect(find('#fixed').hasAttribute('height')).toBe(false);
  expect(count('#far iframe')).toBe(1);
  expect(find('#far iframe').hasAttribute('srcdoc')).toBe(false); // written into it: a printer does not wait
  expect(find('#far').children).toHaveLength(1);
  expect(find('#live iframe').getAttribute('srcdoc')).toBe('Live'); // it was there
  expect(find('#empty').textContent).toBe('Nothing');
  expect(watched.size).toBe(0);
});
