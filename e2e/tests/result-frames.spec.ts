import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameHeight, isMeasured } from '../../site/plugins/reference/template/frame-height.ts';
import { fileOf, templatePages } from '../routes.ts';
import { open } from '../support/awake.ts';
import { frameDocuments, frameDocumentsOf } from '../support/frame-documents.ts';
import { heightInFrame, roomOnPhone } from '../support/height-in-frame.ts';
import { at, rootOf } from '../support/sites.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const tags = '/template/syntax/item';
/** Height of the largest line of text in these results, in pixels: letters of 18 pixels. */
const line = 27;
/** The HTML of a page as it was built. */
const built = (path: string) => readFileSync(join(rootOf('site'), fileOf(path)), 'utf8');
const frames = (page: Page) => page.locator('[data-frame] > iframe');

test('a result comes when the reader comes near, before the page wakes and without waking it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(tags, { waitUntil: 'load' });
  await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
  const holders = page.locator('[data-frame]');
  const last = holders.last();
  await expect(last.locator('iframe')).toHaveCount(0);
  expect(await frames(page).count()).toBeLessThan((await holders.count()) / 2);
  await expect(last.locator('noscript')).toBeHidden();

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await last.evaluate((holder) => holder.scrollIntoView());
  await expect(last.locator('iframe')).toHaveCount(1);
  await expect(last.frameLocator('iframe').locator('body')).toHaveText(/\S/);
  const moved = Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - height);
  expect(moved).toBeLessThanOrEqual(line * (await frames(page).count()));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('a result that is there stays there when the page wakes', async ({ page }) => {
  await page.goto(tags, { waitUntil: 'load' });
  const first = page.locator('[data-frame]').first();
  await first.evaluate((holder) => holder.scrollIntoView());
  await expect(first.locator('iframe')).toHaveCount(1);
  const frame = await first.locator('iframe').elementHandle();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await first.locator('iframe').evaluate((now, before) => now === before, frame)).toBe(true);
});

test('each result has the height that was measured for it: if not, npm run -w e2e frames', () => {
  const documents = [...frameDocuments(rootOf('site'))];
  expect(documents.length).toBeGreaterThan(150);
  expect(documents.filter((each) => !isMeasured(each)).map((each) => each.slice(0, 400))).toEqual([]);
});

test('the keyboard stops at a result that has something to press, and at no other', async ({ page }) => {
  await page.goto('/template/item/details', { waitUntil: 'load' });
  const seen = new Set<boolean>();
  for (const holder of await page.locator('[data-frame=""]').all()) {
    await holder.scrollIntoViewIfNeeded();
    const frame = holder.locator('iframe');
    await expect(frame.contentFrame().locator('body')).toHaveText(/\S/);
    const controls = frame.contentFrame().locator('a[href], button, input, select, textarea, summary');
    const isReached = (await controls.count()) > 0;
    expect(await frame.evaluate((each) => each.tabIndex), String(await frame.getAttribute('title'))).toBe(
      isReached ? 0 : -1,
    );
    seen.add(isReached);
  }
  expect(seen.size).toBe(2);
});

test('results come in pages to which the application moves', async ({ page }) => {
  await open(page, '/template/syntax/shop');
  const link = page.locator(`aside .menu__link[href^="${at(tags)}"]`).first();
  await link.click();
  await expect(link).toHaveClass(/menu__link--active/); // drawn together with the page
  const result = page.locator('[data-frame]').first();
  await result.scrollIntoViewIfNeeded();
  await expect(result.frameLocator('iframe').locator('body')).toHaveText(/\S/);
});

test('on paper all results are there, at the moment in which the page is printed', async ({ page }) => {
  await page.goto(tags, { waitUntil: 'load' });
  const shown = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return [...document.querySelectorAll<HTMLIFrameElement>('[data-frame] > iframe')].map(
      ({ contentDocument }) => contentDocument?.body.querySelectorAll('*').length ?? 0,
    );
  });
  expect(shown).toHaveLength(await page.locator('[data-frame]').count());
  expect(Math.min(...shown)).toBeGreaterThan(0);
});

