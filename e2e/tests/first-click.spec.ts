import { awake } from '../support/awake.ts';
import { phone, wide } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Pages that hold every kind of control between them. */
const addresses = [
  '/template/syntax/item',
  '/api/items/add',
  '/api/oauth/authorize',
  '/',
  '/template/guideline/check_list',
  '/template/guideline/editor',
  '/no/such/page',
];

/**
 * The kinds of controls that can be seen on the page, or with one kind named, its first control. Links are not among
 * them: they navigate at once.
 */
function controls(kind: string): string[] | Element | undefined {
  const selector = 'button, [role="button"], a[href="#"], [data-control], summary, input, select, textarea';
  const kindOf = (each: Element) =>
    `${each.tagName} ${each.getAttribute('type') ?? ''} ${each.className}`.toLowerCase();
  const seen = [...document.querySelectorAll(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  return kind === '' ? [...new Set(seen.map(kindOf))] : seen.find((each) => kindOf(each) === kind);
}

/** Opens an address as a new reader does: nothing is stored, and no former place is scrolled to. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** Presses the first control of a kind as a reader does, and only that: the pointer was not on the page before. */
async function press(page: Page, kind: string): Promise<void> {
  const control = (await page.evaluateHandle(controls, kind)).asElement();
  if (!control) throw new Error(`Unexpected page without a control of the kind ${kind}, expected the one seen before`);
  const inView = await control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && element.checkVisibility({ contentVisibilityAuto: true });
  });
  if (!inView) {
    await expect(page.locator('html')).not.toHaveAttribute('data-piecewise'); // scrolling by hand would have ended it
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + Math.min(width / 2, 40), y + height / 2);
}

/** What a reader perceives: the elements, what is entered and chosen, where the focus is, and the address. */
const look = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const each of body.querySelectorAll('iframe, script')) each.remove();
    // The margin follows the pointer: a page that is awake has seen it come.
    for (const each of body.querySelectorAll('.margin-note')) each.remove();
    // A result is drawn once it is near the view, and its height moves the next one nearer: which ones are drawn follows
    // from where the page was scrolled to, not from the press.
    for (const each of body.querySelectorAll('[data-frame]')) each.replaceChildren();
    // The test scrolls: only a page that is awake hides its bar then, marks what it shows in its contents, and takes the
    // room of the announcement from its sidebar.
    body.querySelector('nav')?.removeAttribute('class');
    body.querySelector('nav')?.removeAttribute('data-away');
    for (const each of body.querySelectorAll('.table-of-contents__link, nav.menu')) each.removeAttribute('class');
    for (const each of body.querySelectorAll('[data-section]')) each.removeAttribute('data-section');
    return [
      location.pathname + location.hash,
      document.documentElement.dataset.theme,
      document.activeElement === document.body ? 'no focus' : document.activeElement?.outerHTML,
      ...[...document.querySelectorAll('input')].map(({ checked, value }) => `${checked} ${value}`),
      body.innerHTML.replaceAll('>', '>\n'),
    ]
      .join('\n')
      .replaceAll(/_r_\w+_/g, 'id') // counted by the attempts to render
      .replaceAll(/\b1\d{9}\b/g, 'now'); // the moment of a call to the sandbox
  });

/** Waits for two frames, which start what the page has planned, and tells whether anything still moves towards an end. */
const moves = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    return document.getAnimations().some((each) => each.playState === 'running' && ends(each));
  });

/** How the page looks once it no longer changes. */
async function settled(page: Page): Promise<string> {
  let now = '';
  const rests = async () => {
    if (await moves(page)) return false;
    const last = now;
    now = await look(page);
    const shown = now.replaceAll(/ data-loading="[^"]*"/g, ''); // what a button says once it is pressed
    return now === last && !/Loading[\w ]*…/.test(shown);
  };
  await expect.poll(rests, { intervals: [200] }).toBe(true);
  return now;
}

test('whatever is pressed first does what it does on a page that is awake', async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.clear(); // before the page reads what a former visit left
  });
  const pressed = new Set<string>();
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      await visit(page, address);
      for (const kind of (await page.evaluate(controls, '')) as string[]) {
        if (pressed.has(kind)) continue;
        pressed.add(kind);
        await visit(page, address);
        await awake(page);
        await press(page, kind);
        const expected = await settled(page);
        await visit(page, address);
        await press(page, kind);
        await expect.soft.poll(() => look(page), { message: `${address}: ${kind}`, intervals: [50] }).toBe(expected);
      }
    }
  }
  expect(pressed.size, 'kinds of controls').toBeGreaterThan(12);
});
