import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { Generator } from './generators.ts';

/** Kilobytes as they travel, and milliseconds. */
export interface PageFigures {
  readonly html: number;
  readonly css: number;
  readonly scriptBefore: number;
  readonly fonts: number;
  readonly firstVisit: number;
  /** Fetched for later while the reader touches nothing. */
  readonly ahead: number;
  /** After {@link useTime} of use, with what was fetched ahead. */
  readonly scriptInAll: number;
  readonly interactive: number;
  readonly inp: number;
  /** From the click until the new heading is painted, and the longest interaction meanwhile. */
  readonly routeChange: number;
  readonly routeInp: number;
}

/** How long a reader rests before the first gesture, and uses the page after it, for the bytes. */
const restTime = 3500;
const useTime = 7500;

const slowdown = 4;
/** The loader that runs these files wraps functions in a helper, which pages do not have. */
const namesStay = 'globalThis.__name ??= (named) => named';
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One visit by someone who has never been here: bytes first, then the first gesture, a click, and a change of page. */
export async function measurePage(browser: Browser, generator: Generator, url: string): Promise<PageFigures> {
  const bytes = await measureBytes(browser, url);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.emulateCPUThrottling(slowdown);
  await page.setBypassCSP(true); // the conditions below are made from text
  await page.evaluateOnNewDocument(namesStay);
  await page.evaluateOnNewDocument(observeInteractions);
  const interactive = await timeToInteractive(page, generator, url);
  const inp = await firstClick(page, generator);
  await context.close();
  return { ...bytes, interactive, inp, ...(await routeChange(browser, generator, url)) };
}

async function measureBytes(browser: Browser, url: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  const sizes = await watch(session);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await pause(restTime);
  const early = sum(sizes);
  await page.mouse.move(3, 400);
  await page.mouse.move(4, 402);
  await pause(useTime);
  const all = sum(sizes);
  await context.close();
  const { html, css, fonts } = early;
  const other = early.other;
  return {
    html,
    css,
    fonts,
    scriptBefore: early.script,
    firstVisit: html + css + fonts + early.script + other,
    ahead: early.ahead,
    scriptInAll: Math.max(all.script, early.script) + all.ahead,
  };
}

interface Sizes {
  readonly kind: Map<string, 'html' | 'css' | 'script' | 'fonts' | 'other' | 'ahead'>;
  readonly bytes: Map<string, number>;
}

/** Follows what travels. What the page fetches ahead with low priority for later counts as script in all, not as first visit. */
async function watch(session: CDPSession): Promise<Sizes> {
  const sizes: Sizes = { kind: new Map(), bytes: new Map() };
  const kinds = { Document: 'html', Stylesheet: 'css', Script: 'script', Font: 'fonts' } as const;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const ahead = type === 'Prefetch' || /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
    const script = /\.m?js(\?|$)/.test(request.url);
    const kind = kinds[type as keyof typeof kinds] ?? (script && !ahead ? 'script' : 'other');
    sizes.kind.set(requestId, ahead || (type === 'Other' && script) ? 'ahead' : kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.bytes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return sizes;
}

function sum({ kind, bytes }: Sizes) {
  const total = { html: 0, css: 0, script: 0, fonts: 0, other: 0, ahead: 0 };
  for (const [id, size] of bytes) {
    const which = kind.get(id); // a document without a request is part of the page, such as a frame's `srcdoc`
    if (which) total[which] += size / 1000;
  }
  return total;
}

/** From the first gesture where script waits for one, else from the start of the navigation. */
async function timeToInteractive(
  page: Page,
  { isInteractive, hydratesOnTouch }: Generator,
  url: string,
): Promise<number> {
  if (!hydratesOnTouch) {
    await page
      .goto(url, { waitUntil: 'commit' as 'load' })
      .catch(() => page.goto(url, { waitUntil: 'domcontentloaded' }));
    return page.evaluate(whenTrue, isInteractive, 0);
  }
  await page.goto(url, { waitUntil: 'networkidle0' });
  const start = await page.evaluate(() => performance.now());
  const interactive = page.evaluate(whenTrue, isInteractive, start);
  await page.mouse.move(3, 400);
  await page.mouse.move(4, 402);
  return interactive;
}

/** In the page: resolves with the milliseconds from `start` until the expression is true. */
function whenTrue(expression: string, start: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (new Function(`return ${expression}`)()) resolve(performance.now() - start);
      else setTimeout(look, 4);
    };
    look();
  });
}

/** In the page, before its scripts: keeps the longest interaction. */
function observeInteractions(): void {
  const scope = window as unknown as { longest: number };
  scope.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) scope.longest = Math.max(scope.longest, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

async function firstClick(page: Page, { searchButton }: Generator): Promise<number> {
  const button = await page.$(searchButton);
  if (!button) return Number.NaN;
  await button.click();
  await pause(1500);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/** A click on a link of the sidebar. */
async function routeChange(
  browser: Browser,
  { isInteractive, sidebarLink }: Generator,
  url: string,
): Promise<Pick<PageFigures, 'routeChange' | 'routeInp'>> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.emulateCPUThrottling(slowdown);
  await page.setBypassCSP(true); // the conditions below are made from text
  await page.evaluateOnNewDocument(namesStay);
  await page.evaluateOnNewDocument(observeInteractions);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.mouse.move(3, 400);
  await page.mouse.move(4, 402);
  await page.waitForFunction(`Boolean(${isInteractive})`, { timeout: 20_000 });
  const heading = await page.$eval('h1', (h1) => h1.textContent);
  const links = await page.$$(sidebarLink);
  for (const link of links) {
    const target = await link.evaluate((a) => a.getAttribute('href')?.replace(/\/$/, ''));
    if (!target || target === new URL(url).pathname.replace(/\/$/, '') || !(await link.isVisible())) continue;
    const box = await link.boundingBox();
    if (!box || box.y < 0 || box.y > 780) continue;
    await page.mouse.move(box.x + 10, box.y + box.height / 2);
    await pause(300); // a reader points before the click
    const start = Date.now();
    await link.click();
    await page.waitForFunction(
      (old) => document.querySelector('h1')?.textContent !== old && document.querySelector('h1'),
      { polling: 'raf', timeout: 20_000 },
      heading,
    );
    const end = Date.now();
    await pause(1500);
    const longest = await page.evaluate(() => (window as unknown as { longest?: number }).longest);
    await context.close();
    return { routeChange: end - start, routeInp: longest || Number.NaN }; // a new document knows of no interaction
  }
  await context.close();
  return { routeChange: Number.NaN, routeInp: Number.NaN };
}
