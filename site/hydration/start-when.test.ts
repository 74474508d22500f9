import { expect, it } from 'vitest';
import { startOnGesture } from './start-when.ts';
import { openPage } from './testing/open-page.ts';

const body = `<main><p>Text</p><button><span>Send</span></button><label>Name</label><input>
  <details><summary>More</summary></details><i role="button">Sort</i><a href="/">Home</a></main>`;

/** A page that counts how often it was started. */
function waitingPage() {
  let count = 0;
  const page = openPage(body);
  startOnGesture(() => {
    count += 1;
  });
  const happen = (selector: string, type: string) => {
    page.find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  };
  return { ...page, happen, started: () => count };
}

it.each(['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'wheel'])(
  'a first %s starts the application once the next frame is painted, and no later gesture again',
  async (type) => {
    const { happen, pass, started } = waitingPage();
    await pass(10_000);
    expect(started()).toBe(0);
    happen('p', type);
    expect(started()).toBe(0); // the gesture is answered first
    await pass(15);
    expect(started()).toBe(0);
    await pass(1);
    expect(started()).toBe(1);
    happen('p', type);
    happen('p', 'keydown');
    await pass(1_000);
    expect(started()).toBe(1);
  },
);

it('the first movement of a pointer waits a moment for a press, and movements that follow do not put it off', async () => {
  const { happen, pass, started } = waitingPage();
  happen('p', 'pointermove');
  await pass(30);
  happen('p', 'pointermove');
  await pass(25);
  expect(started()).toBe(0);
  await pass(1);
  expect(started()).toBe(1);
});

it('a pointer that rests where the page appears is no gesture', async () => {
  const { find, pass, started } = waitingPage();
  const move = (movementX: number, movementY: number) =>
    find('p').dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY }));
  move(0, 0);
  await pass(1_000);
  expect(started()).toBe(0);
  move(0, 1);
  await pass(60);
  expect(started()).toBe(1);
});

it('a capturing listener hears gestures that the page keeps to itself', async () => {
  const { find, happen, pass, started } = waitingPage();
  find('p').addEventListener('keydown', (event) => event.stopPropagation());
  happen('p', 'keydown');
  await pass(20);
  expect(started()).toBe(1);
});

for (const press of ['pointerdown', 'touchstart'])
  it.each(['button', 'span', 'label', 'input', 'summary', '[role="button"]'])(
    `after a ${press} of %s the application waits for the click`,
    async (selector) => {
      const { happen, pass, started } = waitingPage();
      happen('p', 'pointermove');
      await pass(30);
      happen(selector, press);
      await pass(400);
      expect(started()).toBe(0);
      happen(selector, 'click');
      await pass(16);
      expect(started()).toBe(1);
    },
  );

it('a press that the browser takes for a scroll, or that lasts too long, starts it too', async () => {
  const scrolled = waitingPage();
  scrolled.happen('button', 'pointerdown');
  scrolled.happen('button', 'pointercancel');
  await scrolled.pass(16);
  expect(scrolled.started()).toBe(1);
  const held = waitingPage();
  held.happen('button', 'pointerdown');
  await held.pass(515);
  expect(held.started()).toBe(0);
  await held.pass(1);
  expect(held.started()).toBe(1);
});

it('a key on a control is answered by the next frame, and starts the application with it', async () => {
  const { happen, pass, started } = waitingPage();
  happen('button', 'keydown');
  await pass(16);
  expect(started()).toBe(1);
});

it('a press that started the application once does not again, however often it is repeated', async () => {
  const { happen, pass, started } = waitingPage();
  happen('button', 'pointerdown');
  for (const type of ['click', 'pointerdown', 'click', 'pointercancel']) {
    happen('button', type);
    await pass(1_000);
  }
  expect(started()).toBe(1);
});

it('a press on a control that the page keeps to itself ends all the same', async () => {
  const { find, happen, pass, started } = waitingPage();
  find('button').addEventListener('click', (event) => event.stopPropagation());
  happen('button', 'pointerdown');
  happen('button', 'click');
  await pass(16);
  expect(started()).toBe(1);
});

it('a press of a link that navigates waits for nothing', async () => {
  const { happen, pass, started } = waitingPage();
  happen('a', 'pointerdown');
  await pass(16);
  expect(started()).toBe(1);
});

it('an end of a press that nobody waits for starts nothing', async () => {
  const { happen, pass, started } = waitingPage();
  happen('p', 'pointercancel');
  await pass(1_000);
  expect(started()).toBe(0);
});
