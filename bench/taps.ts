import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serveSite } from '@shop-docs/server';
import { findBrowser } from '../scripts/setup/find-browser.mjs';
import { controls, type Generator, generators, type Tap } from './generators.ts';
import { root, work } from './paths.ts';

/**
 * `npx tsx bench/taps.ts [--runs 5] [--rest 3500] [--network cable|3g] [--only menu,search] [NAME[=FOLDER]…]`: time from
 * the first tap on a page to the frame in which its answer is visible, and from a gesture to hydration, on a processor
 * four times slower. Generators by the names of `npm run bench`, each with its build or that of a folder; without names,
 * all that have been built. They take turns within a run, so that what else the machine does meets all of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    rest: { type: 'string', default: '3500' },
    network: { type: 'string', default: 'cable' },
    only: { type: 'string' },
  },
});

/** Where each control is looked for: an operation has them all but the groups, which stand beside the guide. */
const places: Readonly<Record<(typeof controls)[number], { readonly address: string; readonly width: number }>> = {
  menu: { address: '/api/items/add', width: 390 },
  contents: { address: '/api/items/add', width: 390 },
  'sidebar group': { address: '/template/', width: 1280 },
  search: { address: '/api/items/add', width: 1280 },
  announcement: { address: '/api/items/add', width: 1280 },
  tabs: { address: '/api/items/add', width: 1280 },
  'try-it': { address: '/api/items/add', width: 1280 },
};

/** Runs in the page: notes when a pointer goes down, and the frame from which on the answer can be seen. */
function watch(answer: string): void {
  const absent = answer.startsWith('!');
  const isSeen = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && bottom > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const start = performance.now();
      (target as Element).closest('.menu__list-item')?.setAttribute('data-tapped', '');
      const look = () => {
        const seen = [...document.querySelectorAll(answer.replace(/^!/, ''))].some(isSeen);
        if (seen === absent) requestAnimationFrame(look);
        else
          setTimeout(() => {
            Object.assign(window, { answered: performance.now() - start });
          });
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

async function visit(browser: Browser, width: number, act: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: true, bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (values.network === '3g')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    });
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  try {
    return await act(page);
  } finally {
    await context.close();
  }
}

async function tapTime(page: Page, url: string, tap: Tap): Promise<number> {
  await page.goto(url, { waitUntil: Number(values.rest) > 0 ? 'load' : 'commit' });
  const control = page.locator(tap.control).first();
  await control.waitFor({ state: 'visible' });
  await page.waitForTimeout(Number(values.rest));
  await page.evaluate(watch, tap.answer);
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + Math.min(width / 2, 40), y + height / 2);
  const answered = await page.waitForFunction('window.answered', undefined, { timeout: 20_000 });
  return Number(await answered.jsonValue());
}

/** From a movement of the mouse to hydration; or the sum of long tasks from then on. */
async function hydrationTime(page: Page, url: string, address: string, name: 'time' | 'tasks'): Promise<number> {
  await page.goto(url + address, { waitUntil: 'load' });
  await page.waitForTimeout(Number(values.rest));
  const start = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        (window as unknown as { tasks: number[] }).tasks.length = 0;
        addEventListener('pointermove', () => resolve(performance.now()), { capture: true, once: true });
      }),
  );
  await page.waitForTimeout(50);
  await page.mouse.move(3, 300);
  const from = await start;
  const until = await page.waitForFunction(
    'document.documentElement.dataset.hasHydrated === "true" && performance.now()',
    undefined,
    { timeout: 20_000 },
  );
  if (name === 'time') return Number(await until.jsonValue()) - from;
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.reduce((sum, each) => sum + each, 0));
}

async function attempt(name: string, measured: Promise<number>): Promise<number> {
  try {
    return await measured;
  } catch (error) {
    console.error(name, String(error).slice(0, 200));
    return Number.NaN;
  }
}

const median = (samples: readonly number[]) => [...samples].sort((a, b) => a - b)[samples.length >> 1] ?? Number.NaN;

/** Generators with their builds, in the order of the columns. */
function chosen(): readonly (readonly [generator: Generator, folder: string])[] {
  const built = (name: string) => (name === 'ours' ? join(root, 'site/build') : join(work, name, outputOf(name)));
  const outputOf = (name: string) => generators[name]?.output ?? '';
  const names = Object.keys(generators).filter((name) => existsSync(built(name)));
  return (positionals.length > 0 ? positionals : names).map((each) => {
    const [name = '', folder = built(name)] = each.split('=');
    const generator = generators[name];
    if (!generator || !existsSync(folder))
      throw new Error(
        `Unexpected ${each}, expected NAME or NAME=FOLDER of a build, NAME one of ${Object.keys(generators)}`,
      );
    return [generator, folder];
  });
}

const sites = await Promise.all(
  chosen().map(async ([generator, folder]) => ({ generator, served: await serveSite(folder, { port: 0 }) })),
);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const pages = ['/api/items/add', '/template/syntax/item', '/template/guideline/create'];

/** Measures a generator's site; undefined where it has nothing of the kind. */
type Measure = (generator: Generator, url: string) => Promise<number> | undefined;
const measures: Readonly<Record<string, Measure>> = {
  ...Object.fromEntries(
    controls.map((name): [string, Measure] => [
      name,
      ({ taps }, url) => {
        const tap = taps[name];
        const { address, width } = places[name];
        return tap && visit(browser, width, (page) => tapTime(page, url + address, tap));
      },
    ]),
  ),
  ...Object.fromEntries(
    pages.flatMap((address) =>
      (['time', 'tasks'] as const).map((what): [string, Measure] => [
        `hydration ${what} ${address}`,
        ({ hydratesOnTouch }, url) =>
          hydratesOnTouch && visit(browser, 1280, (page) => hydrationTime(page, url, address, what)),
      ]),
    ),
  ),
};
console.log(
  `| ms, medians of ${values.runs}, rest ${values.rest}, ${values.network} | ${sites.map(({ generator }) => generator.name).join(' | ')} |`,
);
console.log(`|---|${sites.map(() => '--:|').join('')}`);
for (const [name, measure] of Object.entries(measures)) {
  if (values.only && !values.only.split(',').some((each) => name.startsWith(each))) continue;
  const samples = sites.map((): number[] => []);
  for (let run = 0; run < Number(values.runs); run++)
    for (const [index, { generator, served }] of sites.entries()) {
      const measured = measure(generator, served.url);
      if (measured) samples[index]?.push(await attempt(`${generator.name}, ${name}`, measured));
    }
  const shown = samples.map((own) =>
    own.length > 0
      ? `${median(own).toFixed(0)} (${Math.min(...own).toFixed(0)} to ${Math.max(...own).toFixed(0)})`
      : '',
  );
  console.log(`| ${name} | ${shown.join(' | ')} |`);
}
await browser.close();
await Promise.all(sites.map(({ served }) => served.stop(0)));
