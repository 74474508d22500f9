import { expect, it } from 'vitest';
import { layOutAtOnce, layOutPiecewise } from './piecewise.ts';
import { openPage } from './testing/open-page.ts';

/** A section of so many elements. */
const piece = (elements: number) => `<section data-piece="true">${'<b></b>'.repeat(elements)}</section>`;
const states = () => [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(({ dataset }) => dataset.piece);
const isWaiting = () => document.documentElement.hasAttribute('data-piecewise');
const frame = 16;

it('a long page is laid out some elements at a time, and waits no more when all of it is', async () => {
  const { tell, pass } = openPage([30, 10, 39, 1, 50].map(piece).join(''));
  layOutPiecewise();
  expect(isWaiting()).toBe(true);
  await pass(1_000);
  expect(states()).toEqual(['true', 'true', 'true', 'true', 'true']); // not all of it has arrived
  tell('load');
  expect(states()).toEqual(['true', 'true', 'true', 'true', 'true']);
  await pass(frame);
  expect(states()).toEqual(['false', 'false', 'true', 'true', 'true']);
  await pass(frame);
  expect(states()).toEqual(['false', 'false', 'false', 'false', 'true']);
  expect(isWaiting()).toBe(true);
  await pass(frame);
  expect(isWaiting()).toBe(false);
});

it('the rest is laid out at once when the reader touches the page, and stays so', async () => {
  const { tell, pass } = openPage([40, 40, 40].map(piece).join(''));
  const finish = layOutPiecewise();
  tell('load');
  await pass(frame);
  finish();
  expect([isWaiting(), states()]).toEqual([false, ['true', 'true', 'true']]);
  await pass(1_000);
  expect([isWaiting(), states()]).toEqual([false, ['true', 'true', 'true']]);
});

it('a touch before all has arrived leaves nothing to do', async () => {
  const { tell, pass } = openPage(piece(1));
  layOutPiecewise()();
  tell('load');
  await pass(1_000);
  expect([isWaiting(), states()]).toEqual([false, ['true']]);
});

it.each([
  { url: 'https://shop.example/api/items/add#param-title' },
  { arrival: 'reload' },
  { arrival: 'back_forward' },
] as const)('a page that is not read from its top is laid out at once: %j', async (how) => {
  const { tell, pass } = openPage(piece(1), how);
  const finish = layOutPiecewise();
  expect(isWaiting()).toBe(false);
  tell('load');
  await pass(1_000);
  finish();
  expect([isWaiting(), states()]).toEqual([false, ['true']]);
});

it('a browser that does not tell how the reader came lays a page out at once', () => {
  openPage(piece(1));
  Object.assign(performance, { getEntriesByType: () => [] });
  layOutPiecewise();
  expect(isWaiting()).toBe(false);
});

it('a page without pieces waits for nothing', async () => {
  const { tell, pass } = openPage('<p>Short</p>');
  layOutPiecewise();
  tell('load');
  await pass(frame);
  expect(isWaiting()).toBe(false);
});

const withPlaces = `<main>${[40, 40].map(piece).join('')}<h2 id="errors"></h2><a href="#errors">Errors</a>
  <a href="/api/items/add#errors"><b>Errors</b></a><a href="/api/items/edit#errors">Elsewhere</a></main>`;

it.each([
  ['a', false],
  ['a:nth-of-type(2) b', false],
  ['a:nth-of-type(3)', true],
  ['h2', true],
])(
  'a click on a link to a place of the page lays it out before the browser goes there: %s',
  async (selector, waits) => {
    const { click } = openPage(withPlaces);
    layOutPiecewise();
    let isLaidOut = true;
    document.querySelector('main')?.addEventListener('click', (event) => {
      event.preventDefault();
      isLaidOut = !isWaiting();
    });
    click(selector);
    expect([!isLaidOut, isWaiting()]).toEqual([waits, waits]);
  },
);

it('an address that changes to a place of the page finds it where it is once all is laid out', () => {
  const { find, tell } = openPage(withPlaces);
  layOutPiecewise();
  const scrolled: boolean[] = [];
  find('#errors').scrollIntoView = () => scrolled.push(isWaiting());
  location.hash = '#errors';
  tell('hashchange');
  expect(scrolled).toEqual([false]);
  tell('hashchange');
  expect(scrolled).toEqual([false]); // from then on the browser is right
});

it('what asks for the whole page in between ends the waiting', async () => {
  const { tell, pass } = openPage([40, 40, 40].map(piece).join(''));
  layOutPiecewise();
  tell('load');
  await pass(frame);
  layOutAtOnce();
  await pass(1_000);
  expect([isWaiting(), states()]).toEqual([false, ['true', 'true', 'true']]);
});
