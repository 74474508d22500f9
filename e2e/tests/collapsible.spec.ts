import { open } from '../support/awake.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Folds a section of the sidebar out and returns its element's height and inline transition while it moves. */
async function unfold(page: Page): Promise<{ height: number; transition: string }> {
  await expect(page.locator('html')).not.toHaveAttribute('data-taking-over'); // until then nothing moves
  return page.evaluate(async () => {
    const item = [...document.querySelectorAll<HTMLElement>('aside .menu__list-item--collapsed')].find((each) =>
      each.querySelector(
        ':scope > .menu__list-item-collapsible button, :scope > .menu__list-item-collapsible a[role="button"]',
      ),
    );
    if (!item) throw new Error('Unexpected sidebar without a folded section, expected one');
    const list = item.querySelector<HTMLElement>(':scope > ul');
    const button = item.querySelector<HTMLElement>(
      ':scope > .menu__list-item-collapsible button, :scope > .menu__list-item-collapsible a[role="button"]',
    );
    let transition = '';
    const waiting = new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        const target = item.querySelector<HTMLElement>(':scope > ul');
        if (target?.style.transition) {
          transition = target.style.transition;
          observer.disconnect();
          done();
        }
      });
      observer.observe(item, { attributes: true, subtree: true, childList: true, attributeFilter: ['style'] });
      if (list) observer.observe(list, { attributes: true });
    });
    button?.click();
    await waiting;
    return { height: item.querySelector<HTMLElement>(':scope > ul')?.scrollHeight ?? 0, transition };
  });
}

const folded = 'aside .menu__list-item--collapsed';

test('S-132 S-133 S-135: a section unfolds in a time that grows with its height, easing in and out', async ({
  page,
}) => {
  await open(page, '/template/');
  await expect(page.locator(folded).first()).toBeVisible();
  const { height, transition } = await unfold(page);
  const units = height / 36;
  const duration = Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
  const [, property, time, unit, easing] = /^(\w+) ([\d.]+)(m?s) ([\w-]+)/.exec(transition) ?? [];
  expect(property).toBe('height');
  expect(Number(time) * (unit === 's' ? 1000 : 1)).toBeCloseTo(duration, 0);
  expect(easing).toBe('ease-in-out');
});

test('S-132: a section folds again', async ({ page }) => {
  await open(page, '/template/');
  const before = await page.locator(folded).count();
  await unfold(page);
  await expect(page.locator(folded)).toHaveCount(before - 1);
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S-134: a section unfolds at once', async ({ page }) => {
    await open(page, '/template/');
    const { transition } = await unfold(page);
    expect(transition).toMatch(/^height (1ms|0\.001s) ease-in-out/);
  });
});
