import type { Browser } from './browser.ts';

/** Longest wait for what a page is to show, in milliseconds: a busy machine is slow, and a page that hangs is not waited for. */
const patience = 40_000;

/** An element that a reader would see, as an expression for the browser. */
const visible = (selector: string, text: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .find((each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(${JSON.stringify(text)}))`;

/** Whether an expression has the same value a moment later, as an expression. */
export const stays = (expression: string) => `new Promise((resolve) => {
  const before = JSON.stringify(${expression});
  setTimeout(() => resolve(before === JSON.stringify(${expression})), 150);
})`;

/** Somebody who reads the site: everything goes by what is to be seen. */
export interface Reader {
  readonly browser: Browser;
  /** Opens a page by its path. Awake means that its application runs, untouched that nobody has done anything yet. */
  open(path: string, state?: 'untouched' | 'awake'): Promise<void>;
  /** Waits until an expression is true in the page. @param what Ends the sentence "expected …". */
  until(what: string, expression: string): Promise<void>;
  /** Waits until an element with a text is to be seen. */
  see(selector: string, text?: string): Promise<void>;
  /** Presses an element with a text, in its middle, once it is to be seen and stands still. */
  press(selector: string, text?: string): Promise<void>;
}

/**
 * Gives a reader a browser.
 * @param origin Where the site is served, without a final slash.
 */
export function readerIn(browser: Browser, origin: string): Reader {
  async function until(what: string, expression: string): Promise<void> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // Between two documents there is nothing to look at.
      if (await browser.look(`Promise.resolve(${expression}).then(Boolean)`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Unexpected page ${await browser.look('location.href')}, expected ${what}`);
  }
  const see = (selector: string, text = '') => until(`${selector} with "${text}" to be seen`, visible(selector, text));
  return {
    browser,
    until,
    see,
    async open(path, state = 'untouched') {
      await browser.goto(origin + path);
      if (state === 'untouched') return;
      await browser.click(2, 300);
      await until('the application to run', `document.documentElement.dataset.hasHydrated === 'true'`);
    },
    async press(selector, text = '') {
      await see(selector, text);
      await browser.look(`(() => {
        const { top, bottom } = ${visible(selector, text)}.getBoundingClientRect();
        const isInView = top > 70 && bottom < innerHeight - 70;
        if (!isInView) ${visible(selector, text)}.scrollIntoView({ block: 'center', behavior: 'instant' });
      })()`);
      const middle = `(() => {
        const { left, top, width, height } = ${visible(selector, text)}.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      })()`;
      // Two looks alike are not enough: a busy browser shows no new frame in between, and goes on afterwards.
      const isMoved = `document.getAnimations().some(({ effect }) => effect.target.contains(${visible(selector, text)}))`;
      await until(`${selector} to stand still`, `!${isMoved} && ${stays(middle)}`);
      const [x = 0, y = 0] = await browser.look<readonly number[]>(middle);
      await browser.click(x, y);
    },
  };
}