for (const width of [390, 1440]) {
  test(`results have their own height at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/template/syntax/item', '/template/syntax/shop', '/template/item/purchase']) {
      await page.goto(path, { waitUntil: 'load' });
      for (const holder of await page.locator('[data-frame=""]').all()) {
        await holder.scrollIntoViewIfNeeded();
        const frame = holder.locator('iframe');
        await expect(frame.contentFrame().locator('body')).toBeAttached();
        const empty = await frame.evaluate((each: HTMLIFrameElement) => {
          const content = each.contentDocument?.documentElement.getBoundingClientRect().height ?? 0;
          return each.clientHeight - content;
        });
        expect(empty, path).toBeGreaterThanOrEqual(-1);
        expect(empty, path).toBeLessThanOrEqual(24);
      }
    }
  });
}

/** What of a result is out of view in its frame, in pixels. */
async function hiddenPart(holder: Locator): Promise<number> {
  const frame = holder.locator('iframe');
  await expect(frame.contentFrame().locator('body')).toBeAttached();
  return frame.evaluate((each: HTMLIFrameElement) => {
    const content = each.contentDocument?.documentElement.getBoundingClientRect().height ?? 0;
    return Math.max(0, content - each.clientHeight);
  });
}

/** Pages with results, one of each folder. */
const ofEachKind = [
  ...new Map(
    templatePages
      .filter((each) => /<div[^>]* data-frame/.test(built(each)))
      .toReversed()
      .map((path) => [path.replace(/[^/]*$/, ''), path] as const),
  ).values(),
];

for (const width of [390, 1440]) {
  test(`no result is cut or scrolls in its frame, on pages of every kind, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(ofEachKind.length).toBeGreaterThan(5);
    for (const path of ofEachKind) {
      await page.goto(path, { waitUntil: 'load' });
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const each of all) each.open = true;
      });
      for (const holder of await page.locator('[data-frame]').all()) {
        await holder.evaluate((each) => each.scrollIntoView());
        await expect.poll(() => hiddenPart(holder), { message: path, intervals: [20] }).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('every result fits the frame that has its height, as narrow as on a phone and as wide as beside nothing', async ({
  page,
}) => {
  await page.goto('/404.html', { waitUntil: 'load' });
  for (const width of [roomOnPhone, 720]) {
    const hidden = await page.evaluate(
      async ({ documents, width }) => {
        const hidden: string[] = [];
        for (const srcdoc of documents) {
          const frame = document.createElement('iframe');
          Object.assign(frame, { width: String(width), height: '150', srcdoc });
          frame.setAttribute('sandbox', 'allow-same-origin');
          const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
          document.body.append(frame);
          await loaded;
          const content = () => frame.contentDocument?.documentElement.getBoundingClientRect().height ?? 0;
          frame.height = String(Math.ceil(content()));
          if (content() - frame.clientHeight > 1) hidden.push(srcdoc.slice(0, 400));
          frame.remove();
        }
        return hidden;
      },
      { documents: [...frameDocuments(rootOf('site'))], width },
    );
    expect.soft(hidden, `${width} pixels`).toEqual([]);
  }
});

test('a short template stays in view beside its long result, a short result beside its long template', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/template/item/details', { waitUntil: 'load' });
  const example = (name: string) => page.locator('[data-piece]', { hasText: name });
  for (const [name, tall, short] of [
    ['Description and added parts', '[data-frame]', 'pre'],
    ['From the label to related items', 'pre', '[data-frame]'],
  ] as const) {
    await example(name)
      .locator(tall)
      .evaluate((each) => each.scrollIntoView({ block: 'end' }));
    await expect(example(name).locator(short)).toBeInViewport();
  }
});

test('on paper no result scrolls in its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/template/item/details', { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  for (const holder of await page.locator('[data-frame]').all()) {
    await holder.evaluate((each) => each.scrollIntoView());
    await expect.poll(() => hiddenPart(holder)).toBeLessThanOrEqual(1);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all results are there', async ({ page }) => {
    await page.goto(tags);
    const holders = page.locator('[data-frame]');
    expect(await holders.count()).toBeGreaterThan(3);
    await expect(page.locator('[data-frame] iframe')).toHaveCount(await holders.count());
    await expect(holders.first().frameLocator('iframe').locator('body')).toHaveText(/\S/);
  });
});

test('a list of items with pictures is one row of cards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const app of ['sale', 'label', 'takeout']) {
    await page.goto(`/template/apps/${app}_app`, { waitUntil: 'load' });
    const frame = page.getByTitle('With the app');
    await expect(frame.contentFrame().locator('img').first()).toBeVisible();
    const cards = frame.contentFrame().locator('ul > li');
    expect(new Set(await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))).size).toBe(1);
    await expect(cards.first()).toHaveCSS('list-style-type', 'none');
  }
});

/** Pages of apps with a picture of what the app changes. */
const illustrated = templatePages.filter((path) => path.includes('/apps/') && built(path).includes('Without the app'));

test('there are pictures of what an app changes on most pages of apps', () => {
  expect(illustrated.length).toBeGreaterThan(20);
});

test('a result has the height that the build measured, to a line, and the picture of an app has it at every width', async ({
  page,
}) => {
  const wrong: string[] = [];
  for (const document of frameDocuments(rootOf('site'))) {
    const height = await heightInFrame(page, document, roomOnPhone);
    if (Math.abs(height - frameHeight(document)) > line)
      wrong.push(`measured ${frameHeight(document)}, is ${height}: ${document.slice(0, 400)}`);
  }
  const pictures = illustrated.flatMap((path) => [...frameDocumentsOf(built(path))].slice(0, 2));
  for (const document of new Set(pictures))
    for (const width of [440, 720]) {
      const height = await heightInFrame(page, document, width);
      if (Math.abs(height - frameHeight(document)) > line)
        wrong.push(`${width} pixels: measured ${frameHeight(document)}, is ${height}: ${document.slice(0, 400)}`);
    }
  expect(wrong, 'npm run -w e2e frames').toEqual([]);
});

/** What a browser tells of parts that moved without the reader. */
interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

for (const width of [390, 1440])
  test(`nothing that is in view jumps by more than a line when a result comes, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const jumps: number[] = [];
      Object.assign(globalThis, { jumps });
      new PerformanceObserver((list) => {
        // What was out of view before, or is after, has a rectangle of nothing: its neighbors tell how far it went.
        for (const entry of list.getEntries() as Shift[])
          for (const { previousRect, currentRect } of entry.sources)
            if (previousRect.height > 0 && currentRect.height > 0)
              jumps.push(Math.abs(currentRect.top - previousRect.top));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of [tags, '/template/apps/age_verification_app', '/template/apps/membership_app']) {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
      const holders = await page.locator('[data-frame]').all();
      for (const holder of holders) {
        await holder.evaluate((each) => each.scrollIntoView());
        await expect.poll(() => hiddenPart(holder), { message: path, intervals: [20] }).toBeLessThanOrEqual(1);
      }
      const jumps = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return (globalThis as unknown as { jumps: number[] }).jumps;
      });
      expect.soft(Math.max(0, ...jumps), path).toBeLessThanOrEqual(line);
    }
  });
