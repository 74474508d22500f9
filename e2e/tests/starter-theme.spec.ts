import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { appIds, pageNames, render } from '@shop-docs/template';
import { phone, violations, wide } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const theme = readFileSync(createRequire(import.meta.url).resolve('@shop-docs/template/starter-theme.html'), 'utf8');
const documents = pageNames.filter((page) => page !== 'load-items');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, apps] of [
  ['without apps', []],
  ['with every app', appIds],
] as const) {
  test(`pages of the starter theme ${name} keep WCAG 2.2 AA and fit a phone`, async ({ page }) => {
    await page.route(/^https:/, (route) => route.abort());
    for (const shown of documents) {
      await page.setViewportSize(wide);
      await page.setContent(render(theme, { page: shown, apps, language: 'en' }).html);
      expect.soft(await violations(page), `${shown}, wide`).toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await violations(page), `${shown}, phone`).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${shown}, width`)
        .toBeLessThanOrEqual(phone.width);
    }
  });
}
