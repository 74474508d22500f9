import { expect, it } from 'vitest';
import { openPage } from '../../hydration/testing/open-page.ts';
import { layOutNext } from './lay-out-next.ts';

const states = () => [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(({ dataset }) => dataset.piece);
const isWaiting = () => document.documentElement.hasAttribute('data-piecewise');
const frame = 16;

/** A page that the application has brought: its parts stand in the document. */
const brought = (parts: readonly string[]) => openPage(`<div class="theme-doc-markdown">${parts.join('')}</div>`);
const paragraph = `<p>${'<b></b>'.repeat(40)}</p>`;

it('of a page that the application brings, what is far below its top waits, and nothing of it stays', async () => {
  const { find, pass } = brought([...Array<string>(11).fill(paragraph), '<section data-piece="true"></section>']);
  layOutNext();
  expect(isWaiting()).toBe(true);
  await pass(frame);
  const laidOut = () => [...find('.theme-doc-markdown').children].map((part) => part.getAttribute('data-piece'));
  expect(laidOut()).toEqual([...Array(9).fill(null), 'false', 'true', 'true']);
  await pass(frame);
  expect(laidOut()).toEqual([...Array(9).fill(null), 'false', 'false', 'true']);
  await pass(frame);
  expect([isWaiting(), laidOut()]).toEqual([false, [...Array(11).fill(null), 'true']]);
});

it.each(['pointerdown', 'touchstart', 'keydown', 'wheel'])(
  'a %s lays out at once what waits of a page that the application brings',
  async (type) => {
    const { find, pass } = brought([...Array<string>(20).fill(paragraph)]);
    layOutNext();
    await pass(frame);
    find('p').dispatchEvent(new Event(type, { bubbles: true }));
    expect([isWaiting(), states()]).toEqual([false, []]);
    await pass(1_000);
    expect([isWaiting(), states()]).toEqual([false, []]);
  },
);
