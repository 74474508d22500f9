import { open } from '../support/awake.ts';
import { foldingOf } from '../support/folding.ts';
import { expect, test } from '../support/test.ts';

const folded = 'aside details:not([open]) > summary';

test('S-132 S-133 S-135: a section unfolds in a time that grows with its height, easing in and out', async ({
  page,
}) => {
  await open(page, '/template/');
  const { height, timing } = await foldingOf(page, folded);
  const units = height / 36;
  expect(timing).toEqual({ duration: Math.round((4 + 15 * units ** 0.25 + units / 5) * 10), easing: 'ease-in-out' });
});

test('S-132: a section folds again', async ({ page }) => {
  await open(page, '/template/');
  const before = await page.locator(folded).count();
  await foldingOf(page, folded);
  await expect(page.locator(folded)).toHaveCount(before - 1);
  await page.locator('aside details[open] > summary').first().click();
  await expect(page.locator(folded)).toHaveCount(before);
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S-134: a section unfolds in a millisecond', async ({ page }) => {
    await open(page, '/template/');
    const { timing } = await foldingOf(page, folded);
    expect(timing).toEqual({ duration: 1, easing: 'ease-in-out' });
  });
});
