import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, type TestPage } from '../hydration/testing/open-page.ts';
import { attendFolds } from './fold.ts';
import { foldingTime } from './folding-time.ts';

const fold =
  '<details data-fold><summary><b>Items</b></summary><ul><li>Add</li></ul></details><details id="own"><summary id="other">Text</summary></details>';

interface Movement {
  readonly heights: readonly string[];
  readonly timing: KeyframeAnimationOptions;
  onfinish?: () => void;
  cancel: () => void;
}
let movements: Movement[] = [];
let isStill = false;

beforeEach(() => {
  movements = [];
  isStill = false;
});

function open(): TestPage {
  const page = openPage(fold);
  const list = page.find('ul');
  Object.defineProperty(list, 'scrollHeight', { value: 360 });
  list.animate = ((frames: { height: string }[], timing: KeyframeAnimationOptions) => {
    const movement: Movement = { heights: frames.map(({ height }) => height), timing, cancel: vi.fn() };
    movements.push(movement);
    return movement;
  }) as unknown as Element['animate']; // what is used of it
  Object.defineProperty(globalThis, 'matchMedia', {
    value: () => ({ matches: isStill }),
    configurable: true,
    writable: true,
  });
  attendFolds();
  return page;
}
const isOpen = ({ find }: TestPage) => (find('[data-fold]') as HTMLDetailsElement).open;

it('the first line is seen at once, then the list grows to its height', async () => {
  const page = open();
  expect(page.click('b').defaultPrevented).toBe(true);
  expect(isOpen(page)).toBe(true);
  expect(page.find('ul').style.height).toBe('2.25rem');
  await page.pass(100);
  expect(page.find('ul').style.height).toBe('');
  expect(movements).toMatchObject([
    { heights: ['2.25rem', '360px'], timing: { duration: foldingTime(360), easing: 'ease-in-out' } },
  ]);
});

it('a list closes once it has shrunk', async () => {
  const page = open();
  page.click('b');
  await page.pass(100);
  page.click('b');
  expect(movements[1]?.heights).toEqual(['360px', '0px']);
  expect(isOpen(page)).toBe(true);
  movements[1]?.onfinish?.();
  expect(isOpen(page)).toBe(false);
});

it('a list that is about to close stays open when it is pressed again', async () => {
  const page = open();
  page.click('b');
  await page.pass(100);
  page.click('b');
  page.click('b');
  expect(movements[1]?.cancel).toHaveBeenCalled();
  expect(isOpen(page)).toBe(true);
});

it('where motion is unwelcome it takes a millisecond', async () => {
  isStill = true;
  const page = open();
  isStill = true;
  page.click('b');
  await page.pass(100);
  expect(movements[0]?.timing.duration).toBe(1);
});

it('other folds of a page are the browser’s', () => {
  expect(open().click('#other').defaultPrevented).toBe(false);
});
