import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '../support/awake.ts';
import { still } from '../support/axe.ts';
import { computedLook, paletteOf } from '../support/computed-look.ts';
import { rootOf } from '../support/sites.ts';
import { expect, type Page, test } from '../support/test.ts';

/**
 * The page of all components, compared with what it was. Compared are the styles that the browser has computed, not
 * pixels: fonts, and with them where lines break, differ from one machine to the next, and a tolerance that forgives a
 * font forgives a border as well. A style is the same everywhere, a colour stands there by the name of its token, and
 * the difference says what has changed. Both palettes must give the same names; the values are a table of their own.
 *
 * After a change that is meant: `npx playwright test -c e2e tests/gallery --update-snapshots`, and look at the difference.
 */
test.describe('the page of all components', () => {
  test.use({ siteName: 'gallery', contextOptions: { reducedMotion: 'reduce' } });

  test('looks as it did, in both palettes, in a wide window and on a phone', async ({ page }) => {
    const names = await ready(page);
    const colors = (await paletteOf(page)).map(({ name }) => name);
    /** Every component, and how it looks. */
    const lookAt = async (width: number): Promise<Map<string, string[]>> => {
      await page.setViewportSize({ width, height: 900 });
      const looks = new Map<string, string[]>();
      for (const name of names) {
        const selector = `[data-specimen="${name}"]`;
        const light = await computedLook(page, selector, colors);
        await setTheme(page, 'dark');
        expect
          .soft(await computedLook(page, selector, colors), `${name}: another palette, nothing else`)
          .toEqual(light);
        await setTheme(page, 'light');
        looks.set(name, light);
      }
      return looks;
    };
    const wide = await lookAt(1440);
    for (const [name, lines] of wide) expect.soft(lines.length, name).toBeGreaterThan(0);
    const phone = await lookAt(390);
    const onlyOnPhone = [...phone].map(
      ([name, lines]) => [name, lines.filter((line) => !wide.get(name)?.includes(line))] as const,
    );
    expect.soft(written(wide)).toMatchSnapshot('wide.txt');
    expect.soft(written(onlyOnPhone)).toMatchSnapshot('phone.txt');
  });

  test('has the colors that it had', async ({ page }) => {
    await ready(page);
    const own = (await paletteOf(page)).filter(({ name }) => /^--(?:shop|ifm-color-primary)/.test(name));
    const lines = own.map(({ name, light, dark }) => `${name}: ${light}, dark ${dark}`);
    expect(`${lines.join('\n')}\n`).toMatchSnapshot('colors.txt');
  });

  test('shows every component of the site', async ({ page }) => {
    await ready(page);
    const folder = join(import.meta.dirname, '../../site/src/components');
    const shown = await page.locator('[data-specimen] [class]').evaluateAll((all) => all.map((each) => each.className));
    const used = new Set(shown.flatMap((each) => String(each).split(' ')));
    const sheets = readdirSync(join(rootOf('gallery'), 'assets/css')).filter((name) => name.endsWith('.css'));
    const built = sheets.map((name) => readFileSync(join(rootOf('gallery'), 'assets/css', name), 'utf8')).join('\n');
    for (const component of readdirSync(folder)) {
      const path = join(folder, component, 'styles.module.css');
      if (!existsSync(path)) continue;
      const [, first = ''] = /^\.([\w-]+)/m.exec(readFileSync(path, 'utf8')) ?? [];
      const names = [...built.matchAll(new RegExp(`\\.(${first}_[\\w+/-]{4})`, 'g'))].map(([, name = '']) => name);
      expect
        .soft(
          names.some((name) => used.has(name)),
          `${component}: .${first}`,
        )
        .toBe(true);
    }
  });
});

test('the page of all components is in no build of the product', async ({ page, request }) => {
  expect((await request.get('/_components')).status()).toBe(404);
  expect((await request.get('/_components/')).status()).toBe(404);
  const files = readdirSync(rootOf('site'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css|xml|txt|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((name) =>
    /_components|data-specimen/.test(readFileSync(join(rootOf('site'), name), 'utf8')),
  );
  expect(naming).toEqual([]);
  await page.goto('/_components');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

/** Opens the page and waits until every component has its state. */
async function ready(page: Page): Promise<string[]> {
  await open(page, '/_components');
  const specimens = page.locator('[data-specimen]');
  const names = await specimens.evaluateAll((all) => all.map((each) => each.getAttribute('data-specimen') ?? ''));
  for (const name of names) await expect(page.locator(`[data-specimen="${name}"]`), name).toHaveAttribute('data-ready');
  // A result is drawn when the reader comes near: how near a component stands depends on all that is above it.
  for (const holder of await page.locator('[data-specimen] [data-frame]:visible').all()) {
    await holder.scrollIntoViewIfNeeded();
    await expect(holder.locator('iframe')).toHaveCount(1);
  }
  await still(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return names;
}

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);

/** Components and their lines, for a file that people read. */
function written(looks: Iterable<readonly [name: string, lines: readonly string[]]>): string {
  return [...looks]
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `# ${name}\n${lines.join('\n')}\n`)
    .join('\n');
}
